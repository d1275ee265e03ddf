#pragma once
#include <curl/curl.h>

// The options of libcurl are variadic, which Swift cannot call.

static inline CURLcode ink_curl_set_text(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ink_curl_set_number(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

// Until libcurl 7.85 protocols were bits.
static inline CURLcode ink_curl_allow_only_http(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075500
  return curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
#else
  return curl_easy_setopt(handle, CURLOPT_PROTOCOLS, CURLPROTO_HTTP | CURLPROTO_HTTPS);
#endif
}

static inline CURLcode ink_curl_set_headers(CURL *handle, struct curl_slist *headers) {
  return curl_easy_setopt(handle, CURLOPT_HTTPHEADER, headers);
}

static inline CURLcode ink_curl_set_sink(CURL *handle, curl_write_callback sink, void *context) {
  curl_easy_setopt(handle, CURLOPT_WRITEDATA, context);
  return curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, sink);
}

static inline long ink_curl_status(CURL *handle) {
  long status = 0;
  curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
  return status;
}
