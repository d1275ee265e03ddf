# The commands of this project; each installs what is missing, says so, and is silent otherwise.
# `make` alone lists them. Everything they create is under .build/ and .venv/.

SWIFT ?= swift
swift_needed := 6.3
PREFIX ?= /usr/local
# A module may import only what its manifest entry names: the borders between targets depend on it.
flags := --explicit-target-dependency-import-check error
static := $(CURDIR)/.build/static
release := -c release --static-swift-stdlib -Xlinker --no-export-dynamic -Xlinker -L$(static) --pkg-config-path $(static)
stripped := -Xlinker -s
# The functions that a keystroke calls stand side by side: a key takes some 15 % less time, since less of the code it runs
# has left the caches since the last one. Behind them stand those that run at the start, which keeps four megabytes of
# others out of memory. Only the linker gold takes such a list of sections.
order := $(CURDIR)/Scripts/function-order.txt
release += -Xswiftc -Xfrontend -Xswiftc -function-sections -Xcc -ffunction-sections
ifneq ($(shell command -v ld.gold),)
release += -Xswiftc -use-ld=gold -Xlinker --section-ordering-file=$(order)
endif
# At a fixed address, the program's tables need none of the 57,000 relocations that would touch, and so copy, half a
# megabyte of them: a quarter of the time from start to first answer. Heap, stack and C library stay at random addresses.
release += -Xlinker -no-pie
archives := $(addprefix $(static)/,libstdc++.a libgcc_s.a libjson-c.a json-c.pc libsqlite3.a sqlite3.pc)
sources := Package.swift Sources Tests

# Texts and files of pairs (.tsv) for `make figures`.
TEXTS ?= Tests/Proof/text.md Tests/Proof/slips.tsv

.DEFAULT_GOAL := help
.PHONY: help try build test bench figures proof fuzz sanitize order install uninstall package vscode format lint clean
.PHONY: swift libraries editors witnesses neighbors

help: ## list these commands
	@echo 'Inkling: a typing assistant for prose, as a language server. Commands:'
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

try: build ## build it, then type in your terminal, with suggestions and ghost text
	@.build/release/inkling try

build: libraries $(archives) ## build the program, .build/release/inkling, with its language packs
	@[ -e .build/release/inkling ] || echo 'Building the program, which takes about five minutes the first time; the number of steps grows meanwhile.'
	@$(SWIFT) build $(release) $(stripped) $(flags) --product inkling
	@[ -e .build/release/inkling-http-provider ] || echo 'The program is built. Now the provider that queries a server of yours, which is off until you name it.'
	@$(SWIFT) build $(release) $(stripped) $(flags) --product inkling-http-provider

# Libraries are linked statically if their archives are installed: finding, mapping and binding them took a fifth of the
# time from start to first answer. The archive for libgcc_s is named after the part that is used, the unwinder.
$(static)/libgcc_s.a: archive := libgcc_eh.a
$(static)/%.a: | libraries
	@mkdir -p $(@D)
	@library=$$($(CC) -print-file-name=$(or $(archive),$(@F)) 2>/dev/null); case $$library in /*) ln -sf $$library $@ ;; esac
$(static)/%.pc: | libraries
	@mkdir -p $(@D)
	@sed 's|^libdir=.*|libdir=$(static)|' "$$(pkg-config --variable=pcfiledir $*)/$*.pc" > $@

# Whatever runs the program runs the release build, as its users do; language packs are verified forty times faster by it.
# Editors wait more than they compute, so that four at a time fit on two cores; and proofs wait for pauses, timeouts and each
# other's ends, so that two do.
test: export INKLING := $(CURDIR)/.build/release/inkling
test: build editors witnesses .venv/ready lint ## run every test: unit tests, Neovim, Vim, Emacs, faults
	@$(SWIFT) build --build-tests $(flags)
	@$(SWIFT) test --skip-build $(flags)
	@$(SWIFT) test --package-path Tests/ExamplePackage --scratch-path .build/example -Xswiftc -gnone
	@.venv/bin/python -m pytest -n 4 Tests/Clients
	@.venv/bin/python -m pytest -n 2 Tests/Proof

bench: build neighbors ## measure speed and memory, next to a C echo, Presage, hunspell, aspell and a Rust server
	@$(SWIFT) build $(release) $(stripped) $(flags) --product inkling-echo
	@$(SWIFT) build $(release) $(stripped) $(flags) --product inkling-bench
	@mkdir -p Tests/Proof/results
	@PRESAGE=.build/presage-peer RUFF=.venv/bin/ruff .build/release/inkling-bench > .build/bench.md
	@cat .build/bench.md
	@mv .build/bench.md Tests/Proof/results/$$(date +%F)-bench.md

figures: build ## keystrokes saved, ghost text and corrections on texts: make figures TEXTS='a.txt pairs.tsv'
	@.build/release/inkling measure --slips 1 $(TEXTS)

proof: build witnesses .venv/ready ## faults, privacy and 2,000,000 keystrokes, an hour; results in Tests/Proof/results
	@INKLING_PROOF=100 .venv/bin/python -m pytest Tests/Proof --timeout 14400 \
	  --page Tests/Proof/results/$$(date +%F)-proof.md

fuzz: libraries ## ten minutes of random input for each parser of external input
	@Tests/Fuzz/fuzz 600

sanitize: libraries ## unit tests under AddressSanitizer, then under ThreadSanitizer
	@ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --scratch-path .build/address --sanitize=address $(flags)
	@TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/Proof/thread-sanitizer.txt \
	  $(SWIFT) test --scratch-path .build/thread --sanitize=thread $(flags)

order: build .venv/ready witnesses ## measure anew which functions a keystroke calls, for the linker
	@$(SWIFT) build $(release) -Xlinker --strip-debug $(flags) --product inkling
	@.venv/bin/python Tests/Proof/function_order.py .build/release/inkling $(order)
	@$(SWIFT) build $(release) $(stripped) $(flags) --product inkling

install: build ## install the program and its files under PREFIX, /usr/local
	@Scripts/install-files .build/release '$(DESTDIR)$(PREFIX)'
	@Scripts/say-installed '$(DESTDIR)' '$(PREFIX)'

uninstall: ## remove what was installed under PREFIX; your words stay
	@Scripts/uninstall-files '$(DESTDIR)$(PREFIX)'

package: build ## build a Debian package, .build/inkling_*.deb
	@Scripts/package-debian .build/release .build

vscode: ## build the extension for VS Code, .build/inkling.vsix
	@Scripts/package-vscode .build/inkling.vsix

format: swift ## format the Swift files as the tests require
	@$(SWIFT) format --in-place --recursive $(sources)

lint: swift
	@$(SWIFT) format lint --strict --recursive $(sources)

clean: ## remove everything these commands created here
	@rm -rf .build .venv .pytest_cache

# What may be missing. For each package: its name, the test that it is installed, and what it is for.

swift:
	@Scripts/check-swift $(SWIFT) $(swift_needed)

libraries: swift
	@Scripts/install-missing \
	  pkg-config 'pkg-config --version' 'tells the build where libraries are' \
	  libjson-c-dev 'pkg-config --exists json-c' 'parses the JSON that editors send' \
	  libsqlite3-dev 'pkg-config --exists sqlite3' 'stores the words you teach it' \
	  libcurl4-openssl-dev 'pkg-config --exists libcurl' 'queries servers for suggestions, in a separate program'

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
	  valgrind 'valgrind --version' 'counts instructions, so that no slowdown goes unnoticed' \
	  strace 'strace --version' 'shows that no socket and no unrelated file is opened'

neighbors: .venv/ready
	@Scripts/install-missing \
	  hunspell 'hunspell -v' 'measured next to Inkling' \
	  hunspell-en-us 'echo | hunspell -a -d en_US' 'its English' \
	  aspell 'aspell -v' 'measured next to Inkling' \
	  aspell-en 'echo | aspell -a --lang=en_US' 'its English' \
	  libpresage-dev 'test -f /usr/include/presage.h' 'measured next to Inkling' \
	  libpresage-data 'test -f /usr/share/presage/database_en.db' 'its English'
	@$(CC) -O2 Tests/Proof/presage.c -lpresage -o .build/presage-peer
	@.venv/bin/python -m pip install --quiet --disable-pip-version-check ruff==0.17.6

.venv/ready: Tests/Clients/requirements.txt | editors
	@echo 'Installing into .venv, for the tests only:' $$(sed 's/ *#.*//; /^$$/d' $<)
	@python3 -m venv --clear .venv
	@.venv/bin/python -m pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@
