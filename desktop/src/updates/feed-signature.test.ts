import { generateKeyPairSync } from "node:crypto";
import { isSigned, signFeed } from "./feed-signature.node";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const publicText = publicKey.export({ format: "der", type: "spki" }).toString("base64");
const TEXT = "version: 1.2.0\npath: Earshot.AppImage\n";
const signature = signFeed("latest-linux.yml", TEXT, privateKey);

test("accepts a valid signature", () => {
  expect(isSigned("latest-linux.yml", TEXT, `${signature}\n`, publicText)).toBe(true);
});

test.each([
  ["another text", "latest-linux.yml", TEXT.replace("1.2.0", "1.3.0"), signature],
  ["the feed of another platform", "latest-mac.yml", TEXT, signature],
  ["an empty signature", "latest-linux.yml", TEXT, ""],
  ["a short signature", "latest-linux.yml", TEXT, signature.slice(0, 40)],
  ["a changed signature", "latest-linux.yml", TEXT, `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`],
])("refuses %s", (_case, name, text, given) => {
  expect(isSigned(name, text, given, publicText)).toBe(false);
});

test("refuses the signature of another key, and keys of another kind", () => {
  const other = generateKeyPairSync("ed25519");
  expect(isSigned("latest-linux.yml", TEXT, signFeed("latest-linux.yml", TEXT, other.privateKey), publicText)).toBe(
    false,
  );
  const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
  expect(() => signFeed("latest-linux.yml", TEXT, rsa.privateKey)).toThrow("ed25519");
});
