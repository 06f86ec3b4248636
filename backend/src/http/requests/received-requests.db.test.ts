import request from "supertest";
import { rawAnswer } from "../../testing/servers/raw-answer.js";
import { testService, type TestService } from "../../testing/service/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService({
    env: { PUBLIC_URL: "https://earshot.example", ALLOWED_HOSTS: "inside.lan, 192.0.2.7" },
  });
});
afterAll(() => service.close());

const raw = (bytes: string) => rawAnswer(service.server, bytes);
const get = (path: string, host: string) => request(service.server).get(path).set("Host", host);

describe("a request with two possible readings", () => {
  const NEXT = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
  test.each([
    ["two hosts", "GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n"],
    ["the same host twice", "GET /healthz HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\n\r\n"],
    ["no host", "GET /healthz HTTP/1.1\r\n\r\n"],
    ["an unknown coding", "POST /healthz HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: xchunked\r\n\r\n"],
    [
      "a coding under another one",
      "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
    ],
    ["identity", "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: identity\r\n\r\n"],
    [
      "chunked and something",
      "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n",
    ],
    ["chunked twice", "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n"],
    ["a coding of HTTP/1.0", "POST / HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
  ])("%s: gets 400, and no request after it is answered", async (_name, bytes) => {
    const answer = await raw(bytes + NEXT);
    expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 400"]);
    expect(answer).toContain("Connection: close");
  });

  test("well-formed chunks are accepted", async () => {
    const answer = await raw(
      "POST /api/v1/auth/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
        "Transfer-Encoding: Chunked\r\nConnection: close\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4(00|22) /);
    expect(answer).toContain("credentials.invalid");
  });
});

describe("the host name of a request", () => {
  test.each(["/", "/api/v1/catalogue", "/api/v1/openapi.json", "/metrics", "/healthz", "/favicon.ico", "/nowhere"])(
    "%s: a foreign host name is 421",
    async (path) => {
      for (const host of ["evil.example", "earshot.example.evil.example", "xearshot.example", "192.0.2.8"]) {
        // Probes use the address; see below.
        if (path === "/healthz" && host === "192.0.2.8") continue;
        const { body } = await get(path, host)
          .expect(421)
          .expect("Content-Type", /problem\+json/);
        expect(body).toMatchObject({ code: "host.unknown" });
        expect((body as { detail: string }).detail).toContain("ALLOWED_HOSTS");
      }
    },
  );

  test.each([
    "earshot.example",
    "EARSHOT.example:8443",
    "inside.lan:3000",
    "192.0.2.7",
    "localhost",
    "localhost:1",
    "127.0.0.1:5173",
    "[::1]:3000",
  ])("%s is one of the service's names", async (host) => {
    await get("/api/v1/catalogue", host).expect(200);
  });

  test("refuses a page whose own name points at this machine", async () => {
    const answer = await request(service.server)
      .post("/api/v1/contact-messages")
      .set("Host", "evil.example")
      .set("Origin", "http://evil.example")
      .send({ name: "Ada", email: "a@b.org", message: "Hello" });
    expect(answer.status).toBe(421);
    expect(await service.database.dataSource.query("SELECT FROM contact_messages")).toEqual([]);
  });

  test("an absolute address overrides the Host header", async () => {
    const ask = (address: string, host: string) =>
      raw(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await ask("http://evil.example/healthz", "localhost")).toMatch(/^HTTP\/1\.1 421 /);
    expect(await ask("http://localhost/healthz", "evil.example")).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("probes may use the address, or HTTP/1.0 without a host name", async () => {
    for (const path of ["/healthz", "/readyz"]) {
      await get(path, "10.1.2.3:3000").expect(200);
      expect(await raw(`GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
    }
    await get("/readyz", "evil.example").expect(421);
    expect(await raw("GET / HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 421 /);
  });
});
