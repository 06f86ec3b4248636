import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { TestBrowser } from "../../testing/service/test-browser.js";
import { testService, type TestService } from "../../testing/service/test-service.js";
import { type UntrustedServer, untrustedServer } from "../../testing/servers/untrusted-server.js";

// A provider whose answers each test chooses. The user's identity comes from the provider's profile, which is read with the access
// token over our own connection. The ID token is not read, so a wrong one (nonce, iss, aud, sub) cannot do any harm (RFC 9700,
// OpenID Connect 3.1.3.7).

type Answer = { readonly status?: number; readonly body: unknown };

let provider: Server;
let token: Answer;
let profile: Answer;
let shown: (string | undefined)[];
let untrusted: UntrustedServer;
let service: TestService;

beforeAll(async () => {
  provider = createServer((request, response) => {
    const { status = 200, body } = request.url?.startsWith("/token") ? token : profile;
    if (request.url?.startsWith("/me")) shown.push(request.headers.authorization);
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body) ?? "");
  });
  provider.listen(0, "127.0.0.1");
  await once(provider, "listening");
  untrusted = await untrustedServer();
  const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const settings = (name: string, tokens: string) => ({
    [`${name}_CLIENT_ID`]: "earshot",
    [`${name}_CLIENT_SECRET`]: "secret",
    [`${name}_AUTHORIZATION_URL`]: `${origin}/auth`,
    [`${name}_TOKEN_URL`]: tokens,
    [`${name}_PROFILE_URL`]: `${origin}/me`,
  });
  service = await testService({
    env: { ...settings("GOOGLE", `${origin}/token`), ...settings("FACEBOOK", `${untrusted.origin}/token`) },
  });
});
beforeEach(() => {
  shown = [];
  token = { body: { access_token: "access-1", token_type: "Bearer" } };
  profile = { body: { sub: "real", email: "real@example.org", email_verified: true } };
});
afterAll(async () => {
  await service.close();
  await untrusted.close();
  provider.closeAllConnections();
  await new Promise((closed) => provider.close(closed));
});

/** Goes to the provider and returns with a code. Returns the redirect target and who is signed in afterwards. */
async function comeIn(name = "google"): Promise<{ to: string; user: { id: string; email: string } | null }> {
  const browser = new TestBrowser(service);
  const away = await browser.get(`/auth/${name}`).expect(302);
  const state = new URL(away.headers.location as string).searchParams.get("state") ?? "";
  const back = await browser.get(`/auth/${name}/callback?code=c-1&state=${encodeURIComponent(state)}`).expect(303);
  return { to: back.headers.location as string, user: await browser.user() };
}
const FAILED = { to: "/sign-in?error=oauth-failed", user: null };

const part = (content: object): string => Buffer.from(JSON.stringify(content)).toString("base64url");
const idToken = (claims: object): string => `${part({ alg: "none" })}.${part(claims)}.`;

test("the user of the profile is signed in, with the access token in the header", async () => {
  expect(await comeIn()).toMatchObject({ to: "/home", user: { email: "real@example.org" } });
  expect(shown).toEqual(["Bearer access-1"]);
});

test.each([
  ["of somebody else", { sub: "victim", email: "victim@example.org", email_verified: true }],
  ["by another issuer", { iss: "https://evil.example", sub: "victim" }],
  ["for another client", { aud: "another", sub: "victim" }],
  ["with a nonce of nobody's", { nonce: "n-0", sub: "victim" }],
  ["that has expired", { exp: 1, sub: "victim" }],
])("an ID token %s has no effect", async (_name, claims) => {
  const { user: real } = await comeIn();
  token = { body: { access_token: "access-1", token_type: "Bearer", id_token: idToken(claims) } };
  expect(await comeIn()).toEqual({ to: "/home", user: real });
});

test("an ID token without an access token does not sign anyone in", async () => {
  token = { body: { id_token: idToken({ sub: "real" }), token_type: "Bearer" } };
  expect(await comeIn()).toEqual(FAILED);
});

test.each([null, 5, "text", [], [{ access_token: "access-1" }], {}])(
  "signs nobody in with %j instead of a token",
  async (body) => {
    token = { body };
    expect(await comeIn()).toEqual(FAILED);
    expect(shown).toEqual([]);
  },
);

test.each([
  ["names nobody", { body: { email: "real@example.org", email_verified: true } }],
  ["names nobody at length", { body: { sub: "x".repeat(256) } }],
  ["has an empty name", { body: { sub: "" } }],
  ["has a number for a name", { body: { sub: 7 } }],
  ["has a list for a name", { body: { sub: ["real"] } }],
  ["is an error", { status: 401, body: { error: "invalid_token", sub: "real" } }],
  ["is nothing", { body: null }],
  ["is a list", { body: [{ sub: "real" }] }],
  ["is a text", { body: "real" }],
])("a profile that %s signs nobody in", async (_name, answer) => {
  profile = answer;
  expect(await comeIn()).toEqual(FAILED);
});

test("sends neither code nor secret to a provider with an untrusted certificate", async () => {
  untrusted.seen();
  expect(await comeIn("facebook")).toEqual(FAILED);
  const { connections, requests } = untrusted.seen();
  expect(connections).toBeGreaterThan(0);
  expect(requests).toBe(0);
});
