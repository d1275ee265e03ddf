// JSON-RPC over a child process: frames, requests and their responses, requests of the server.
'use strict';

const { spawn } = require('node:child_process');

/** Assembles complete messages from bytes in pieces of any size. */
class FrameReader {
  constructor(onMessage) {
    this.onMessage = onMessage;
    /** Unprocessed pieces, and their total length; those of a long message are joined once, when it is complete. */
    this.pieces = [];
    this.length = 0;
    /** The number of bytes required for the next message. */
    this.needed = 0;
  }

  take(piece) {
    this.pieces.push(piece);
    this.length += piece.length;
    if (this.length < this.needed) return;
    let bytes = Buffer.concat(this.pieces);
    this.needed = 0;
    for (;;) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end < 0) break;
      const header = bytes.toString('latin1', 0, end);
      const length = Number(/content-length: *(\d+)/i.exec(header)?.[1] ?? 0);
      const start = end + 4;
      if (bytes.length < start + length) {
        this.needed = start + length;
        break;
      }
      const body = bytes.toString('utf8', start, start + length);
      bytes = bytes.subarray(start + length);
      // Before the message is delivered: a handler that throws must not get it again.
      this.pieces = [bytes];
      this.length = bytes.length;
      if (length > 0) this.onMessage(JSON.parse(body));
    }
    this.pieces = [bytes];
    this.length = bytes.length;
  }
}

/** A running server. `handlers` answers its requests, by method; `onEnd` is called with the reason of an unexpected
 * exit, and whether the program never started. */
class Connection {
  constructor(command, handlers, onEnd) {
    this.pending = new Map();
    this.nextId = 1;
    this.isOpen = true;
    this.isLeaving = false;
    this.handlers = handlers;
    this.process = spawn(command[0], command.slice(1), { stdio: ['pipe', 'pipe', 'ignore'] });
    const reader = new FrameReader((message) => this.receive(message));
    this.process.stdout.on('data', (piece) => reader.take(piece));
    this.process.stdin.on('error', () => {}); // the events below report the end
    this.process.on('error', (error) => this.end(onEnd, error.message, this.process.pid === undefined));
    this.process.on('close', (code, signal) => this.end(onEnd, signal ?? `exit code ${code}`));
  }

  end(onEnd, reason, neverBegan = false) {
    if (!this.isOpen) return;
    this.isOpen = false;
    for (const { reject } of this.pending.values()) reject(new Error('Inkling has exited'));
    this.pending.clear();
    if (!this.isLeaving) onEnd(reason, neverBegan);
  }

  receive(message) {
    if (message.method === undefined) {
      const waiting = this.pending.get(message.id);
      this.pending.delete(message.id);
      if (message.error) waiting?.reject(Object.assign(new Error(message.error.message), message.error));
      else waiting?.resolve(message.result);
      return;
    }
    const handler = this.handlers[message.method];
    if (message.id === undefined) {
      handler?.(message.params);
    } else {
      new Promise((resolve) => resolve(handler?.(message.params))).then(
        (result) => this.write({ id: message.id, result: result ?? null }),
        (error) => this.write({ id: message.id, error: { code: -32603, message: error.message } }),
      );
    }
  }

  write(message) {
    if (!this.isOpen) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }), 'utf8');
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  notify(method, params) {
    this.write({ method, params });
  }

  /** Returns the result; rejects with `code` on an error of the server, -32800 if `token` was cancelled. */
  request(method, params, token) {
    if (!this.isOpen) return Promise.reject(new Error('Inkling is not running'));
    const id = this.nextId++;
    const answer = new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }));
    this.write({ id, method, params });
    const cancelling = token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
    return answer.finally(() => cancelling?.dispose());
  }

  /** Shuts the server down, or kills it after a while. */
  async stop() {
    if (!this.isOpen) return;
    this.isLeaving = true;
    const patience = setTimeout(() => this.process.kill('SIGKILL'), 2000);
    const ended = new Promise((resolve) => this.process.on('close', resolve));
    await this.request('shutdown').catch(() => {});
    this.notify('exit');
    await ended;
    clearTimeout(patience);
  }
}

module.exports = { Connection, FrameReader };
