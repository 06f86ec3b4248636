import { createHash } from "node:crypto";
import { freePort } from "../../free-port.js";
import { newUser, PASSWORD, TestBrowser } from "../../testing/service/test-browser.js";
import { testProvider, type TestProvider } from "../../testing/servers/test-provider.js";
import { testService, type TestService } from "../../testing/service/test-service.js";

type Name = "google" | "facebook";

let service: TestService;
const providers = {} as Record<Name, TestProvider>;

beforeAll(async () => {
  // Both providers must know the callback address before the service starts.
  const port = await freePort("127.0.0.1");
  const origin = `http://localhost:${port}`;
  for (const name of ["google", "facebook"] as const) {
    providers[name] = await testProvider(`${origin}/api/v1/auth/${name}/callback`);
  }
  service = await testService({
    env: {
      PORT: String(port),
      PUBLIC_URL: origin,
      ...providers.google.env("GOOGLE"),
      ...providers.facebook.env("FACEBOOK"),
    },
  });
});
afterAll(async () => {
  await service?.close();
  for (const provider of Object.values(providers)) await provider.close();
});

const pathOf = (url: URL): string => (url.pathname + url.search).replace("/api/v1", "");

/** Goes to the provider, signs in there, and returns the callback address without opening it. */
async function leave(browser: TestBrowser, name: Name, query = ""): Promise<URL> {
  const start = await browser.get(`/auth/${name}${query}`).expect(302);
  return providers[name].signIn(start.headers.location as string);
}

async function comeIn(browser: TestBrowser, name: Name, query = ""): Promise<string> {
  const back = await browser.get(pathOf(await leave(browser, name, query))).expect(303);
  return back.headers.location as string;
}

const users = async (): Promise<number> => {
  const [row] = await service.database.dataSource.query<{ n: number }[]>("SELECT count(*)::int AS n FROM users");
  return row?.n ?? -1;
};

test.each(["google", "facebook"] as const)(
  "%s: returns a user signed in to the same page after login and consent",
  async (name) => {
    providers[name].person = { sub: `${name}-7`, email: "mira@example.org", email_verified: true, name: "Mira" };
    const browser = new TestBrowser(service);
    const start = await browser.get(`/auth/${name}?redirect=%2Fpodcast%2F7%3Ftab%3Depisodes`).expect(302);
    const parameters = new URL(start.headers.location as string).searchParams;
    expect(Object.fromEntries(parameters)).toMatchObject({
      redirect_uri: `${service.origin}/api/v1/auth/${name}/callback`,
      code_challenge_method: "S256",
      response_type: "code",
    });
    expect(parameters.get("state")?.length).toBeGreaterThanOrEqual(20);
    const before = browser.cookieHeader();
    const back = await browser.get(pathOf(await providers[name].signIn(start.headers.location as string)));
    expect([back.status, back.headers.location]).toEqual([303, "/podcast/7?tab=episodes"]);
    expect(browser.cookieHeader()).not.toBe(before);
    // An attacker who planted the cookie from before the redirect gains nothing.
    const planted = new TestBrowser(service);
    planted.cookies.set("earshot", before.slice(before.indexOf("=") + 1));
    expect(await planted.user()).toBeNull();
    const { body } = await browser.get("/account").expect(200);
    expect(body).toMatchObject({ email: "mira@example.org", name: "Mira", hasPassword: false });
    // Google confirms the address, Facebook does not.
    expect((body as { emailVerified: boolean }).emailVerified).toBe(name === "google");
    expect(providers[name].profileQueries.some((query) => query.includes("access_token"))).toBe(false);
    // Facebook requires proof that the caller has not only the token, but also the secret.
    const proven = providers[name].profileQueries.some((query) => /appsecret_proof=[0-9a-f]{64}/.test(query));
    expect(proven).toBe(name === "facebook");
  },
);

test("the same person again is the same account, even with another address", async () => {
  providers.google.person = { sub: "same", email: "first@example.org", email_verified: true };
  const first = new TestBrowser(service);
  await comeIn(first, "google");
  const before = await users();
  providers.google.person = { sub: "same", email: "second@example.org", email_verified: true };
  const second = new TestBrowser(service);
  await comeIn(second, "google");
  expect((await second.user())?.id).toBe((await first.user())?.id);
  expect(await users()).toBe(before);
});

test("keeps accounts apart that share a subject or an address across providers", async () => {
  const local = await newUser(service, "twin@example.org");
  const ids = new Set([local.id]);
  for (const name of ["google", "facebook"] as const) {
    providers[name].person = { sub: "twin", email: "twin@example.org", email_verified: true };
    const browser = new TestBrowser(service);
    await comeIn(browser, name);
    ids.add((await browser.user())?.id ?? "");
  }
  expect(ids.size).toBe(3);
  // The account with the password still has the address.
  const again = new TestBrowser(service);
  await again.post("/auth/sign-in", { email: "twin@example.org", password: PASSWORD }).expect(200);
  expect((await again.user())?.id).toBe(local.id);
});

test("keeps the cookie for 30 days with remember=1, otherwise until the browser closes", async () => {
  providers.google.person = { sub: "remembered" };
  const browser = new TestBrowser(service);
  const back = await browser.get(pathOf(await leave(browser, "google", "?remember=1"))).expect(303);
  expect(back.get("Set-Cookie")?.[0]).toContain("Expires=");
  const plain = new TestBrowser(service);
  const other = await plain.get(pathOf(await leave(plain, "google"))).expect(303);
  expect(other.get("Set-Cookie")?.[0]).not.toContain("Expires=");
});

test("a signed-in user connects a provider, signs in with it, and disconnects it", async () => {
  const owner = await newUser(service, "linker@example.org");
  providers.google.person = { sub: "linked", email: "other@example.org" };
  expect(await comeIn(owner, "google", "?redirect=/account")).toBe("/account");
  expect((await owner.user())?.id).toBe(owner.id);
  const { body } = await owner.get("/account/identities").expect(200);
  expect(body).toMatchObject({ identities: [{ provider: "google", email: "other@example.org" }] });
  expect((await service.mails()).some(({ to, subject }) => to === "linker@example.org" && /Google/.test(subject))).toBe(
    true,
  );
  const elsewhere = new TestBrowser(service);
  await comeIn(elsewhere, "google");
  expect((await elsewhere.user())?.id).toBe(owner.id);

  // One user's identity cannot become another's, and a provider can be connected only once.
  const thief = await newUser(service, "thief@example.org");
  expect(await comeIn(thief, "google", "?redirect=/account")).toBe("/account?error=oauth-taken");
  providers.google.person = { sub: "another" };
  expect(await comeIn(owner, "google")).toBe("/account?error=oauth-already-linked");

  await owner.call("delete", "/account/identities/google").expect(204);
  await owner.call("delete", "/account/identities/google").expect(404);
});

test("does not remove the last sign-in method", async () => {
  providers.facebook.person = { sub: "only-way" };
  const browser = new TestBrowser(service);
  await comeIn(browser, "facebook");
  const { body } = await browser.call("delete", "/account/identities/facebook").expect(409);
  expect((body as { code: string }).code).toBe("identity.last-way-in");
});

test("keeps one of two sign-in methods that are disconnected at once", async () => {
  for (let round = 0; round < 8; round += 1) {
    const browser = new TestBrowser(service);
    for (const name of ["google", "facebook"] as const) {
      providers[name].person = { sub: `both-${round}` };
      await comeIn(browser, name);
    }
    const answers = await Promise.all(
      (["google", "facebook"] as const).map((name) => browser.call("delete", `/account/identities/${name}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect((await browser.get("/account/identities")).body).toMatchObject({ identities: [{}] });
  }
});

test("a user from Google gets a password by email, and signs in with it", async () => {
  providers.google.person = { sub: "wants-password", email: "wants@example.org", email_verified: true };
  const browser = new TestBrowser(service);
  await comeIn(browser, "google");
  await browser.post("/account/password/link").expect(202);
  const token = await service.secretFor("wants@example.org");
  const other = new TestBrowser(service);
  await other.post("/auth/reset/confirm", { token, password: PASSWORD }).expect(200);
  await other.post("/auth/sign-in", { email: "wants@example.org", password: PASSWORD }).expect(200);
  expect((await other.get("/account")).body).toMatchObject({ hasPassword: true, identities: [{ provider: "google" }] });
  await other.call("delete", "/account/identities/google").expect(204);
});

describe("refused, with nobody signed in", () => {
  const refused = async (browser: TestBrowser, path: string, target = ""): Promise<void> => {
    const before = await users();
    const answer = await browser.get(path).expect(303);
    expect(answer.headers.location).toBe(`/sign-in?error=oauth-failed${target}`);
    expect(await browser.user()).toBeNull();
    expect(await users()).toBe(before);
  };

  beforeEach(() => {
    providers.google.person = { sub: "victim" };
    providers.facebook.person = { sub: "victim" };
  });

  test("a callback of a sign-in that did not begin here (somebody else's link)", async () => {
    const attacker = new TestBrowser(service);
    const back = await leave(attacker, "google");
    await refused(new TestBrowser(service), pathOf(back));
  });

  test("a wrong, missing or expired state", async () => {
    const browser = new TestBrowser(service);
    const back = await leave(browser, "google");
    const old = back.searchParams.get("state") ?? "";
    const wrong = new URL(back);
    wrong.searchParams.set("state", "x".repeat(old.length));
    await refused(browser, pathOf(wrong));
    // The wrong attempt used up the state.
    await refused(browser, pathOf(back));
    const again = await leave(browser, "google");
    again.searchParams.set("state", old);
    await refused(browser, pathOf(again));
    const none = await leave(browser, "google");
    none.searchParams.delete("state");
    await refused(browser, pathOf(none));
  });

  test("a used code, in the same browser and in another", async () => {
    const browser = new TestBrowser(service);
    const back = await leave(browser, "google");
    await browser.get(pathOf(back)).expect(303);
    expect(await browser.user()).not.toBeNull();
    await browser.post("/auth/sign-out").expect(204);
    await refused(browser, pathOf(back));
    const other = new TestBrowser(service);
    const fresh = await leave(other, "google");
    fresh.searchParams.set("code", back.searchParams.get("code") ?? "");
    await refused(other, pathOf(fresh));
  });

  test("a stolen code with the attacker's own state", async () => {
    const victim = new TestBrowser(service);
    const stolen = await leave(victim, "google");
    const attacker = new TestBrowser(service);
    const own = await leave(attacker, "google");
    own.searchParams.set("code", stolen.searchParams.get("code") ?? "");
    await refused(attacker, pathOf(own));
  });

  test("one provider's answer at the other's callback", async () => {
    const browser = new TestBrowser(service);
    const back = await leave(browser, "google");
    await refused(browser, pathOf(back).replace("/google/", "/facebook/"));
    const both = new TestBrowser(service);
    const first = await leave(both, "google");
    await both.get("/auth/facebook").expect(302);
    await refused(both, pathOf(first));
  });

  test("denied consent, or a malformed answer from the provider", async () => {
    const browser = new TestBrowser(service);
    const start = await browser.get("/auth/google").expect(302);
    const state = new URL(start.headers.location as string).searchParams.get("state") ?? "";
    await refused(browser, `/auth/google/callback?error=access_denied&state=${state}`);
    await browser.get("/auth/google").expect(302);
    await refused(browser, "/auth/google/callback?code[]=a&code[]=b&state=x");
    await refused(browser, "/auth/google/callback");
  });

  test("the target page is kept after every failure", async () => {
    const [going, target] = ["?redirect=%2Fpodcast%2F7%3Ftab%3Da", "&redirect=%2Fpodcast%2F7%3Ftab%3Da"];
    const browser = new TestBrowser(service);
    const back = await leave(browser, "google", going);
    back.searchParams.set("state", "another");
    await refused(browser, pathOf(back), target);
    await browser.get(`/auth/google${going}`).expect(302);
    await refused(browser, "/auth/google/callback?error=access_denied", target);
    const other = await leave(browser, "google", going);
    await refused(browser, pathOf(other).replace("/google/", "/facebook/"), target);
    await browser.get("/auth/google?redirect=//evil.example").expect(302);
    await refused(browser, "/auth/google/callback");
  });

  test("a callback after ten minutes", async () => {
    const browser = new TestBrowser(service);
    const back = await leave(browser, "google");
    service.clock.advance(11 * 60_000);
    await refused(browser, pathOf(back));
  });

  test("a sign-in that another site began", async () => {
    const browser = new TestBrowser(service);
    const start = await browser.get("/auth/google").set("Sec-Fetch-Site", "cross-site").expect(303);
    expect(start.headers.location).toBe("/sign-in?error=oauth-failed");
    expect(start.get("Set-Cookie")).toBeUndefined();
  });

  test("a sign-in that a guest began and a user finished", async () => {
    const browser = new TestBrowser(service);
    const back = await leave(browser, "google");
    const owner = await newUser(service, `late-${Date.now()}@example.org`);
    const answer = await owner.get(pathOf(back)).expect(303);
    expect(answer.headers.location).toBe("/sign-in?error=oauth-failed");
    expect((await owner.get("/account/identities")).body).toEqual({ identities: [] });
  });
});

test.each(["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", "/%2f%2fevil.example"])(
  "never redirects to another site: %s",
  async (redirect) => {
    providers.google.person = { sub: "redirected" };
    const browser = new TestBrowser(service);
    expect(await comeIn(browser, "google", `?redirect=${encodeURIComponent(redirect)}`)).toBe("/home");
  },
);

test("the provider itself rejects a callback address other than ours", async () => {
  const start = await new TestBrowser(service).get("/auth/google").expect(302);
  const url = new URL(start.headers.location as string);
  url.searchParams.set("redirect_uri", "https://evil.example/callback");
  await expect(providers.google.signIn(url.href)).rejects.toThrow("400");
});

test("neither the browser nor the log sees a token or the client secret", async () => {
  providers.google.person = { sub: "discreet" };
  const browser = new TestBrowser(service);
  const back = await leave(browser, "google");
  const answer = await browser.get(pathOf(back)).expect(303);
  const seen = JSON.stringify([answer.headers, answer.text, (await browser.get("/account")).body]);
  for (const secret of ["provider-secret-canary", back.searchParams.get("code") ?? "none"]) {
    expect(seen).not.toContain(secret);
    expect(service.log()).not.toContain(secret);
  }
});

test("a provider that is not set up is not offered", async () => {
  const bare = await testService({ database: service.database });
  try {
    const browser = new TestBrowser(bare);
    expect((await browser.get("/auth/session")).body).toEqual({
      user: null,
      providers: { google: false, facebook: false },
      passwordMinimum: 6,
    });
    const start = await browser.get("/auth/google").expect(303);
    expect(start.headers.location).toBe("/sign-in?error=oauth-not-configured");
    await browser.get("/auth/github").expect(404);
  } finally {
    await bare.close();
  }
});

describe("the desktop app", () => {
  const verifier = "v".repeat(43);
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  /** The code that the app gets after a sign-in with Google in the system's browser. */
  const codeFor = async (email: string, browser = new TestBrowser(service)) => {
    providers.google.person = { sub: `app-${email}`, email, email_verified: true, name: "App" };
    const link = await comeIn(browser, "google", `?app=${challenge}`);
    expect(link).toMatch(/^earshot:\/\/sign-in\/[0-9a-f]{64}$/);
    return link.slice("earshot://sign-in/".length);
  };
  const exchange = (code: string, secret = verifier) =>
    new TestBrowser(service).post("/auth/app-sign-in", { code, verifier: secret });

  test("signs in with its code and its secret, and the browser stays signed out", async () => {
    const browser = new TestBrowser(service);
    const code = await codeFor("app-one@example.org", browser);
    expect(await browser.user()).toBeNull();
    const { body } = await exchange(code).expect(200);
    expect(body.user).toMatchObject({ email: "app-one@example.org" });
    const me = await fetch(`${service.origin}/api/v1/account`, { headers: { authorization: `Bearer ${body.token}` } });
    expect(await me.json()).toMatchObject({ email: "app-one@example.org", hasPassword: false });
  });

  test("a code is valid once, even for simultaneous requests, and only with its secret", async () => {
    const code = await codeFor("app-two@example.org");
    const both = await Promise.all([exchange(code), exchange(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const stolen = await codeFor("app-two@example.org");
    await exchange(stolen, "w".repeat(43)).expect(401);
    // A thief's attempt uses up the code.
    await exchange(stolen).expect(401);
    await exchange("0".repeat(64)).expect(401);
  });

  test("rejects a code after two minutes, and as a cookie or token", async () => {
    const code = await codeFor("app-three@example.org");
    const asToken = await fetch(`${service.origin}/api/v1/auth/session`, {
      headers: { authorization: `Bearer ${code}` },
    });
    expect(await asToken.json()).toMatchObject({ user: null });
    const { dataSource } = service.database;
    await dataSource.query(
      `UPDATE sessions SET sess = jsonb_set(sess, '{appCode,until}', to_jsonb((sess #>> '{appCode,until}')::bigint - 120001))
       WHERE sess ? 'appCode'`,
    );
    await exchange(code).expect(401);
  });

  test("a browser that is signed in is not connected to the app's account", async () => {
    const host = await newUser(service, "app-host@example.org");
    await codeFor("app-four@example.org", host);
    expect((await host.user())?.id).toBe(host.id);
    expect((await host.get("/account/identities").expect(200)).body).toEqual({ identities: [] });
  });
});
