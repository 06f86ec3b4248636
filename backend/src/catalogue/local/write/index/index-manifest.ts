import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { rowOf } from "../../record/changed-index.js";
import { hashOfFile } from "../../record/hash-of-file.js";
import type { CatalogueIdentity } from "./index-folder.js";

/** Describes an index file that other machines can download. */
export type IndexManifest = CatalogueIdentity & {
  readonly version: number;
  readonly bytes: number;
  /** SHA-256 of the file, in hexadecimal digits. */
  readonly sha256: string;
};

const manifestSchema = z.strictObject({
  version: z.int().min(1),
  generation: z.int().min(0),
  checksum: z.string().max(100),
  bytes: z.int().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
const signedSchema = z.strictObject({ manifest: z.string().max(1_000), signature: z.string().max(100) });

/** Each use has its own derived key, so the key that a request contains cannot sign anything. */
function derived(key: string, use: "sign" | "read"): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "", `earshot search index: ${use}`, 32));
}

/** The token that authorizes a request for index files. */
export function readToken(key: string): string {
  return derived(key, "read").toString("base64url");
}

export function signedManifest(manifest: IndexManifest, key: string): string {
  const text = JSON.stringify(manifest);
  return JSON.stringify({ manifest: text, signature: sign(text, key).toString("base64url") });
}

/** Parses a signed manifest. Throws if it is not one, or if another key signed it. */
export function readManifest(text: string, key: string): IndexManifest {
  const signed = signedSchema.parse(JSON.parse(text));
  const shown = Buffer.from(signed.signature, "base64url");
  const right = sign(signed.manifest, key);
  if (shown.length !== right.length || !timingSafeEqual(shown, right))
    throw new Error("The manifest is not signed with the key of INDEX_KEY.");
  return manifestSchema.parse(JSON.parse(signed.manifest));
}

function sign(text: string, key: string): Buffer {
  return createHmac("sha256", derived(key, "sign")).update(text).digest();
}

/** The manifest of a complete file. Reads all of it. */
export async function manifestOf(path: string): Promise<IndexManifest> {
  const info = rowOf<object>(path, "SELECT version, generation, checksum FROM info");
  const { bytes, sha256 } = await hashOfFile(path);
  return manifestSchema.parse({ ...info, bytes, sha256 });
}
