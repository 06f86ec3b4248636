import { canBePassword, credentialsFault } from "./credentials.js";

const REQUIRED = "Please fill out all required fields.";
const INVALID = "Please enter a valid email address.";
const SHORT = "Password must be at least 6 characters.";
const messageOf = (...fields: Parameters<typeof credentialsFault>) => credentialsFault(...fields)?.message;
const GOOD = { email: " ada@example.org ", password: "violet tram 88" };

describe("credentialsFault", () => {
  it.each(["signin", "signup", "reset"] as const)("accepts valid fields in mode %s", (mode) => {
    expect(messageOf(GOOD, mode)).toBeUndefined();
  });

  it.each([
    ["signin", "", "violet tram 88", REQUIRED],
    ["signin", "   ", "violet tram 88", REQUIRED],
    ["signin", "ada@example.org", "", REQUIRED],
    ["signin", undefined, undefined, REQUIRED],
    ["signin", "ada", "violet tram 88", INVALID],
    ["signin", "ada@example.org", "xk9#v", SHORT],
    ["signin", "ada@example.org", "q".repeat(129), "Password must be at most 128 characters."],
    ["signup", "ada@example.org", "", REQUIRED],
    ["signup", "a@x.org,b@x.org", "violet tram 88", INVALID],
    ["signup", "ada@example.org", "xk9#v", SHORT],
    ["reset", "", undefined, REQUIRED],
    ["reset", "ada", undefined, INVALID],
  ] as const)("in mode %s refuses %j with %j: %s", (mode, email, password, message) => {
    expect(messageOf({ email, password }, mode)).toBe(message);
  });

  it("needs no password for a reset", () => {
    expect(messageOf({ email: "ada@example.org" }, "reset")).toBeUndefined();
  });

  it("checks only new passwords by the rules for new passwords", () => {
    const fields = { email: "ada@example.org", password: "password1" };
    expect(messageOf(fields, "signup")).toContain("first that anyone would guess");
    expect(messageOf(fields, "signin")).toBeUndefined();
    expect(messageOf({ ...GOOD, password: "xk9#vq" }, "signup", 10)).toContain("at least 10");
    expect(messageOf({ ...GOOD, password: "xk9#vq" }, "signin", 10)).toBeUndefined();
    expect(messageOf({ email: "marlow@x.org", password: "marlow77" }, "signup")).toContain("too close");
  });

  it("names the field at fault, the first one first", () => {
    expect(credentialsFault({ email: "", password: "" }, "signin")?.field).toBe("email");
    expect(credentialsFault({ email: "ada@example.org", password: "" }, "signin")?.field).toBe("password");
    expect(credentialsFault({ email: "ada", password: "x" }, "signin")?.field).toBe("email");
    expect(credentialsFault({ email: "ada@example.org", password: "abc" }, "signup")?.field).toBe("password");
  });

  it.each([
    { email: 1, password: 2 },
    { email: ["ada@example.org"], password: GOOD.password },
  ])("refuses what is not text: %j", (fields) => {
    expect(messageOf(fields, "signin")).toBe(REQUIRED);
  });
});

describe("canBePassword", () => {
  it.each([
    ["abcdef", true],
    ["abcde", false],
    ["é".repeat(128), true],
    ["x".repeat(1_000_000), false],
    [undefined, false],
    [{ length: 10 }, false],
  ])("of %p is %p", (value, answer) => {
    expect(canBePassword(value)).toBe(answer);
  });
});
