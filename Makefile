# The commands a person needs; each installs what it lacks, says so, and stays quiet when nothing is missing.
# `make` alone lists them. Everything it makes lies under .build/ and .venv/.

SWIFT ?= swift
swift_needed := 6.3
PREFIX ?= /usr/local
# A module may import only what its manifest line names: the borders between targets hang on it.
flags := --explicit-target-dependency-import-check error
static := $(CURDIR)/.build/static
release := -c release --static-swift-stdlib -Xlinker -s -Xlinker --no-export-dynamic -Xlinker -L$(static) --pkg-config-path $(static)
archives := $(addprefix $(static)/,libstdc++.a libgcc_s.a libjson-c.a json-c.pc libsqlite3.a sqlite3.pc)
sources := Package.swift Sources Tests

# Texts that `make figures` measures on, and files of pairs (.tsv).
TEXTS ?= Tests/Proof/text.md Tests/Proof/slips.tsv

.DEFAULT_GOAL := help
.PHONY: help try build test bench figures proof fuzz sanitize install package vscode format lint clean
.PHONY: swift libraries editors witnesses neighbours

help: ## list these commands
	@echo 'Inkling: a typing assistant for prose, as a language server. Commands:'
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

try: build ## build it and type in your terminal, with suggestions and ghost text
	@.build/release/inkling try

build: libraries $(archives) ## make the program, .build/release/inkling, its language packs beside it
	@[ -e .build/release/inkling ] || echo 'Building the program, some five minutes this first time; the number of steps grows on the way.'
	@$(SWIFT) build $(release) $(flags) --product inkling
	@[ -e .build/release/inkling-http-provider ] || echo 'The program is there. Now the provider that asks a server of yours, which is off until you name it.'
	@$(SWIFT) build $(release) $(flags) --product inkling-http-provider

# Libraries are linked in where their archives are there: to find, map and bind them was a fifth of the time from
# a start to its first answer. That of libgcc_s has the name of the part that is used, the unwinder.
$(static)/libgcc_s.a: archive := libgcc_eh.a
$(static)/%.a: | libraries
	@mkdir -p $(@D)
	@library=$$($(CC) -print-file-name=$(or $(archive),$(@F)) 2>/dev/null); case $$library in /*) ln -sf $$library $@ ;; esac
$(static)/%.pc: | libraries
	@mkdir -p $(@D)
	@sed 's|^libdir=.*|libdir=$(static)|' "$$(pkg-config --variable=pcfiledir $*)/$*.pc" > $@

test: libraries editors witnesses .venv/ready $(archives) lint ## run every test: the program's own, Neovim, Vim, Emacs, faults
	@$(SWIFT) build --build-tests $(flags)
	@$(SWIFT) test --skip-build $(flags)
	@$(SWIFT) test --package-path Tests/ExamplePackage --scratch-path .build/example
	@INKLING="$$($(SWIFT) build --show-bin-path)/inkling" .venv/bin/python -m pytest Tests/Clients
	@$(SWIFT) build $(release) $(flags) --product inkling
	@.venv/bin/python -m pytest Tests/Proof

bench: build neighbours ## measure speed and memory here, beside a C echo, Presage, hunspell, aspell and a Rust server
	@$(SWIFT) build $(release) $(flags) --product inkling-echo
	@$(SWIFT) build $(release) $(flags) --product inkling-bench
	@mkdir -p Tests/Proof/results
	@PRESAGE=.build/presage-peer RUFF=.venv/bin/ruff .build/release/inkling-bench > .build/bench.md
	@cat .build/bench.md
	@mv .build/bench.md Tests/Proof/results/$$(date +%F)-bench.md

figures: build ## keys saved, ghost text and corrections on texts: make figures TEXTS='a.txt pairs.tsv'
	@.build/release/inkling measure --slips 1 $(TEXTS)

proof: build witnesses .venv/ready ## faults, privacy and 2,000,000 keystrokes, an hour; results in Tests/Proof/results
	@INKLING_PROOF=100 .venv/bin/python -m pytest Tests/Proof --timeout 14400 \
	  --page Tests/Proof/results/$$(date +%F)-proof.md

fuzz: libraries ## ten minutes of random input for each reader of anything that comes from outside
	@Tests/Fuzz/fuzz 600

sanitize: libraries ## the program's own tests under AddressSanitizer, then under ThreadSanitizer
	@ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --scratch-path .build/address --sanitize=address $(flags)
	@TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/Proof/thread-sanitizer.txt \
	  $(SWIFT) test --scratch-path .build/thread --sanitize=thread $(flags)

install: build ## install the program and all that belongs to it under PREFIX, /usr/local
	@Scripts/install-files .build/release '$(DESTDIR)$(PREFIX)'
	@Scripts/say-installed '$(DESTDIR)' '$(PREFIX)'

package: build ## make a Debian package, .build/inkling_*.deb
	@Scripts/package-debian .build/release .build

vscode: ## make the extension for VS Code, .build/inkling.vsix
	@Scripts/package-vscode .build/inkling.vsix

format: swift ## lay out the Swift files as the tests want them
	@$(SWIFT) format --in-place --recursive $(sources)

lint: swift
	@$(SWIFT) format lint --strict --recursive $(sources)

clean: ## remove all that these commands made here
	@rm -rf .build .venv .pytest_cache

# What a machine may lack. For each package: its name, the test that it is there, and what it is for.

swift:
	@Scripts/check-swift $(SWIFT) $(swift_needed)

libraries: swift
	@Scripts/install-missing \
	  pkg-config 'pkg-config --version' 'tells the build where libraries are' \
	  libjson-c-dev 'pkg-config --exists json-c' 'reads the JSON that editors send' \
	  libsqlite3-dev 'pkg-config --exists sqlite3' 'keeps the words you teach it' \
	  libcurl4-openssl-dev 'pkg-config --exists libcurl' 'asks servers for suggestions, in a program of its own'

editors:
	@Scripts/install-missing \
	  neovim 'nvim --version' 'tested with Inkling' \
	  vim 'vim --version | grep -q +channel' 'tested with Inkling' \
	  emacs-nox 'emacs --version' 'tested with Inkling' \
	  elpa-eglot "emacs --batch --eval \"(require 'eglot)\"" 'the language-server client of Emacs 28' \
	  nodejs 'node --version' 'runs the tests of the VS Code extension' \
	  python3-venv "python3 -c 'import ensurepip, venv'" 'runs the tests that type in these editors'

witnesses:
	@Scripts/install-missing \
	  valgrind 'valgrind --version' 'counts instructions, so that no change makes a key slower unseen' \
	  strace 'strace --version' 'shows that no socket and no foreign file is opened'

neighbours: .venv/ready
	@Scripts/install-missing \
	  hunspell 'hunspell -v' 'measured beside Inkling' \
	  hunspell-en-us 'echo | hunspell -a -d en_US' 'its English' \
	  aspell 'aspell -v' 'measured beside Inkling' \
	  aspell-en 'echo | aspell -a --lang=en_US' 'its English' \
	  libpresage-dev 'test -f /usr/include/presage.h' 'measured beside Inkling' \
	  libpresage-data 'test -f /usr/share/presage/database_en.db' 'its English'
	@$(CC) -O2 Tests/Proof/presage.c -lpresage -o .build/presage-peer
	@.venv/bin/python -m pip install --quiet --disable-pip-version-check ruff==0.17.6

.venv/ready: Tests/Clients/requirements.txt | editors
	@echo 'Installing into .venv, for the tests alone:' $$(sed 's/ *#.*//; /^$$/d' $<)
	@python3 -m venv --clear .venv
	@.venv/bin/python -m pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@
