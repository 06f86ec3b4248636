import fc from "fast-check";
import { PASSWORD_MAX, normalizePassword, passwordRefusal } from "./password.js";

const code = (password: unknown, context = {}) => passwordRefusal(password, context)?.code;

describe("the length of a password", () => {
  it.each([
    ["", "too-short"],
    ["xk9#v", "too-short"],
    ["xk9#vq", undefined],
    ["🐙🌵🎺🧊🪁", "too-short"],
    ["🐙🌵🎺🧊🪁🛶", undefined],
    ["      ", "common"],
    ["wet ink", undefined],
  ])("gives %j the refusal %p", (password, refusal) => {
    expect(code(password)).toBe(refusal);
  });

  it("counts code points up to 128, and truncates nothing", () => {
    const letters = "correct-horse ".repeat(10).slice(0, 127);
    expect(code(`${letters}x`)).toBeUndefined();
    expect(code(`${letters}xx`)).toBe("too-long");
    const emoji = "🐙🌵🎺🧊🪁🛶🍋🧭".repeat(16);
    expect([...emoji]).toHaveLength(PASSWORD_MAX);
    expect(code(emoji)).toBeUndefined();
    expect(code(`${emoji}🐙`)).toBe("too-long");
  });

  it("counts a combining accent as part of its letter", () => {
    const apart = "e\u0301a\u0300o\u0302u\u0308n\u0303";
    expect(code(apart)).toBe("too-short");
    expect(code(`${apart}c\u0327`)).toBeUndefined();
    expect(code("e\u0301q".repeat(64))).toBeUndefined();
    expect(normalizePassword("e\u0301")).toBe(normalizePassword("\u00e9"));
  });

  it("names the operator's minimum, never less than the product's", () => {
    expect(passwordRefusal("xk9#vqt", { minimum: 12 })).toEqual({
      code: "too-short",
      message: "Password must be at least 12 characters.",
    });
    expect(code("xk9#v", { minimum: 1 })).toBe("too-short");
  });

  it("returns at once for a megabyte", () => {
    const megabyte = "a\u0301".repeat(5e5);
    expect(code(megabyte)).toBe("too-long");
    expect(() => code(megabyte)).toTakeLessThan(500);
  });

  it.each([undefined, null, 123456, ["s", "t"], {}])("refuses %p", (value) => {
    expect(code(value)).toBe("too-short");
  });
});

describe("common passwords", () => {
  it.each(
    `123456 123456789 12345678 password qwerty123 qwerty1 111111 12345678910 secret 123123 1234567890 000000 abc123
     password1 iloveyou 11111111 dragon monkey 123321 qwertyuiop 654321 666666 987654321 1q2w3e4r 1qaz2wsx sunshine
     princess letmein football baseball welcome admin123 master superman michael jordan23 trustno1 starwars zaq12wsx
     passw0rd P@ssw0rd Password123! asdfghjkl zxcvbnm qwe123 a123456 121212 abcabc shadow1 computer hunter2 q1w2e3r4t5
     Summer2025! 19840612 charlie99 liverpool1 pokemon!! asdasd йцукен 1234qwer`
      .trim()
      .split(/\s+/),
  )("refuses %s", (password) => {
    expect(passwordRefusal(password)).toEqual({
      code: "common",
      message: "This password is one of the first that anyone would guess. Please choose another.",
    });
  });

  it.each([
    "violet tram 88",
    "mossy-lantern",
    "Rk7!pQz2",
    "tidalledger",
    "мокрый асфальт",
    "correct horse battery staple",
    "my dragon eats porridge",
    "94827361055",
    "a".repeat(64),
  ])("accepts %j", (password) => {
    expect(passwordRefusal(password)).toBeUndefined();
  });
});

describe("words of the product", () => {
  it.each([
    ["earshot", "earshot"],
    ["Earshot1", "earshot"],
    ["E4rsh0t!!", "earshot"],
    ["earshot-2026", "earshot"],
    ["podcast1", "podcast"],
    ["mypodcast", "podcast"],
    ["ilovepodcasts", "podcasts"],
    ["PodcastGPT", "podcastgpt"],
    ["listener99", "listener"],
    ["!!advertiser!!", "advertiser"],
  ])("refuses %s because of %s", (password, word) => {
    expect(passwordRefusal(password)).toEqual({
      code: "product-word",
      message: `This password is little more than “${word}”, a word from this site. Please choose another.`,
    });
  });

  it("accepts a long password that contains such a word", () => {
    expect(code("earshot over wet cobbles")).toBeUndefined();
    expect(code("podcast-umbrella-7")).toBeUndefined();
  });
});

describe("similarity to the address", () => {
  const email = "marlow.finch+pods@brassgate.example";
  it.each(["marlow.finch", "MarlowFinch1", "marlowfinch2026", "brassgate", "Brassgate!9", "m4rl0w.finch", email])(
    "refuses %s",
    (password) => {
      expect(code(password, { email })).toBe("like-email");
    },
  );

  it("accepts the password without that address, and a longer one that contains the name", () => {
    expect(code("brassgate")).toBeUndefined();
    expect(code("brassgate umbrella 7", { email })).toBeUndefined();
  });

  it("ignores a name that is too short to compare", () => {
    expect(code("xk9#vqjo", { email: "jo@ex.io" })).toBeUndefined();
  });
});

describe("any password", () => {
  it("is checked without an error, with the same result for both forms of accents", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 160 }), fc.string({ maxLength: 30 }), (password, email) => {
        expect(code(password.normalize("NFD"), { email })).toBe(code(password.normalize("NFC"), { email }));
      }),
      { numRuns: 500 },
    );
  });

  it("is refused only as common if it is 16 random letters", () => {
    const random = fc.string({ unit: fc.constantFrom(..."bcdfghjkmnpqrtvwxyz"), minLength: 16, maxLength: 16 });
    fc.assert(fc.property(random, (password) => expect(["common", undefined]).toContain(code(password))));
  });
});
