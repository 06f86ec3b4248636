# Receives webhooks on port 8000 and refuses messages that Earshot did not sign.
# Set WEBHOOK_SECRET to the secret that Earshot showed you. Your https server passes requests on to it.
import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

KEY = base64.b64decode(os.environ["WEBHOOK_SECRET"].replace("whsec_", ""))


def is_signed(headers, body):
    sent_at = headers.get("webhook-timestamp", "0")
    signed = f"{headers.get('webhook-id')}.{sent_at}.".encode() + body
    right = "v1," + base64.b64encode(hmac.new(KEY, signed, hashlib.sha256).digest()).decode()
    signatures = headers.get("webhook-signature", "").split(" ")
    is_recent = sent_at.isdigit() and abs(time.time() - int(sent_at)) < 300
    return is_recent and any(hmac.compare_digest(one.encode(), right.encode()) for one in signatures)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        accepted = is_signed(self.headers, body)
        if accepted:
            print(json.loads(body)["type"], flush=True)
        self.send_response(204 if accepted else 401)
        self.end_headers()

    def log_message(self, *_):
        pass


ThreadingHTTPServer(("", int(os.environ.get("PORT", "8000"))), Receiver).serve_forever()
