import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { checkServer } from "./check-server.node";

let server: Server | undefined;
afterEach(() => new Promise((done) => (server ? server.close(done) : done(undefined))));

/** What the app says about a server that answers like this. */
async function said(answer: RequestListener): Promise<unknown> {
  server = createServer({ keepAlive: false }, answer);
  await new Promise<void>((done) => server!.listen(0, "127.0.0.1", done));
  return checkServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, fetch, OWN);
}
const OWN = { version: "1.2.0" };
const failing = (error: Error) => checkServer("earshot.example", () => Promise.reject(error), OWN);
const json =
  (text: string): RequestListener =>
  (_request, response) =>
    void response.end(text);

test("takes an Earshot server, and no other", async () => {
  expect(await said(json('{"podcasts":5}'))).toMatchObject({ kind: "address" });
  for (const text of ['{"shows":5}', "null", "<!doctype html><title>A shop</title>"]) {
    await new Promise((done) => server!.close(done));
    expect(await said(json(text))).toEqual({ kind: "faulty", reason: "There is a server, but it isn’t Earshot." });
  }
});

test("does not call a server that is down another product", async () => {
  expect(await said((_request, response) => void response.writeHead(503).end())).toEqual({
    kind: "faulty",
    reason: "The server has a problem at the moment. Try again later.",
  });
});

test("says that a server leads elsewhere, and not that there is none", async () => {
  const elsewhere = "That address leads to another one. Enter the address that your browser shows there.";
  const outcome = await said((_request, response) => void response.writeHead(301, { location: "/login" }).end());
  expect(outcome).toEqual({ kind: "faulty", reason: elsewhere });
  const inElectron = new Error("Attempted to redirect, but redirect policy was 'error'");
  expect(await failing(inElectron)).toEqual({ kind: "faulty", reason: elsewhere });
});

test("says that a certificate is not trusted, and not that there is no server", async () => {
  const reason = "This system does not trust the server’s certificate. Ask the people who run the server.";
  expect(await failing(new Error("net::ERR_CERT_AUTHORITY_INVALID"))).toEqual({ kind: "faulty", reason });
  const cause = Object.assign(new Error("self-signed certificate"), { code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
  expect(await failing(new TypeError("fetch failed", { cause }))).toEqual({ kind: "faulty", reason });
  expect(await failing(new Error("net::ERR_NAME_NOT_RESOLVED"))).toEqual({
    kind: "faulty",
    reason: "There’s no server at that address.",
  });
});

test.each([
  [new Error("net::ERR_CERT_DATE_INVALID"), "Check the date of this device"],
  [
    new TypeError("fetch failed", { cause: Object.assign(new Error("expired"), { code: "CERT_HAS_EXPIRED" }) }),
    "Check the date of this device",
  ],
  [new Error("net::ERR_CERT_COMMON_NAME_INVALID"), "Check the address"],
  [new Error("net::ERR_INTERNET_DISCONNECTED"), "Try again when you’re online."],
])("names a step that can help after %s", async (error, step) => {
  expect(await failing(error)).toMatchObject({ kind: "faulty", reason: expect.stringContaining(step) });
});

test("a server that stops within its answer is too slow, not another product", async () => {
  const stopped = { ok: true, status: 200, json: () => Promise.reject(new DOMException("late", "TimeoutError")) };
  expect(await checkServer("earshot.example", async () => stopped as unknown as Response, OWN)).toEqual({
    kind: "faulty",
    reason: "The server did not answer in 10 seconds.",
  });
});

test("says in one sentence that a server has another version, until the user agrees", async () => {
  const answers: Readonly<Record<string, object>> = {
    "/api/v1/catalogue": { podcasts: 5 },
    "/healthz": { status: "ok", version: "1.3.0" },
  };
  const send = (async (address: string) => Response.json(answers[new URL(address).pathname])) as typeof fetch;
  const reason =
    "This server has version 1.3.0, and the app has 1.2.0. Some things may not work. Press the button again to use it anyway.";
  expect(await checkServer("earshot.example", send, OWN)).toEqual({ kind: "other-version", reason });
  const taken = { kind: "address", address: "https://earshot.example" };
  expect(await checkServer("earshot.example", send, { ...OWN, anyVersion: true })).toEqual(taken);
  expect(await checkServer("earshot.example", send, { version: "1.3.0" })).toEqual(taken);
  const onlyCatalogue = (async (address: string, init) =>
    address.endsWith("/healthz") ? Promise.reject(new TypeError("redirect")) : send(address, init)) as typeof fetch;
  expect(await checkServer("earshot.example", onlyCatalogue, OWN)).toEqual(taken);
  // A build that is not a release has no version to compare.
  expect(await checkServer("earshot.example", send, { version: "0.0.0-fake" })).toEqual(taken);
});

test("says that a server is too slow", async () => {
  expect(await failing(new DOMException("late", "TimeoutError"))).toEqual({
    kind: "faulty",
    reason: "The server did not answer in 10 seconds.",
  });
});
