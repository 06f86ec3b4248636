import { crc32 as zlibCrc32 } from "node:zlib";
import fc from "fast-check";
import { crc32, isKeySecret, KEY_BYTES, keyHint, keyIn, keyMode, keySecret } from "./key-secret.js";

const randomBytes = fc.uint8Array({ minLength: KEY_BYTES, maxLength: KEY_BYTES });
const bytes = (last: number, others = 0) =>
  Uint8Array.from({ length: KEY_BYTES }, (_, at) => (at < 19 ? others : last));

test.each([
  ["zero", bytes(0), "ek_live_0000000000000000000000000001DzTRv"],
  ["62, the first number with two digits", bytes(62), "ek_live_0000000000000000000000000101gPmcI"],
  ["the largest number", bytes(255, 255), "ek_live_aWgEPTl1tmebfsQzFP4bxwgy80V1UXMXi"],
])("the secret of %s", (_name, random, secret) => {
  expect(keySecret(random)).toBe(secret);
  expect(isKeySecret(secret)).toBe(true);
  expect(keyHint(secret)).toBe(`${secret.slice(0, 12)}…${secret.slice(37)}`);
});

test("the checksum equals zlib's CRC-32", () => {
  // The check value from the CRC catalogue.
  expect(crc32("123456789")).toBe(0xcbf43926);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => {
      expect(crc32(text)).toBe(zlibCrc32(text));
    }),
  );
});

test("every secret has 41 characters, is valid, and is detected inside other text", () => {
  fc.assert(
    fc.property(randomBytes, fc.string({ unit: "grapheme-ascii" }), (random, around) => {
      const secret = keySecret(random);
      expect(secret).toMatch(/^ek_live_[0-9A-Za-z]{33}$/);
      expect(isKeySecret(secret)).toBe(true);
      expect(keyIn(`${around}${secret}${around}`)).toBeDefined();
      expect(keyIn(`?key=${secret}&term=${around}`)).toBe(secret);
    }),
  );
});

test("a test key has its own prefix and checksum", () => {
  const secret = keySecret(bytes(0), "test");
  expect(secret).toMatch(/^ek_test_0{27}[0-9A-Za-z]{6}$/);
  expect([isKeySecret(secret), keyMode(secret), keyMode(keyHint(secret))]).toEqual([true, "test", "test"]);
  expect(keyMode(keySecret(bytes(0)))).toBe("live");
  // The checksum includes the prefix, so one key cannot be turned into the other.
  expect(isKeySecret(secret.replace("test", "live"))).toBe(false);
});

test("different bytes make different secrets", () => {
  fc.assert(
    fc.property(randomBytes, randomBytes, (one, other) => {
      expect(keySecret(one) === keySecret(other)).toBe(Buffer.from(one).equals(Buffer.from(other)));
    }),
  );
});

test("a single wrong character invalidates a secret", () => {
  fc.assert(
    fc.property(randomBytes, fc.nat(40), fc.constantFrom(...'0Zz_- é"'), (random, at, letter) => {
      const secret = keySecret(random);
      const typo = secret.slice(0, at) + letter + secret.slice(at + 1);
      expect(isKeySecret(typo)).toBe(typo === secret);
    }),
  );
});

test.each(["", "ek_live_", "ek_test_0000000000000000000000000001DzTRv", " ek_live_0000000000000000000000000001DzTRv"])(
  "%p is not a key",
  (text) => expect(isKeySecret(text)).toBe(false),
);

test("a secret is made only from exactly 20 bytes", () => {
  expect(() => keySecret(new Uint8Array(19))).toThrow("20 random bytes");
});
