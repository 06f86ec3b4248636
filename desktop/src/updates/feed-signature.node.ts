import { createPublicKey, type KeyObject, sign, verify } from "node:crypto";

/** The name of the file with a feed's signature, next to `latest*.yml`. */
export function signatureFile(feedFile: string): string {
  return `${feedFile}.sig`;
}

/** The base64 signature of a feed file. It covers the file's name, so that one platform's feed cannot replace another's. */
export function signFeed(name: string, text: string, privateKey: KeyObject): string {
  if (privateKey.asymmetricKeyType !== "ed25519") throw new Error("The key for updates must be an ed25519 key.");
  return sign(null, signedBytes(name, text), privateKey).toString("base64");
}

/** Whether a feed file's signature was made with the private key for this public key (base64 of DER, SPKI). */
export function isSigned(name: string, text: string, signature: string, publicKey: string): boolean {
  const bytes = Buffer.from(signature.trim(), "base64");
  if (bytes.length !== 64) return false;
  const key = createPublicKey({ key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" });
  return key.asymmetricKeyType === "ed25519" && verify(null, signedBytes(name, text), key, bytes);
}

function signedBytes(name: string, text: string): Buffer {
  return Buffer.from(`${name}\n${text}`, "utf8");
}
