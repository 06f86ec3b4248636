import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from "node:crypto";
import { z } from "zod";
import { SNAPSHOT_VERSION } from "./snapshot-tables.js";

/** The response header with the signed manifest of the file. */
export const MANIFEST_HEADER = "earshot-manifest";

const manifestSchema = z.strictObject({
  version: z.int().min(1),
  generation: z.int().min(0),
  /** Number of shows in the file. */
  shows: z.int().min(0),
  /** When the facts in the catalogue were read, ISO 8601; null if unknown. */
  updatedAt: z.iso.datetime().nullable(),
  /** Size of the compressed file. */
  bytes: z.int().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
const versionSchema = z.object({ version: z.int() });
const signedSchema = z.strictObject({
  manifest: z.string().max(1_000),
  key: z.string().max(100),
  signature: z.string().max(200),
});

export type SnapshotManifest = z.output<typeof manifestSchema>;

/** Why a snapshot is rejected. `reason` is for the program, the message for people. */
export class SnapshotRefused extends Error {
  constructor(
    readonly reason: "signature" | "version" | "damaged",
    message: string,
  ) {
    super(message);
    this.name = "SnapshotRefused";
  }
}

/** An ed25519 private key in DER format consists of these bytes and 32 more. */
const ED25519 = Buffer.from("302e020100300506032b657004220420", "hex");

/** The key with which an installation signs its snapshots, derived from the installation's secret. */
export function snapshotKey(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync("sha256", secret, "", "earshot catalogue snapshot: sign", 32));
  return createPrivateKey({ key: Buffer.concat([ED25519, seed]), format: "der", type: "pkcs8" });
}

/** The manifest with its signature and the public key, as a header value. */
export function signedManifest(manifest: SnapshotManifest, privateKey: KeyObject): string {
  const text = JSON.stringify(manifest);
  const key = createPublicKey(privateKey).export({ format: "der", type: "spki" }).toString("base64url");
  const signature = sign(null, Buffer.from(text), privateKey).toString("base64url");
  return Buffer.from(JSON.stringify({ manifest: text, key, signature })).toString("base64url");
}

/**
 * Parses the header value. `known` is the public key of this server's earlier snapshots; undefined if none is known. Throws
 * SnapshotRefused if the value is malformed, was signed with another key, or is of another version.
 */
export function readManifest(
  value: string,
  known: string | undefined,
): { readonly manifest: SnapshotManifest; readonly key: string } {
  const refuse = () =>
    new SnapshotRefused("signature", "The offline catalogue is not signed by this server. It was not downloaded.");
  let signed: z.output<typeof signedSchema>;
  let isGenuine: boolean;
  try {
    signed = signedSchema.parse(JSON.parse(Buffer.from(value, "base64url").toString("utf8")));
    const key = createPublicKey({ key: Buffer.from(signed.key, "base64url"), format: "der", type: "spki" });
    const signature = Buffer.from(signed.signature, "base64url");
    isGenuine = key.asymmetricKeyType === "ed25519" && verify(null, Buffer.from(signed.manifest), key, signature);
  } catch {
    throw refuse();
  }
  if (!isGenuine || (known !== undefined && known !== signed.key)) throw refuse();
  const json: unknown = JSON.parse(signed.manifest);
  const { data: manifest } = manifestSchema.safeParse(json);
  if (manifest?.version === SNAPSHOT_VERSION) return { manifest, key: signed.key };
  throw new SnapshotRefused(
    "version",
    `The offline catalogue is for ${otherVersion(versionSchema.safeParse(json).data)}`,
  );
}

/** Which version of the app can read a snapshot, and what to do. A manifest of another version may have other members. */
function otherVersion({ version = SNAPSHOT_VERSION }: { readonly version?: number } = {}): string {
  if (version > SNAPSHOT_VERSION) return "a newer version of this app. Update the app first.";
  if (version < SNAPSHOT_VERSION)
    return "an older version of this app. Ask the people who run the server to update it.";
  return "another version of this app. Update the app, or ask the people who run the server to update it.";
}
