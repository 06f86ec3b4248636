import { hubSignature } from "./hub-signature.js";

const sha1 = "0123456789abcdef0123456789abcdef01234567";

test("accepts each method with its exact number of digits", () => {
  expect(hubSignature(`sha1=${sha1}`)).toEqual({ method: "sha1", hex: sha1 });
  expect(hubSignature(` SHA256=${"AB".repeat(32)} `)).toEqual({ method: "sha256", hex: "ab".repeat(32) });
  expect(hubSignature(`sha512=${"0".repeat(128)}`)).toMatchObject({ method: "sha512" });
});

test.each([
  undefined,
  "",
  sha1,
  "sha1=",
  `sha1=${sha1}0`,
  `sha256=${sha1}`,
  `md5=${"0".repeat(32)}`,
  `sha224=${"0".repeat(56)}`,
  `sha1=${"g".repeat(40)}`,
  `sha1=${sha1}, sha256=${"0".repeat(64)}`,
  `sha1==${sha1}`,
])("%j is not a signature", (header) => {
  expect(hubSignature(header)).toBeUndefined();
});
