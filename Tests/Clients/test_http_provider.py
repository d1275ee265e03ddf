"""The provider that queries an endpoint over HTTP, with a real server: well-behaved, slow, broken, huge and hostile."""

import json
import os
import subprocess
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

PROGRAM = Path(os.environ.get("INKLING", ".build/release/inkling")).parent / "inkling-http-provider"


class Endpoint:
    """A server on this machine; `reply` defines its response, `seen` has the requests it received."""

    def __init__(self):
        self.seen = []
        self.reply = lambda request: b"{}"
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def answer(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                endpoint.seen.append((self.command, self.path, dict(self.headers), body))
                try:
                    reply = endpoint.reply(self)
                    if reply is not None:
                        self.send_response(200)
                        self.send_header("Content-Length", str(len(reply)))
                        self.end_headers()
                        self.wfile.write(reply)
                except (BrokenPipeError, ConnectionResetError):
                    pass

            do_GET = do_POST = answer

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = "http://127.0.0.1:%d" % self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


class Provider:
    """The program, queried as Inkling does."""

    def __init__(self, endpoint, **environment):
        self.process = subprocess.Popen(
            [PROGRAM, json.dumps(endpoint)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, env={**os.environ, **environment})
        self.count = 0

    def send(self, method, params, **members):
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **members}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def ask(self, method="suggestions", **params):
        self.count += 1
        question = {"prefix": "goi", "textBefore": "I am goi", "textAfter": "", "limit": 3, "deadlineMilliseconds": 5000}
        self.send(method, {**question, **params}, id=self.count)
        answer = self.receive()
        assert answer["id"] == self.count
        return answer

    def texts(self, **params):
        return [one["text"] for one in self.ask(**params)["result"]["suggestions"]]

    def end(self):
        self.process.stdin.close()
        return self.process.wait(10)


@pytest.fixture
def endpoint():
    endpoint = Endpoint()
    yield endpoint
    endpoint.server.shutdown()


def words(endpoint, **more):
    return {"url": endpoint.url + "/complete", "query": {"q": "${prefix}"}, "results": "/words", **more}


def test_placeholders_are_filled_wherever_they_occur(endpoint):
    endpoint.reply = lambda _: b'{"words": ["going", {"text": 1}, "gone now"]}'
    provider = Provider(words(
        endpoint, method="POST", headers={"X-Key": "${env:KEY}", "X-Text": "${textBefore}"},
        body={"text": "${textBefore}", "n": "${limit}", "in": ["<${prefix}>"]}), KEY="secret")
    assert provider.ask("initialize")["result"] == {"name": "http"}
    assert provider.texts(prefix='g&"ü', textBefore='a\r\nX-Evil: 1 "}') == ["going", "gone now"]
    method, path, headers, body = endpoint.seen[0]
    assert (method, path) == ("POST", "/complete?q=g%26%22%C3%BC")
    assert headers["X-Key"] == "secret" and "X-Evil" not in headers
    assert json.loads(body) == {"text": 'a\r\nX-Evil: 1 "}', "n": 3, "in": ['<g&"ü>']}
    assert provider.end() == 0


def test_presets_make_the_requests_of_their_servers(endpoint):
    endpoint.reply = lambda _: b'{"content": "ng to the sea and back\\nnever"}'
    provider = Provider({"preset": "llama.cpp", "url": endpoint.url})
    assert provider.texts() == ["going to the"]
    assert json.loads(endpoint.seen[0][3])["prompt"] == "I am goi"
    assert endpoint.seen[0][1] == "/completion"
    endpoint.reply = lambda _: b'{"choices": [{"text": " home now"}, {"text": ""}]}'
    provider = Provider({"preset": "openai", "url": endpoint.url + "/", "model": "m"}, OPENAI_API_KEY="k")
    assert provider.texts(prefix="", textBefore="I go") == ["home now"]
    assert endpoint.seen[1][1] == "/v1/completions"
    assert endpoint.seen[1][2]["Authorization"] == "Bearer k"
    assert json.loads(endpoint.seen[1][3])["model"] == "m"
    assert provider.end() == 0


def test_a_response_is_awaited_no_longer_than_it_is_useful(endpoint):
    gate = threading.Event()
    endpoint.reply = lambda _: gate.wait(60) and None
    provider = Provider(words(endpoint))
    start = time.monotonic()
    assert "error" in provider.ask(deadlineMilliseconds=100)
    assert time.monotonic() - start < 30
    gate.set()
    endpoint.reply = lambda _: b'{"words": ["going"]}'
    assert provider.texts() == ["going"]


@pytest.mark.parametrize("reply", [
    b"", b"{", b"[]", b"null", b"<html>", b"{\"words\": 7}", b"\xff\xfe", b"[" * 10_000,
])
def test_broken_responses_are_errors_or_nothing(endpoint, reply):
    endpoint.reply = lambda _: reply
    provider = Provider(words(endpoint))
    answer = provider.ask()
    assert "error" in answer or answer["result"] == {"suggestions": []}
    endpoint.reply = lambda _: b'{"words": "going"}'
    assert provider.texts() == ["going"]


def test_huge_responses_are_read_no_further_than_the_limit(endpoint):
    def flood(request):
        request.send_response(200)
        request.end_headers()
        while True:
            request.wfile.write(b"x" * 65536)
    endpoint.reply = flood
    provider = Provider(words(endpoint, maximumBytes=100_000))
    assert provider.ask()["error"]["message"] == "expected at most 100000 bytes, found more"


def test_hostile_responses_lead_nowhere_else(endpoint):
    def redirect(request):
        request.send_response(302)
        request.send_header("Location", endpoint.url + "/elsewhere")
        request.end_headers()
    endpoint.reply = redirect
    provider = Provider(words(endpoint))
    assert provider.ask()["error"]["message"] == "expected a status from 200 to 299, found 302"
    assert len(endpoint.seen) == 1
    endpoint.reply = lambda request: request.wfile.write(b"\x00nonsense\r\n\r\n") and None
    assert "error" in provider.ask()


def test_a_cancelled_request_is_not_sent(endpoint):
    gate = threading.Event()
    endpoint.reply = lambda _: gate.wait(60) and b'{"words": ["going"]}'
    provider = Provider(words(endpoint))
    question = {"prefix": "", "textBefore": "", "deadlineMilliseconds": 50_000}
    for number in (1, 2, 3):
        provider.send("suggestions", question, id=number)
        while number == 1 and not endpoint.seen:
            time.sleep(0.01)
    provider.send("$/cancelRequest", {"id": 2})
    gate.set()
    answers = [provider.receive() for _ in range(3)]
    assert ["result" in answer for answer in answers] == [True, False, True]
    assert len(endpoint.seen) == 2


def test_requests_read_together_with_the_end_are_answered(endpoint):
    endpoint.reply = lambda _: b'{"words": ["going"]}'
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "suggestions", "params": {"prefix": "goi"}})
    frame = "Content-Length: %d\r\n\r\n%s" % (len(body), body)
    done = subprocess.run([PROGRAM, json.dumps(words(endpoint))], input=frame, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout.count('"going"')) == (0, 1)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_a_server_on_this_machine_is_asked_directly_whatever_the_proxy(endpoint, host):
    proxy = Endpoint()
    proxy.reply = endpoint.reply = lambda _: b'{"words": ["going"]}'
    names = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
    environment = {**dict.fromkeys(names, proxy.url), "no_proxy": "", "NO_PROXY": "", "KEY": "secret"}
    question = words(endpoint, headers={"X-Key": "${env:KEY}"})
    question["url"] = question["url"].replace("127.0.0.1", host)
    assert Provider(question, **environment).texts() == ["going"]
    assert endpoint.seen[0][2]["X-Key"] == "secret"
    assert proxy.seen == []
    # Another machine is still asked by way of the proxy, without a key.
    question = words(endpoint, url="http://inkling.invalid/complete")
    assert Provider(question, **environment).texts() == ["going"]
    assert len(proxy.seen) == 1
    proxy.server.shutdown()


@pytest.mark.parametrize("endpoint, sentence", [
    ({"url": "http://example.org/", "results": "", "headers": {"A": "${env:KEY}"}}, "use https"),
    ({"url": "http://localhost/", "results": "", "headers": {"A": "${env:NOBODY}"}}, "NOBODY"),
    ({"url": "http://localhost/", "results": "", "body": ["${env:KEY}"]}, "only in query and headers"),
    ({"url": "file:///etc/passwd", "results": ""}, "http://"),
    ({"url": "http://localhost/"}, "endpoint.results"),
    ({"preset": "nobody", "url": "http://localhost/"}, "endpoint.preset"),
])
def test_an_unusable_endpoint_is_reported_at_once(endpoint, sentence):
    provider = Provider(endpoint, KEY="secret")
    _, errors = provider.process.communicate(timeout=10)
    assert provider.process.returncode == 1
    assert sentence in errors.decode() and "secret" not in errors.decode()
