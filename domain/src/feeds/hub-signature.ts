/** Signature algorithms that hubs use. */
const SIGNATURE_METHODS = ["sha1", "sha256", "sha384", "sha512"] as const;
export type SignatureMethod = (typeof SIGNATURE_METHODS)[number];

export type HubSignature = { readonly method: SignatureMethod; readonly hex: string };

const DIGITS: Readonly<Record<SignatureMethod, number>> = { sha1: 40, sha256: 64, sha384: 96, sha512: 128 };

/** Parses the signature in an `X-Hub-Signature` header, such as "sha256=0a1b…"; undefined if the format is unknown. */
export function hubSignature(header: string | undefined): HubSignature | undefined {
  const [, name = "", hex = ""] = /^(sha\d{1,3})=([\da-f]{1,128})$/i.exec(header?.trim() ?? "") ?? [];
  const method = SIGNATURE_METHODS.find((known) => known === name.toLowerCase());
  return method !== undefined && hex.length === DIGITS[method] ? { method, hex: hex.toLowerCase() } : undefined;
}
