import { accountsWorld } from "../accounts-world.fake.js";
import { SignIn } from "./sign-in.js";

async function world(values: { verified?: boolean; passwordHash?: string } = {}) {
  const w = accountsWorld();
  const { verified = true, passwordHash = "today:violet tram 88" } = values;
  const user = await w.users.create({
    email: "ada@example.org",
    signsInByEmail: true,
    emailVerified: verified,
    passwordHash,
  });
  if (user === "email-taken") throw new Error("unexpected");
  return { ...w, user, signIn: new SignIn(w.users, w.passwords, w.clock) };
}
const ADA = { email: "ada@example.org", password: "violet tram 88" };
const REFUSED = { kind: "refused" };

describe("signing in", () => {
  it("signs in a visitor who knows the password", async () => {
    const w = await world();
    expect(await w.signIn.signIn(ADA)).toEqual({ kind: "signed-in", user: w.user, restored: false });
    expect((await w.signIn.signIn({ ...ADA, email: "  ADA@Example.ORG " })).kind).toBe("signed-in");
  });

  it("treats both Unicode forms of a password as equal", async () => {
    const w = await world({ passwordHash: "today:caf\u00e9 noir" });
    expect((await w.signIn.signIn({ ...ADA, password: "cafe\u0301 noir" })).kind).toBe("signed-in");
  });

  it.each([
    ["a wrong password", { password: "violet tram 89" }],
    ["another case", { password: "Violet tram 88" }],
    ["a longer password", { password: "violet tram 88 " }],
    ["an unknown address", { email: "nobody@example.org" }],
  ])("refuses %s after comparing one hash", async (_, change) => {
    const w = await world();
    expect(await w.signIn.signIn({ ...ADA, ...change })).toEqual(REFUSED);
    expect(w.hasher.calls).toEqual(["verify"]);
  });

  it("refuses an unconfirmed address like a wrong password, after the same work and without an email", async () => {
    const w = await world({ verified: false });
    expect(await w.signIn.signIn(ADA)).toEqual(REFUSED);
    expect(w.hasher.calls).toEqual(["verify"]);
    expect(w.mailer.sent).toEqual([]);
  });

  it.each([
    [undefined, undefined],
    ["ada@example.org", undefined],
    ["ada@example.org", ""],
    ["ada@example.org", "x".repeat(1e6)],
    ["ada@example.org", ["violet tram 88"]],
    ["a".repeat(1e6), "violet tram 88"],
    [{ $ne: "" }, { $ne: "" }],
  ])("refuses impossible fields without hashing (%#)", async (email, password) => {
    const w = await world();
    expect(await w.signIn.signIn({ email, password })).toEqual(REFUSED);
    expect(w.hasher.calls).toEqual([]);
  });

  it("does not sign anyone in by the address from a provider", async () => {
    const w = accountsWorld();
    await w.users.create({ email: "ada@example.org", signsInByEmail: false, emailVerified: true });
    const signIn = new SignIn(w.users, w.passwords, w.clock);
    expect(await signIn.signIn(ADA)).toEqual(REFUSED);
  });

  it("stores a password again when its settings are out of date", async () => {
    const w = await world({ passwordHash: "yesterday:violet tram 88" });
    expect((await w.signIn.signIn({ ...ADA, password: "wrong one" })).kind).toBe("refused");
    expect((await w.users.credentials(w.user.id))?.passwordHash).toBe("yesterday:violet tram 88");
    expect((await w.signIn.signIn(ADA)).kind).toBe("signed-in");
    expect((await w.users.credentials(w.user.id))?.passwordHash).toBe("today:violet tram 88");
  });
});
