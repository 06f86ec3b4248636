import { accountsWorld, newestSecret } from "../accounts-world.fake.js";
import { EmailConfirmation, isWhereSignedUp } from "./email-confirmation.js";
import { PasswordReset } from "./password-reset.js";
import { SignUp } from "./sign-up.js";

function world() {
  const w = accountsWorld();
  return {
    ...w,
    signUp: new SignUp(w.users, w.passwords, w.tokens, w.mails, w.transactions),
    confirmation: new EmailConfirmation(w.users, w.tokens, w.sessions, w.mails, w.transactions),
    reset: new PasswordReset(w.users, w.passwords, w.tokens, w.mails, w.transactions),
  };
}
const ADA = { email: " Ada@Example.org ", password: "violet tram 88" };

describe("signing up", () => {
  it("makes an unconfirmed account and emails a link that confirms it once", async () => {
    const w = world();
    await w.signUp.signUp(ADA);
    const made = await w.users.credentialsByEmail("ada@example.org");
    expect(made).toMatchObject({
      user: { email: "Ada@Example.org", emailVerified: false },
      passwordHash: "today:violet tram 88",
    });
    expect(w.mailer.sent).toHaveLength(1);
    expect(w.mailer.sent[0]).toMatchObject({
      to: "Ada@Example.org",
      subject: "Confirm your email address – Earshot",
      headers: { "Auto-Submitted": "auto-generated" },
      userId: made?.user.id,
    });
    const secret = newestSecret(w.mailer);
    expect(await w.confirmation.confirm(secret)).toBe("confirmed");
    expect((await w.users.credentialsByEmail("ada@example.org"))?.user.emailVerified).toBe(true);
    expect(await w.confirmation.confirm(secret)).toBe("invalid");
  });

  it("does not store the secret that opens the link", async () => {
    const w = world();
    await w.signUp.signUp(ADA);
    const secret = newestSecret(w.mailer);
    expect(await w.tokenStore.find(secret)).toBeUndefined();
    expect(w.mailer.sent[0]?.key).not.toContain(secret);
  });

  it("returns the same for an address with an account, changes nothing and notifies its owner", async () => {
    const w = world();
    await w.signUp.signUp(ADA);
    await w.confirmation.confirm(newestSecret(w.mailer));
    const before = await w.users.credentialsByEmail("ada@example.org");
    w.hasher.calls.length = 0;
    expect(await w.signUp.signUp({ email: "ADA@example.org", password: "another one 77" })).toBeUndefined();
    expect(w.hasher.calls).toEqual(["hash"]);
    expect(await w.users.credentialsByEmail("ada@example.org")).toEqual(before);
    expect(w.mailer.sent.map(({ subject }) => subject)).toEqual([
      "Confirm your email address – Earshot",
      "You already have an account – Earshot",
    ]);
    expect(w.mailer.sent[1]?.to).toBe("Ada@Example.org");
    expect(w.mailer.sent[1]?.text).toContain("mode=new-password#token=");
  });

  it("replaces the password of an unconfirmed account, and only the newest link confirms it", async () => {
    const w = world();
    await w.signUp.signUp(ADA);
    const older = newestSecret(w.mailer);
    await w.signUp.signUp({ ...ADA, password: "mossy lantern 5" });
    expect(await w.confirmation.confirm(older)).toBe("invalid");
    expect(await w.confirmation.confirm(newestSecret(w.mailer))).toBe("confirmed");
    expect((await w.users.credentialsByEmail("ada@example.org"))?.passwordHash).toBe("today:mossy lantern 5");
  });

  it("remembers the browser of a sign-up until someone else signs up with the address", async () => {
    const w = world();
    const linked = async (kind: "confirm" | "reset" = "confirm") => w.tokens.peek(newestSecret(w.mailer), [kind]);
    await w.signUp.signUp(ADA, "ada's browser");
    expect(isWhereSignedUp(await linked(), "ada's browser")).toBe(true);
    expect(isWhereSignedUp(await linked(), "another")).toBe(false);
    expect(isWhereSignedUp(await linked(), undefined)).toBe(false);
    await w.confirmation.resend(ADA.email);
    expect(isWhereSignedUp(await linked(), "ada's browser")).toBe(true);
    // The account now has a stranger's password, so Ada's browser must not be signed in without it.
    await w.signUp.signUp({ ...ADA, password: "mossy lantern 5" }, "a stranger's");
    expect(isWhereSignedUp(await linked(), "ada's browser")).toBe(false);
    await w.confirmation.confirm(newestSecret(w.mailer));
    await w.reset.request(ADA.email);
    expect(isWhereSignedUp(await linked("reset"), "a stranger's")).toBe(false);
  });

  it("recognizes no browser for a link of a sign-up without one", async () => {
    const w = world();
    await w.signUp.signUp(ADA);
    expect(isWhereSignedUp(await w.tokens.peek(newestSecret(w.mailer), ["confirm"]), undefined)).toBe(false);
  });

  it("hashes the composed Unicode form of a password", async () => {
    const w = world();
    await w.signUp.signUp({ ...ADA, password: "cafe\u0301 noir" });
    expect((await w.users.credentialsByEmail("ada@example.org"))?.passwordHash).toBe("today:caf\u00e9 noir");
  });

  it.each([
    [{ email: "", password: "violet tram 88" }, "credentials.invalid", "email"],
    [{ email: "ada", password: "violet tram 88" }, "credentials.invalid", "email"],
    [{ email: "a@x.org,b@x.org", password: "violet tram 88" }, "credentials.invalid", "email"],
    [{ email: "ada@example.org", password: undefined }, "credentials.invalid", "password"],
    [{ email: "ada@example.org", password: "abc" }, "password.too-short", "password"],
    [{ email: "ada@example.org", password: "password1" }, "password.common", "password"],
    [{ email: "ada@example.org", password: "earshot1" }, "password.product-word", "password"],
    [{ email: "marlow@example.org", password: "marlow12" }, "password.like-email", "password"],
  ])("refuses %j with %s", async (fields, code, path) => {
    const w = world();
    await expect(w.signUp.signUp(fields)).rejects.toMatchObject({ code, errors: [{ path }] });
    expect(w.mailer.sent).toEqual([]);
    expect(await w.users.credentialsByEmail("ada@example.org")).toBeUndefined();
  });

  it("sends one mailbox three emails and no more, however the address is written", async () => {
    const w = world();
    for (const email of ["ada@x.org", "ADA@x.org", "Ada@X.org", "ada@X.ORG", "aDa@x.org"]) {
      await w.signUp.signUp({ email, password: "violet tram 88" });
    }
    expect(w.mailer.sent).toHaveLength(3);
    expect(await w.confirmation.confirm(newestSecret(w.mailer))).toBe("confirmed");
  });

  it("creates the account and sends the email after requests that sent nothing", async () => {
    const w = world();
    for (let round = 0; round < 5; round += 1) {
      await w.reset.request("ada@example.org");
      await w.confirmation.resend("ada@example.org");
    }
    expect(w.mailer.sent).toEqual([]);
    await w.signUp.signUp(ADA);
    expect(await w.confirmation.confirm(newestSecret(w.mailer))).toBe("confirmed");
  });

  it("has a separate budget from password resets", async () => {
    const w = world();
    await w.signUp.signUp(ADA);
    for (let round = 0; round < 5; round += 1) await w.reset.request("ada@example.org");
    expect(w.mailer.sent.map(({ subject }) => subject.slice(0, 7))).toEqual([
      "Confirm",
      "Choose ",
      "Choose ",
      "Choose ",
    ]);
    await w.signUp.signUp(ADA);
    expect(w.mailer.sent).toHaveLength(5);
    expect(await w.confirmation.confirm(newestSecret(w.mailer))).toBe("confirmed");
  });

  it("creates the account without an email at the hourly limit, and sends it on request later", async () => {
    const w = world();
    for (let round = 0; round < 3; round += 1) await w.mails.mayWriteTo("sign-up", "ada@example.org");
    await w.signUp.signUp(ADA);
    expect(w.mailer.sent).toEqual([]);
    expect((await w.users.credentialsByEmail("ada@example.org"))?.passwordHash).toBe("today:violet tram 88");
    w.clock.later(3600);
    await w.confirmation.resend("ada@example.org");
    expect(await w.confirmation.confirm(newestSecret(w.mailer))).toBe("confirmed");
  });

  it("does not attach its password to a link that was emailed for another sign-up", async () => {
    const w = world();
    for (let round = 0; round < 3; round += 1) await w.signUp.signUp(ADA);
    await w.signUp.signUp({ ...ADA, password: "a thief's own 5" });
    expect(await w.confirmation.confirm(newestSecret(w.mailer))).toBe("confirmed");
    expect((await w.users.credentialsByEmail("ada@example.org"))?.passwordHash).toBe("today:violet tram 88");
  });

  it("returns the same when the address is taken at the same moment", async () => {
    const w = world();
    w.users.create = async () => "email-taken";
    await expect(w.signUp.signUp(ADA)).resolves.toBeUndefined();
    expect(w.mailer.sent).toEqual([]);
  });
});

describe("the confirmation link", () => {
  it("is valid for 24 hours", async () => {
    const w = world();
    await w.signUp.signUp(ADA);
    w.clock.later(24 * 3600 - 1);
    await w.signUp.signUp({ email: "ben@example.org", password: ADA.password });
    const bens = newestSecret(w.mailer);
    const adas = /#token=(\S+)/.exec(w.mailer.sent[0]!.text)![1];
    w.clock.later(1);
    expect(await w.confirmation.confirm(adas)).toBe("invalid");
    expect(await w.confirmation.confirm(bens)).toBe("confirmed");
  });

  it("is sent again on request, which invalidates the older one", async () => {
    const w = world();
    await w.signUp.signUp(ADA);
    const older = newestSecret(w.mailer);
    await w.confirmation.resend("ADA@example.org");
    expect(w.mailer.sent).toHaveLength(2);
    expect(await w.confirmation.confirm(older)).toBe("invalid");
    expect(await w.confirmation.confirm(newestSecret(w.mailer))).toBe("confirmed");
  });

  it("is not sent to unknown or confirmed addresses, with the same answer", async () => {
    const w = world();
    await w.signUp.signUp(ADA);
    await w.confirmation.confirm(newestSecret(w.mailer));
    for (const email of ["ada@example.org", "nobody@example.org", "no address", undefined, 5]) {
      expect(await w.confirmation.resend(email)).toBeUndefined();
    }
    expect(w.mailer.sent).toHaveLength(1);
  });

  it.each([undefined, null, "", "x", 5, {}, "x".repeat(43), "x".repeat(1e6)])("ignores %p", async (secret) => {
    expect(await world().confirmation.confirm(secret)).toBe("invalid");
  });

  it("is not confused with a reset link, which stays valid", async () => {
    const w = world();
    await w.signUp.signUp(ADA);
    const user = (await w.users.credentialsByEmail("ada@example.org"))!.user;
    const { secret } = await w.tokens.issue("reset", user.id, user.email);
    expect(await w.confirmation.confirm(secret)).toBe("invalid");
    expect(await w.tokens.peek(secret, ["reset"])).toBeDefined();
  });
});
