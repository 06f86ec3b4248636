import fc from "fast-check";
import { EMAIL_MAX, emailKey, parseEmail } from "./email.js";

describe("parseEmail", () => {
  it.each([
    ["ada@example.org", "ada@example.org"],
    ["  Ada@Example.org\n", "Ada@Example.org"],
    ["a@b.co", "a@b.co"],
    ["first.last+tag@mail.example.co.uk", "first.last+tag@mail.example.co.uk"],
    ["o'neil_{x}=!#$%&*/?^`|~-@example.org", "o'neil_{x}=!#$%&*/?^`|~-@example.org"],
    ["zoë@exämple.org", "zoë@exämple.org"],
    ["用户@例子.中国", "用户@例子.中国"],
  ])("reads %j", (text, address) => {
    expect(parseEmail(text)).toBe(address);
  });

  it.each([
    "",
    " ",
    "ada",
    "ada@",
    "@example.org",
    "ada@example",
    "ada@.org",
    "ada@example.",
    "ada@example..org",
    "ada@@example.org",
    "ada@example.org@example.net",
    "ada@x.org,ben@x.org",
    "ada@x.org, ben@x.org",
    "ada@x.org;ben@x.org",
    "ada@x.org ben@x.org",
    "ada @x.org",
    "ada@x .org",
    "Ada <ada@x.org>",
    "<ada@x.org>",
    '"ada"@x.org',
    "ada(comment)@x.org",
    "team:ada@x.org",
    "ada@[127.0.0.1]",
    "ada\\@x.org",
    "ada@x.org\r\nBcc: ben@x.org",
    "ada@x.org\nben@x.org",
    "ada\r@x.org",
    "ada@x.org\u0000.com",
    "ada\t@x.org",
    "ada@x\u200b.org",
    "\u202eada@x.org",
    "ada\ud800@x.org",
    "ada\u2028@x.org",
    "ada\u00a0@x.org",
    "ada@x.\ufffe",
  ])("refuses %j", (text) => {
    expect(parseEmail(text)).toBeUndefined();
  });

  it.each([undefined, null, 7, true, {}, [], ["ada@x.org"], { toString: () => "ada@x.org" }])("refuses %p", (value) => {
    expect(parseEmail(value)).toBeUndefined();
  });

  it("accepts at most 254 characters", () => {
    const ofLength = (length: number) => `${"a".repeat(length - 6)}@x.org`;
    expect(parseEmail(ofLength(EMAIL_MAX))).toBe(ofLength(254));
    expect(parseEmail(ofLength(255))).toBeUndefined();
    expect(parseEmail(`  ${ofLength(254)}  `)).toBe(ofLength(254));
  });

  it.each([
    ["letters", "a".repeat(1e6)],
    ["@ signs", "@".repeat(1e6)],
    ["dots", `a@${".".repeat(1e6)}`],
    ["labels", `a@${"a.".repeat(5e5)}`],
    ["spaces around", `${" ".repeat(5e5)}a@x.${" ".repeat(5e5)}`],
    ["spaces inside", `a${" ".repeat(1e6)}@x.org`],
  ])("returns at once for a megabyte of %s", (_, text) => {
    expect(parseEmail(text)).toBeUndefined();
    expect(() => parseEmail(text)).toTakeLessThan(500);
  });

  it("parses its own output, and never returns two addresses, white space or control characters", () => {
    const piece = fc.oneof(
      fc.constantFrom("@", ".", ",", " ", "\n", "a", "x.org", "<", "\u0000"),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const address = parseEmail(pieces.join(""));
        if (address === undefined) return;
        expect(parseEmail(address)).toBe(address);
        expect(address.split("@")).toHaveLength(2);
        expect(address).not.toMatch(/[\s,;<>\p{Cc}]/u);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("emailKey", () => {
  it("ignores case and Unicode forms of accents", () => {
    expect(emailKey("ADA@Example.ORG")).toBe("ada@example.org");
    expect(emailKey("zoe\u0308@x.org")).toBe(emailKey("ZO\u00cb@X.org"));
  });

  it("distinguishes different mailboxes", () => {
    const keys = ["ada@x.org", "a.da@x.org", "ada+1@x.org", "àda@x.org", "аda@x.org"].map(emailKey);
    expect(new Set(keys).size).toBe(5);
  });

  it("does not change when applied twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => expect(emailKey(emailKey(text))).toBe(emailKey(text))),
    );
  });
});
