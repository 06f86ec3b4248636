import { PasswordHasher } from "@earshot/domain/accounts/account.port";
import request from "supertest";
import { rawAnswer } from "../../testing/servers/raw-answer.js";
import { newUser, PASSWORD, sessionLine, TestBrowser } from "../../testing/service/test-browser.js";
import { testService, type TestService } from "../../testing/service/test-service.js";

let service: TestService;
let user: Awaited<ReturnType<typeof newUser>>;
beforeAll(async () => {
  service = await testService();
  user = await newUser(service, "layers@example.org");
});
afterAll(() => service.close());

const post = (path: string) => request(service.server).post(`/api/v1${path}`);
const codeOf = ({ body }: { body: unknown }): string => (body as { code: string }).code;

describe("a change request with a user's cookie", () => {
  const rename = (headers: Record<string, string>) => {
    const call = request(service.server)
      .patch("/api/v1/account")
      .set("Cookie", user.cookieHeader())
      .send({ name: "X" });
    for (const [name, value] of Object.entries(headers)) void call.set(name, value);
    return call;
  };

  test.each([
    ["another site", { Origin: "https://evil.example" }],
    ["no origin at all", {}],
    ["an opaque origin", { Origin: "null" }],
    ["a neighbor by name", { Origin: "http://app.localhost" }],
    ["our name with another port", { Origin: "http://localhost:1" }],
    ["our name as a prefix", { Origin: "http://localhost.evil.example" }],
    ["https for http", { Origin: "https://localhost" }],
    ["a foreign fetch", { "Sec-Fetch-Site": "cross-site" }],
    ["a fetch of a sub-domain", { "Sec-Fetch-Site": "same-site" }],
    ["a request that no site asked for", { "Sec-Fetch-Site": "none" }],
    ["a foreign fetch that claims our origin", { "Sec-Fetch-Site": "cross-site", Origin: "OURS" }],
  ])("from %s is refused and changes nothing", async (_name, headers) => {
    const given = Object.fromEntries(Object.entries(headers).map(([n, v]) => [n, v === "OURS" ? service.origin : v]));
    const answer = await rename(given);
    expect([answer.status, codeOf(answer)]).toEqual([403, "csrf.refused"]);
    expect((await user.get("/account")).body).toMatchObject({ name: null });
  });

  test("from our own page is carried out", async () => {
    await rename({ Origin: service.origin }).expect(200);
    await rename({ "Sec-Fetch-Site": "same-origin" }).expect(200);
    await user.call("patch", "/account", { name: null }).expect(200);
  });

  test.each(["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x", ""])(
    "as a form (%s) is refused even from our own page",
    async (type) => {
      const call = post("/auth/sign-in").set("Cookie", user.cookieHeader()).set("Origin", service.origin);
      expect((await call.set("Content-Type", type).send("email=a@example.org&password=x")).status).toBe(415);
    },
  );

  test("lets a program with only its device cookie sign in again", async () => {
    const body = { email: "layers@example.org", password: PASSWORD };
    const device = `earshot-device=${user.cookies.get("earshot-device") ?? ""}`;
    await post("/auth/sign-in").set("Cookie", device).send(body).expect(200);
    // The header as Chromium sends it for a program without a page.
    await post("/auth/sign-in").set("Sec-Fetch-Site", "none").send(body).expect(200);
    const foreign = await post("/auth/sign-in").set("Cookie", device).set("Origin", "https://evil.example").send(body);
    expect(codeOf(foreign)).toBe("csrf.refused");
    const besides = await post("/auth/sign-in").set("Cookie", `${device}; x=1`).send(body);
    expect(codeOf(besides)).toBe("csrf.refused");
  });

  test("signing a visitor in from another site is refused even without a cookie", async () => {
    const answer = await post("/auth/sign-in")
      .set("Origin", "https://evil.example")
      .send({ email: "layers@example.org", password: PASSWORD });
    expect(codeOf(answer)).toBe("csrf.refused");
    expect(answer.get("Set-Cookie")).toBeUndefined();
  });

  test("no other origin gets permission to read", async () => {
    const answer = await user.get("/account").set("Origin", "https://evil.example");
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

describe("bodies", () => {
  const paths = [
    "/auth/sign-up",
    "/auth/sign-in",
    "/auth/reset",
    "/auth/reset/confirm",
    "/auth/verify",
    "/auth/verify/resend",
  ];
  const raw = (path: string, body: string | Buffer) =>
    post(path)
      .set("Content-Type", "application/json")
      .serialize((text: unknown) => text as string)
      .send(body);

  // health/worst-inputs.db.test.ts measures how long such bodies delay other requests.
  let hashes: () => number;
  beforeEach(() => {
    const hasher = service.app.get(PasswordHasher, { strict: false });
    const { jest } = import.meta;
    const spies = [jest.spyOn(hasher, "hash"), jest.spyOn(hasher, "verify")];
    hashes = () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  });
  afterEach(() => import.meta.jest.restoreAllMocks());

  test.each(paths)("%s: a megabyte in a field is refused, and nothing is hashed", async (path) => {
    for (const field of ["email", "password", "token"])
      await post(path)
        .send({ [field]: "a".repeat(1_000_000) })
        .expect(413);
    expect(hashes()).toBe(0);
  });

  test.each(paths)("%s: 90 kB in a field is refused by name, and nothing is hashed", async (path) => {
    for (const email of [`${"a".repeat(90_000)}@example.org`, "@".repeat(90_000), `a@${".".repeat(90_000)}`]) {
      const field = path === "/auth/verify" || path === "/auth/reset/confirm" ? "token" : "email";
      const answer = await post(path).send({ password: PASSWORD, [field]: email });
      expect(answer.status).toBe(400);
      expect((answer.body as { errors: { path: string }[] }).errors.map((error) => error.path)).toEqual([field]);
    }
    expect(hashes()).toBe(0);
  });

  const own: [Parameters<TestBrowser["call"]>[0], string, string[]][] = [
    ["patch", "/account", ["name", "email", "currentPassword"]],
    ["put", "/account/password", ["currentPassword", "password"]],
    ["delete", "/account", ["currentPassword"]],
  ];
  test.each(own)("%s %s: refuses such bodies from a user too", async (method, path, fields) => {
    for (const field of fields) {
      expect((await user.call(method, path, { [field]: "a".repeat(1_000_000) })).status).toBe(413);
      const answer = await user.call(method, path, { [field]: "a".repeat(90_000) });
      expect(answer.status).toBe(400);
      expect((answer.body as { errors: { path: string }[] }).errors.map((error) => error.path)).toEqual([field]);
    }
    expect(hashes()).toBe(0);
    expect(await user.user()).not.toBeNull();
  });

  const hostile: [string, string | Buffer][] = [
    ["no JSON", "{"],
    ["a bare word", '"text"'],
    ["an array", "[1]"],
    ["deep", `{"email":${"[".repeat(40_000)}${"]".repeat(40_000)}}`],
    ["deep objects", `${'{"a":'.repeat(15_000)}1${"}".repeat(15_000)}`],
    ["a prototype", '{"email":"a@example.org","__proto__":{"admin":true}}'],
    ["a prototype below", '{"email":"a@example.org","x":{"constructor":{"prototype":{"admin":true}}}}'],
    ["NUL", '{"email":"a\\u0000b@example.org","password":"x\\u0000yyyyy"}'],
    ["half a character", '{"email":"a@example.org","password":"\\ud83dxxxxxx"}'],
    ["broken UTF-8", Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ["wrong types", '{"email":{"$gt":""},"password":["x"],"token":1}'],
    ["numbers out of range", '{"email":1e999,"password":-0,"token":[[]]}'],
    ["nulls", '{"email":null,"password":null,"token":null}'],
    ["nothing", ""],
  ];

  test.each(hostile)("answers malformed JSON with a client error: %s", async (_name, body) => {
    for (const path of paths) {
      const answer = await raw(path, body);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.type).toBe("application/problem+json");
    }
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });

  test("compressed bodies are not decompressed", async () => {
    const answer = await post("/auth/sign-in")
      .set("Content-Encoding", "gzip")
      .set("Content-Type", "application/json")
      .send("{}");
    expect(answer.status).toBe(415);
  });

  test("errors reveal no internals", async () => {
    const answer = await raw("/auth/sign-in", '{"password": "canary-hunter2" "');
    expect(answer.status).toBe(400);
    expect(answer.text).not.toMatch(/node_modules|\.js|SELECT|position|canary/);
  });

  test("rejects a request with two lengths before any route", async () => {
    const answer = await rawAnswer(
      service.server,
      "POST /api/v1/auth/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
        "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
  });
});

test("under https the cookie is Secure and bound to the host, even behind a proxy that does not report https", async () => {
  const secure = await testService({ env: { PUBLIC_URL: "https://earshot.example" } });
  try {
    const browser = await newUser(secure, "tls@example.org");
    const answer = await browser.post("/auth/sign-in", { email: "tls@example.org", password: PASSWORD }).expect(200);
    expect(answer.get("Set-Cookie")).toContainEqual(
      expect.stringMatching(
        /^__Host-earshot-device=\w+_[\w-]{43}; Max-Age=15552000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
      ),
    );
    expect(sessionLine(answer)).toMatch(/^__Host-earshot=s%3A[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(answer.headers["strict-transport-security"]).toContain("max-age=31536000");
    // Links in emails use the site's name, regardless of the host name in the request.
    await browser.post("/auth/reset", { email: "tls@example.org" }).set("Host", "localhost:1").expect(202);
    expect((await secure.mails()).at(-1)?.text).toContain("https://earshot.example/sign-in?mode=new-password#token=");
    await browser.post("/auth/sign-out").expect(204);
    expect(browser.session).toBeUndefined();
  } finally {
    await secure.close();
  }
});

test("signing out as a guest succeeds", async () => {
  await new TestBrowser(service).post("/auth/sign-out").expect(204);
});
