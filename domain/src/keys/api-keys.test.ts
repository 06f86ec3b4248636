import { accountsWorld, CountedSecrets } from "../accounts/accounts-world.fake.js";
import type { NewUser } from "../accounts/account.port.js";
import { KEYS_MAX } from "./api-key.js";
import { MemoryApiKeyStore } from "./api-key-store.fake.js";
import { RandomBytes } from "./api-key-store.port.js";
import { ApiKeys, type IssuedKey } from "./api-keys.js";
import { KeyMails } from "./key-mails.js";

const HOUR = 3600;
const PASSWORD = "violet tram 88";
const PROOF = { password: PASSWORD, justSignedIn: false };
const WANTED = { name: "Reports", scopes: ["catalogue:read", "lists:read"], expiresAt: undefined } as const;

/** Returns 1, 2, 3 … */
class CountedBytes extends RandomBytes {
  private last = 0;
  take(count: number): Uint8Array {
    this.last += 1;
    return Uint8Array.from({ length: count }, () => this.last);
  }
}

class WatchedStore extends MemoryApiKeyStore {
  asked = 0;
  override byHash(hash: string) {
    this.asked += 1;
    return super.byHash(hash);
  }
}

async function world(values: Partial<NewUser> = {}) {
  const w = accountsWorld();
  const user = await w.users.create({
    email: "ada@example.org",
    signsInByEmail: true,
    emailVerified: true,
    passwordHash: `today:${PASSWORD}`,
    ...values,
  });
  if (user === "email-taken") throw new Error("unexpected");
  const store = new WatchedStore();
  const mails = new KeyMails(w.mailer, "https://earshot.example");
  const random = new CountedBytes();
  const secrets = new CountedSecrets();
  const keys = new ApiKeys(store, w.users, w.passwords, secrets, random, mails, w.clock, w.transactions);
  const issue = async (): Promise<IssuedKey> => {
    const issued = await keys.create(user.id, PROOF, WANTED);
    if (typeof issued === "string") throw new Error(issued);
    return issued;
  };
  return { ...w, userId: user.id, store, keys, issue };
}

describe("creating a key", () => {
  it("returns the secret once, stores its hash, and writes an email without it", async () => {
    const w = await world();
    const { key, secret } = await w.issue();
    expect(key).toMatchObject({ name: "Reports", scopes: ["catalogue:read", "lists:read"] });
    expect(await w.keys.presented(secret)).toMatchObject({ id: key.id });
    expect(JSON.stringify(await w.keys.all(w.userId))).not.toContain(secret);
    expect(w.mailer.sent.map(({ subject }) => subject)).toEqual(["An API key was created – Earshot"]);
    expect(JSON.stringify(w.mailer.sent)).not.toContain(secret);
  });

  it("needs a confirmed address and the password, or a recent sign-in where there is none", async () => {
    const create = async (values: Partial<NewUser>, password: string, justSignedIn: boolean) => {
      const w = await world(values);
      const outcome = await w.keys.create(w.userId, { password, justSignedIn }, WANTED);
      return typeof outcome === "string" ? outcome : "issued";
    };
    expect(await create({ emailVerified: false }, PASSWORD, true)).toBe("unconfirmed");
    expect(await create({}, "", true)).toBe("wrong-password");
    expect(await create({}, PASSWORD, false)).toBe("issued");
    expect(await create({ passwordHash: undefined }, "", false)).toBe("sign-in-again");
    expect(await create({ passwordHash: undefined }, "", true)).toBe("issued");
  });

  it.each([
    ["key.name", { ...WANTED, name: " " }],
    ["key.name", { ...WANTED, name: "x".repeat(61) }],
    ["key.scopes", { ...WANTED, scopes: [] }],
    ["key.expiry", { ...WANTED, expiresAt: new Date(0) }],
  ])("is refused with %s", async (code, wanted) => {
    const w = await world();
    await expect(w.keys.create(w.userId, PROOF, wanted)).rejects.toMatchObject({ code });
  });

  it(`allows ${KEYS_MAX} live keys; revoked and replaced ones do not count`, async () => {
    const w = await world();
    const issued = [];
    for (let count = 0; count < KEYS_MAX; count += 1) issued.push(await w.issue());
    await expect(w.issue()).rejects.toMatchObject({ code: "key.full" });
    // A rotation does not increase the number of live keys, so it is still possible.
    const rotated = await w.keys.rotate(w.userId, PROOF, { id: issued[0]?.key.id ?? "", graceHours: 24 });
    expect(rotated).toHaveProperty("secret");
    await expect(w.issue()).rejects.toMatchObject({ code: "key.full" });
    expect(await w.keys.revoke(w.userId, issued[1]?.key.id ?? "")).toBe(true);
    await expect(w.issue()).resolves.toHaveProperty("secret");
  });
});

describe("rotating a key", () => {
  it("keeps the old key working until the end of the grace period", async () => {
    const w = await world();
    const old = await w.issue();
    const next = await w.keys.rotate(w.userId, PROOF, { id: old.key.id, graceHours: 24 });
    if (typeof next !== "object") throw new Error("not rotated");
    w.clock.later(24 * HOUR - 1);
    expect(await w.keys.presented(old.secret)).toMatchObject({ id: old.key.id });
    w.clock.later(1);
    expect(await w.keys.presented(old.secret)).toHaveProperty("reason");
    expect(await w.keys.presented(next.secret)).toMatchObject({ scopes: old.key.scopes });
    expect(await w.keys.rotate(w.userId, PROOF, { id: old.key.id, graceHours: 0 })).toBeUndefined();
  });

  it("ends the old key at once without a grace period, and never after its expiry", async () => {
    const w = await world();
    const old = await w.issue();
    await w.keys.rotate(w.userId, PROOF, { id: old.key.id, graceHours: 0 });
    expect(await w.keys.presented(old.secret)).toHaveProperty("reason");
    const expiresAt = new Date(w.clock.now().getTime() + HOUR * 1000);
    const short = await w.keys.create(w.userId, PROOF, { ...WANTED, expiresAt });
    if (typeof short !== "object") throw new Error("not created");
    await w.keys.rotate(w.userId, PROOF, { id: short.key.id, graceHours: 168 });
    expect((await w.store.find(w.userId, short.key.id))?.expiresAt).toEqual(expiresAt);
  });

  it("ends the old key without a grace period in every process, also if the clock of one is behind", async () => {
    const w = await world();
    const old = await w.issue();
    await w.keys.rotate(w.userId, PROOF, { id: old.key.id, graceHours: 0 });
    const at = w.clock.now();
    w.clock.later(-HOUR);
    expect(await w.keys.presented(old.secret)).toEqual({ reason: "replaced", at });
  });

  it("a key that is revoked in its grace period is revoked, not replaced", async () => {
    const w = await world();
    const old = await w.issue();
    await w.keys.rotate(w.userId, PROOF, { id: old.key.id, graceHours: 1 });
    await w.keys.revoke(w.userId, old.key.id);
    w.clock.later(2 * HOUR);
    expect(await w.keys.presented(old.secret)).toMatchObject({ reason: "revoked" });
  });

  it("needs the password, and only the owner can do it", async () => {
    const w = await world();
    const { key } = await w.issue();
    const wrong = { password: "no", justSignedIn: true };
    expect(await w.keys.rotate(w.userId, wrong, { id: key.id, graceHours: 24 })).toBe("wrong-password");
    expect(await w.keys.rotate("somebody else", PROOF, { id: key.id, graceHours: 24 })).toBe("wrong-password");
  });
});

test("a changed key can lose scopes but not gain any", async () => {
  const w = await world();
  const { key, secret } = await w.issue();
  const change = (scopes: readonly ("lists:read" | "lists:write")[]) =>
    w.keys.change(w.userId, key.id, { name: "Renamed", scopes });
  await expect(change(["lists:read", "lists:write"])).rejects.toMatchObject({ code: "key.scopes-wider" });
  await expect(change([])).rejects.toMatchObject({ code: "key.scopes" });
  expect(await change(["lists:read"])).toMatchObject({ name: "Renamed", scopes: ["lists:read"] });
  expect(await w.keys.presented(secret)).toMatchObject({ scopes: ["lists:read"] });
  expect(await w.keys.change("somebody else", key.id, { name: "Mine", scopes: undefined })).toBeUndefined();
});

test("a revoked key stops working at once and cannot be revoked again", async () => {
  const w = await world();
  const { key, secret } = await w.issue();
  expect(await w.keys.revoke("somebody else", key.id)).toBe(false);
  expect(await w.keys.revoke(w.userId, key.id)).toBe(true);
  expect(await w.keys.revoke(w.userId, key.id)).toBe(false);
  expect(await w.keys.presented(secret)).toHaveProperty("reason");
  expect(w.mailer.sent.map(({ subject }) => subject)).toContain("An API key was revoked – Earshot");
  w.clock.later(31 * 24 * HOUR);
  expect(await w.keys.removeEnded()).toBe(1);
});

test("a mistyped key is refused without a query of the store", async () => {
  const w = await world();
  const { secret } = await w.issue();
  const typo = secret.slice(0, -1) + (secret.endsWith("0") ? "1" : "0");
  expect(await w.keys.presented(typo)).toEqual({ reason: "mistyped" });
  expect(w.store.asked).toBe(0);
});

test("a key is inactive while its owner is locked or leaving", async () => {
  const w = await world();
  const { secret } = await w.issue();
  await w.users.setLocked(w.userId, true);
  expect(await w.keys.presented(secret)).toHaveProperty("reason");
  await w.users.setLocked(w.userId, false);
  await w.users.requestDeletion(w.userId, 60);
  expect(await w.keys.presented(secret)).toHaveProperty("reason");
  await w.users.restore(w.userId);
  expect(await w.keys.presented(secret)).toHaveProperty("id");
});

test("names why a secret is refused, with the time at which its key ended, with one query for each", async () => {
  const w = await world();
  const { key, secret } = await w.issue();
  expect(await w.keys.presented(secret.slice(0, -1))).toEqual({ reason: "mistyped" });
  expect(w.store.asked).toBe(0);
  expect(await (await world()).keys.presented(secret)).toEqual({ reason: "unknown" });
  await w.users.setLocked(w.userId, true);
  expect(await w.keys.presented(secret)).toEqual({ reason: "paused" });
  await w.users.setLocked(w.userId, false);
  await w.keys.rotate(w.userId, PROOF, { id: key.id, graceHours: 1 });
  w.clock.later(HOUR);
  expect(await w.keys.presented(secret)).toEqual({ reason: "replaced", at: w.clock.now() });
  const expiresAt = new Date(w.clock.now().getTime() + HOUR * 1_000);
  const short = (await w.keys.create(w.userId, PROOF, { ...WANTED, expiresAt })) as IssuedKey;
  w.clock.later(HOUR + 1);
  expect(await w.keys.presented(short.secret)).toEqual({ reason: "expired", at: expiresAt });
  const other = await w.issue();
  await w.keys.revoke(w.userId, other.key.id);
  expect(await w.keys.presented(other.secret)).toEqual({ reason: "revoked", at: w.clock.now() });
  expect(w.store.asked).toBe(4);
});

test("the use of a key is recorded once a minute", async () => {
  const w = await world();
  const { key, secret } = await w.issue();
  const first = w.clock.now();
  const lastUse = async () => (await w.store.find(w.userId, key.id))?.lastUsedAt;
  await w.keys.presented(secret);
  w.clock.later(59);
  await w.keys.presented(secret);
  expect(await lastUse()).toEqual(first);
  w.clock.later(1);
  await w.keys.presented(secret);
  expect(await lastUse()).toEqual(w.clock.now());
});
