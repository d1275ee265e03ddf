// Names of programs and technical words of English, which are written in all languages.

import InkText

/// Words of programmers and of offices that are English everywhere, and near common words of some language: vpn, beside
/// von, or golang, beside gelang. Excludes those that are likelier a word without its marks: mem, for même, and util.
enum TechnicalWords {
  static let all = Set(wordsOf: [programs, tools, code, work].joined(separator: " "))

  private static let programs = """
    ansible apache astro babel bitbucket bun cassandra chromium codespell conda cypress deno django docker elasticsearch
    emacs eslint fedora firefox flask github gitlab gnome golang gradle grafana groovy helm inkscape jaeger java jest
    jira kafka kibana kotlin kubectl kubernetes laravel loki mariadb maven mocha mongo mongodb mypy mysql neovim nginx
    numpy nuxt pandas playwright podman poetry postgres prettier prometheus puppet pylint pytest python rabbitmq react
    redis redux rollup rspec ruby rust scala scipy selenium sentry serde slack sqlite svelte systemd tauri terraform
    tmux tokio tomcat typescript ubuntu valgrind vim vite vitest vue webpack wordpress zsh
    """

  private static let tools = """
    apt awk bash brew cargo chmod chown clang clippy cmake cron curl ffmpeg gcc gdb grep journalctl linter mkdir nano
    ninja npm npx nvm pip pnpm rsync ssh strace sudo virtualenv wget yarn
    """

  private static let code = """
    addon api apis args asap async attr attrs auth await backend backends bool branch branches bugfix bytecode cfg
    chore cli config configs const cpu css csv ctx daemon db deps deserialize dev diff diffs dockerfile docstring
    endpoint endpoints enum env envs fallback fixme flaky fmt frontend func getter getters gif gpu hash helper
    helpers hook hooks hotfix html http https idx impl ingress init json jsx jwt kernel lexer lib libs lint
    localhost lookup macos malloc max metadata middleware mixin mock mocks monorepo mutex namespace nullable oauth
    offset param params parser payload pipeline pkg plugin plugins prod proxy pull queue readme rebase refactor
    regex repo repos req runtime sandbox sdk semver setter setters setup sha shader shell snapshot socket specs
    sprint sql src stacktrace staging stash stderr stdin stdout struct structs stub stubs submodule subnet switch
    symlink sync syntax tcp threads throughput timeout timeouts timestamp tls tmp todo token tokens toolchain tuple
    typedef typings udp uri url urls usb utf utils uuid validator vpn webhook webhooks websocket widget wifi wip
    wrapper xml yaml yml
    """

  private static let work = """
    backlog benchmark blog bug bugs changelog chat chatbot cloud cluster dashboard deadline deploy dev devops download
    draft feed feedback followup freelancer fullstack hashtag homeoffice issue issues kanban latency logs merge
    milestone newsletter offline onboarding online podcast pop-up popup remote retro review reviews roadmap router scrum
    sidebar slack spam standup story streaming team teams template ticket tickets tooltip touchpad troubleshooting typo
    typos update updates upgrade upload uptime user users webcam webinar workaround workflow workshop
    """
}
