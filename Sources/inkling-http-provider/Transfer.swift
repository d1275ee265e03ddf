// One HTTP request by libcurl; no handle of it leaves this file.

internal import CCurl

/// Sends requests one after the other over persistent connections.
final class Transfer {
  private let handle: UnsafeMutableRawPointer

  /// Returns nil if libcurl cannot be initialized.
  init?() {
    guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, let handle = curl_easy_init()
    else { return nil }
    self.handle = handle
  }

  deinit { curl_easy_cleanup(handle) }

  /// A request to send.
  struct Request {
    var url: String
    var method: String
    var headers: [(name: String, value: String)]
    var body: [UInt8]?
    /// Whether a proxy named in the environment is passed by.
    var isDirect: Bool
    /// The time limit of the request, in milliseconds.
    var milliseconds: Int
    /// The largest response that is read, in bytes.
    var limitBytes: Int
  }

  /// Sends a request and returns the body of the response. Redirects are not followed, and only HTTP and HTTPS are
  /// allowed.
  func body(of request: Request) throws(EndpointError) -> [UInt8] {
    curl_easy_reset(handle)
    let allowed = ink_curl_allow_only_http(handle)
    guard allowed == CURLE_OK else { throw .transfer(String(cString: curl_easy_strerror(allowed))) }
    set(CURLOPT_URL, request.url)
    set(CURLOPT_CUSTOMREQUEST, request.method)
    set(CURLOPT_USERAGENT, "inkling-http-provider")
    if request.isDirect { set(CURLOPT_NOPROXY, "*") }
    ink_curl_set_number(handle, CURLOPT_NOSIGNAL, 1)
    ink_curl_set_number(handle, CURLOPT_FOLLOWLOCATION, 0)
    ink_curl_set_number(handle, CURLOPT_TIMEOUT_MS, request.milliseconds)
    var list: UnsafeMutablePointer<curl_slist>?
    defer { curl_slist_free_all(list) }
    for (name, value) in request.headers {
      // A filled-in value must not start a new header.
      let line = "\(name): \(value)".unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
      list = curl_slist_append(list, String(String.UnicodeScalarView(line))) ?? list
    }
    ink_curl_set_headers(handle, list)
    let sink = Sink(limitBytes: request.limitBytes)
    ink_curl_set_sink(
      handle,
      { bytes, size, count, context in
        guard let bytes, let context else { return 0 }
        let part = UnsafeRawBufferPointer(start: bytes, count: size * count)
        return Unmanaged<Sink>.fromOpaque(context).takeUnretainedValue().take(part)
      }, Unmanaged.passUnretained(sink).toOpaque())
    let result = withExtendedLifetime(sink) { perform(request.body) }
    if sink.isFull { throw .tooLarge(limit: request.limitBytes) }
    guard result == CURLE_OK else {
      throw .transfer(String(cString: curl_easy_strerror(result)))
    }
    let status = ink_curl_status(handle)
    guard (200..<300).contains(status) else { throw .status(status) }
    return sink.bytes
  }

  /// Performs the transfer, keeping the body in memory meanwhile.
  private func perform(_ body: [UInt8]?) -> CURLcode {
    guard let body else { return curl_easy_perform(handle) }
    ink_curl_set_number(handle, CURLOPT_POSTFIELDSIZE, body.count)
    return body.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        ink_curl_set_text(handle, CURLOPT_POSTFIELDS, text.baseAddress)
        return curl_easy_perform(handle)
      }
    }
  }

  private func set(_ option: CURLoption, _ text: String) {
    ink_curl_set_text(handle, option, text)
  }

  /// Collects a response; one larger than the limit aborts the request.
  private final class Sink {
    let limitBytes: Int
    private(set) var bytes: [UInt8] = []
    private(set) var isFull = false

    init(limitBytes: Int) { self.limitBytes = limitBytes }

    func take(_ part: UnsafeRawBufferPointer) -> Int {
      guard bytes.count + part.count <= limitBytes else {
        isFull = true
        return 0
      }
      bytes.append(contentsOf: part)
      return part.count
    }
  }
}
