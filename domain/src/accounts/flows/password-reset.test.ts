import { accountsWorld, newestSecret } from "../accounts-world.fake.js";
import { PasswordReset } from "./password-reset.js";

async function world(verified = true) {
  const w = accountsWorld();
  const user = await w.users.create({
    email: "ada@example.org",
    signsInByEmail: true,
    emailVerified: verified,
    passwordHash: "today:violet tram 88",
  });
  if (user === "email-taken") throw new Error("unexpected");
  return { ...w, user, reset: new PasswordReset(w.users, w.passwords, w.tokens, w.mails, w.transactions) };
}
const NEXT = "mossy lantern 5";

describe("asking for a new password", () => {
  it("emails a link to a person who has an account", async () => {
    const w = await world();
    await w.reset.request(" ADA@example.org ");
    expect(w.mailer.sent).toHaveLength(1);
    expect(w.mailer.sent[0]).toMatchObject({ to: "ada@example.org", subject: "Choose a new password – Earshot" });
    expect(newestSecret(w.mailer)).toHaveLength(43);
  });

  it("returns the same for all others, and emails nobody", async () => {
    const w = await world();
    for (const email of ["nobody@example.org", "no address", "", undefined, 5, "ada@example.org,ben@example.org"]) {
      expect(await w.reset.request(email)).toBeUndefined();
    }
    expect(w.mailer.sent).toEqual([]);
  });

  it("does not touch the password or the sessions", async () => {
    const w = await world();
    await w.reset.request("ada@example.org");
    expect((await w.users.credentials(w.user.id))?.passwordHash).toBe("today:violet tram 88");
    expect(w.sessions.ended).toEqual([]);
  });

  it("emails at most three times and keeps the newest link valid", async () => {
    const w = await world();
    for (let round = 0; round < 20; round += 1) await w.reset.request("ada@example.org");
    expect(w.mailer.sent).toHaveLength(3);
    expect(await w.reset.confirm(newestSecret(w.mailer), NEXT)).toBe("changed");
  });
});

describe("setting a new password", () => {
  it("replaces the old one, ends every session and notifies the owner", async () => {
    const w = await world();
    await w.reset.request("ada@example.org");
    expect(await w.reset.confirm(newestSecret(w.mailer), NEXT)).toBe("changed");
    expect((await w.users.credentials(w.user.id))?.passwordHash).toBe(`today:${NEXT}`);
    expect(w.sessions.ended).toEqual([{ userId: w.user.id, except: undefined }]);
    expect(w.mailer.sent).toHaveLength(2);
    expect(w.mailer.sent[1]).toMatchObject({ to: "ada@example.org", subject: "Your password was changed – Earshot" });
    expect(w.mailer.sent[1]?.text).toContain("March 5, 2026 at 14:02 UTC");
    expect(w.mailer.sent[1]?.text).not.toContain("#token=");
  });

  it("works once", async () => {
    const w = await world();
    await w.reset.request("ada@example.org");
    const secret = newestSecret(w.mailer);
    await w.reset.confirm(secret, NEXT);
    expect(await w.reset.confirm(secret, "third time 999")).toBe("invalid");
    expect((await w.users.credentials(w.user.id))?.passwordHash).toBe(`today:${NEXT}`);
  });

  it("works for only one of two simultaneous calls", async () => {
    const w = await world();
    await w.reset.request("ada@example.org");
    const secret = newestSecret(w.mailer);
    const outcomes = await Promise.all([w.reset.confirm(secret, NEXT), w.reset.confirm(secret, "other ink 42")]);
    expect([...outcomes].sort()).toEqual(["changed", "invalid"]);
    expect(w.mailer.sent).toHaveLength(2);
  });

  it("works for an hour, or until a newer link is requested", async () => {
    const w = await world();
    await w.reset.request("ada@example.org");
    const older = newestSecret(w.mailer);
    await w.reset.request("ada@example.org");
    const newer = newestSecret(w.mailer);
    expect(await w.reset.confirm(older, NEXT)).toBe("invalid");
    w.clock.later(3600);
    expect(await w.reset.confirm(newer, NEXT)).toBe("invalid");
    expect((await w.users.credentials(w.user.id))?.passwordHash).toBe("today:violet tram 88");
  });

  it("keeps the link valid when the password is refused", async () => {
    const w = await world();
    await w.reset.request("ada@example.org");
    const secret = newestSecret(w.mailer);
    await expect(w.reset.confirm(secret, "abc")).rejects.toMatchObject({ code: "password.too-short" });
    await expect(w.reset.confirm(secret, undefined)).rejects.toMatchObject({ code: "password.too-short" });
    await expect(w.reset.confirm(secret, "qwerty123")).rejects.toMatchObject({ code: "password.common" });
    expect(await w.reset.confirm(secret, NEXT)).toBe("changed");
  });

  it("confirms the user's address", async () => {
    const w = await world(false);
    await w.reset.request("ada@example.org");
    await w.reset.confirm(newestSecret(w.mailer), NEXT);
    expect((await w.users.find(w.user.id))?.emailVerified).toBe(true);
  });

  it("invalidates the user's other links", async () => {
    const w = await world();
    const other = await w.tokens.issue("change-email", w.user.id, "thief@example.org");
    await w.reset.request("ada@example.org");
    await w.reset.confirm(newestSecret(w.mailer), NEXT);
    expect(await w.tokens.peek(other.secret, ["change-email"])).toBeUndefined();
  });

  it("refuses a link emailed to an address that is no longer the user's", async () => {
    const w = await world();
    const { secret } = await w.tokens.issue("reset", w.user.id, "ada@example.org");
    await w.users.setEmail(w.user.id, "new@example.org");
    expect(await w.reset.confirm(secret, NEXT)).toBe("invalid");
  });

  it.each([undefined, "", "x".repeat(43), {}])("ignores %p, and hashes nothing", async (secret) => {
    const w = await world();
    expect(await w.reset.confirm(secret, NEXT)).toBe("invalid");
    expect(w.hasher.calls).toEqual([]);
  });

  it("ignores a confirmation link", async () => {
    const w = await world(false);
    const { secret } = await w.tokens.issue("confirm", w.user.id, w.user.email);
    expect(await w.reset.confirm(secret, NEXT)).toBe("invalid");
  });
});

describe("a password for an account that began at a provider", () => {
  async function fromProvider(email: string, emailVerified: boolean) {
    const w = await world();
    const user = await w.users.create({ email, signsInByEmail: false, emailVerified });
    if (user === "email-taken") throw new Error("unexpected");
    return { ...w, visitor: user };
  }

  it("is set by a link to the confirmed address, which signs in from then on", async () => {
    const w = await fromProvider("mira@example.org", true);
    expect(await w.users.credentialsByEmail("mira@example.org")).toBeUndefined();
    await w.reset.requestFor(w.visitor.id);
    expect(w.mailer.sent[0]).toMatchObject({ to: "mira@example.org", subject: "Choose a new password – Earshot" });
    expect(await w.reset.confirm(newestSecret(w.mailer), NEXT)).toBe("changed");
    const known = await w.users.credentialsByEmail("mira@example.org");
    expect(known).toMatchObject({ user: { id: w.visitor.id }, passwordHash: `today:${NEXT}` });
  });

  it("is not offered without a confirmed address", async () => {
    for (const email of ["victim@example.org", ""]) {
      const w = await fromProvider(email, false);
      await w.reset.requestFor(w.visitor.id);
      expect(w.mailer.sent).toEqual([]);
    }
  });

  it("changes nothing and notifies the owner if the address belongs to another account", async () => {
    const w = await fromProvider("ada@example.org", true);
    await w.reset.requestFor(w.visitor.id);
    expect(w.mailer.sent.map(({ subject, userId }) => [subject, userId])).toEqual([
      ["This address already has an account – Earshot", w.user.id],
    ]);
  });

  it("is refused if someone else takes the address before the click", async () => {
    const w = await fromProvider("mira@example.org", true);
    await w.reset.requestFor(w.visitor.id);
    const secret = newestSecret(w.mailer);
    await w.users.create({ email: "mira@example.org", signsInByEmail: true, emailVerified: true });
    expect(await w.reset.confirm(secret, NEXT)).toBe("invalid");
    expect((await w.users.credentials(w.visitor.id))?.passwordHash).toBeUndefined();
  });
});
