// The setup of a child process before its program starts.

internal import Glibc

/// The file actions and attributes of one `posix_spawn`.
struct SpawnPlan: ~Copyable {
  private var actions = posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()

  /// Creates a plan that restores the default handling of SIGPIPE and SIGXFSZ and blocks no signal.
  init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var restored = sigset_t()
    sigemptyset(&restored)
    posix_spawnattr_setsigmask(&attributes, &restored)
    sigaddset(&restored, SIGPIPE)
    sigaddset(&restored, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &restored)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
  }

  deinit {
    var (actions, attributes) = (actions, attributes)
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  /// Duplicates one of our descriptors to a descriptor number of the child.
  mutating func connect(_ number: Int32, to childNumber: Int32) {
    posix_spawn_file_actions_adddup2(&actions, number, childNumber)
  }

  /// Opens a file in the child, for reading and writing.
  mutating func open(_ path: String, as childNumber: Int32) {
    posix_spawn_file_actions_addopen(&actions, childNumber, path, O_RDWR, 0)
  }

  /// Starts the program and returns its process id.
  mutating func spawn(
    _ executable: String, _ arguments: [String], _ environment: Environment
  ) throws(SystemError) -> Int32 {
    for text in [executable] + arguments { try FileSystem.check(text) }
    var argv = ([executable] + arguments).map { strdup($0) } + [nil]
    var envp = environment.entries.map(Self.copy) + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var id: Int32 = 0
    let code = posix_spawnp(&id, executable, &actions, &attributes, &argv, &envp)
    if code != 0 { throw SystemError("start", executable, code: code) }
    return id
  }

  /// Returns a copy of some bytes as a C string.
  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap { strndup($0.assumingMemoryBound(to: CChar.self), bytes.count) }
    }
  }
}
