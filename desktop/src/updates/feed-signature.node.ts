import { createPublicKey, type KeyObject, sign, verify } from "node:crypto";

/** The file beside `latest*.yml` that holds its signature. */
export function signatureFile(feedFile: string): string {
  return `${feedFile}.sig`;
}

/** The signature of a feed file in base64. The name is part of it, so that one platform's feed cannot replace another's. */
export function signFeed(name: string, text: string, privateKey: KeyObject): string {
  if (privateKey.asymmetricKeyType !== "ed25519") throw new Error("The key for updates is an ed25519 key.");
  return sign(null, signedBytes(name, text), privateKey).toString("base64");
}

/** Whether a feed file has this signature by the owner of the public key (base64 of its DER form, SPKI). */
export function isSigned(name: string, text: string, signature: string, publicKey: string): boolean {
  const bytes = Buffer.from(signature.trim(), "base64");
  if (bytes.length !== 64) return false;
  const key = createPublicKey({ key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" });
  return key.asymmetricKeyType === "ed25519" && verify(null, signedBytes(name, text), key, bytes);
}

function signedBytes(name: string, text: string): Buffer {
  return Buffer.from(`${name}\n${text}`, "utf8");
}
