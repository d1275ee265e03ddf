// The event loop of a wrap: moves messages between the three ends, with a single place to wait.

import InkJSON
import InkRPC
package import InkSystem

/// Moves messages between a client and two servers until the client is gone or both servers are.
package struct WrapLoop {
  private var wrap: Wrap
  private var streams: [Peer: PeerStreams]
  private var polls = PollSet()
  private var parser = JSONParser()

  /// Creates a loop over the client's streams and the servers' processes, or the error with which the wrapped one
  /// failed to start.
  package init(
    _ wrap: Wrap, input: Descriptor, output: Descriptor, inkling: ChildProcess,
    wrapped: Result<ChildProcess, SystemError>
  ) {
    self.wrap = wrap
    streams = [
      .client: PeerStreams(reading: input, writing: output), .inkling: PeerStreams(inkling),
    ]
    switch wrapped {
    case .success(let child): streams[.wrapped] = PeerStreams(child)
    case .failure(let error):
      self.wrap.lose(.wrapped, "could not be started: \(error)", at: SystemClock.nanoseconds)
    }
  }

  /// Runs until the session is over; returns the exit code: 0 after `shutdown`, otherwise 1.
  package mutating func run() throws(SystemError) -> Int32 {
    deliver()
    while wrap.exitCode == nil {
      for ready in try wait(until: wrap.deadline) { move(ready) }
      wrap.lapse(at: SystemClock.nanoseconds)
      deliver()
    }
    try leave()
    return wrap.exitCode ?? 1
  }

  private mutating func wait(until deadline: UInt64?) throws(SystemError) -> [PollSet.Readiness] {
    for (peer, ends) in streams {
      polls.watch(
        ends.reading, for: ends.isAtEnd ? [] : .reading, token: peer.token(isWriting: false))
      let token = peer.token(isWriting: true)
      if let writing = ends.wanting {
        polls.watch(writing, for: .writing, token: token)
      } else {
        polls.remove(token)
      }
    }
    return try polls.wait(until: deadline)
  }

  private mutating func move(_ ready: PollSet.Readiness) {
    guard let (peer, isWriting) = Peer.of(token: ready.token), streams[peer] != nil else { return }
    if isWriting {
      if streams[peer]?.write() == false { lose(peer) }
    } else {
      read(peer)
    }
  }

  /// Reads once and processes the complete messages.
  private mutating func read(_ peer: Peer) {
    guard (try? streams[peer]?.read()) != nil else { return lose(peer) }
    do throws(FrameError) {
      while let arrival = try streams[peer]?.next(&parser) {
        let now = SystemClock.nanoseconds
        switch arrival {
        case .message(let message): wrap.receive(message, from: peer, at: now)
        case .invalid(let error, let message): wrap.refuse(message, error, from: peer, at: now)
        case .skipped(let error, let message): wrap.skip(message, error, from: peer, at: now)
        }
      }
    } catch {
      return lose(peer)
    }
    if streams[peer]?.isAtEnd == true { lose(peer) }
  }

  private mutating func lose(_ peer: Peer) {
    guard let ends = streams[peer] else { return }
    if peer == .client { return wrap.clientEnded() }
    drop(peer)
    let sentence = ends.ending(until: SystemClock.deadline(milliseconds: 200))
    wrap.lose(peer, sentence, at: SystemClock.nanoseconds)
  }

  /// Stops reading from and writing to a peer.
  private mutating func drop(_ peer: Peer) {
    streams[peer] = nil
    polls.remove(peer.token(isWriting: false))
    polls.remove(peer.token(isWriting: true))
  }

  /// Moves the wrap's deliveries into the outboxes.
  private mutating func deliver() {
    var deliveries = wrap.takeDeliveries()
    while !deliveries.isEmpty {
      for delivery in deliveries where streams[delivery.peer]?.enqueue(delivery.frame) == false {
        lose(delivery.peer)
      }
      deliveries = wrap.takeDeliveries()
    }
  }

  /// Writes what is still waiting, closes the servers' input and gives them a moment to exit.
  private mutating func leave() throws(SystemError) {
    deliver()
    let deadline = SystemClock.deadline(milliseconds: WrapLimits.endingMilliseconds)
    let savingDeadline = SystemClock.deadline(milliseconds: WrapLimits.savingMilliseconds)
    while streams.values.contains(where: { $0.wanting != nil }), SystemClock.nanoseconds < deadline
    {
      for ready in try wait(until: deadline) {
        guard let (peer, isWriting) = Peer.of(token: ready.token) else { continue }
        let goesOn = isWriting ? streams[peer]?.write() : (try? streams[peer]?.read()) != nil
        if goesOn != true || streams[peer]?.isAtEnd == true { drop(peer) }
      }
    }
    polls = PollSet()
    for peer in Peer.servers { streams[peer]?.close() }
    _ = streams[.wrapped]?.ending(until: deadline)
    _ = streams[.inkling]?.ending(until: savingDeadline)
  }
}

extension Peer {
  private static let all: [Peer] = [.client, .wrapped, .inkling]

  fileprivate func token(isWriting: Bool) -> Int {
    2 * (Peer.all.firstIndex(of: self) ?? 0) + (isWriting ? 1 : 0)
  }

  fileprivate static func of(token: Int) -> (peer: Peer, isWriting: Bool)? {
    all.indices.contains(token / 2) ? (all[token / 2], token % 2 == 1) : nil
  }
}
