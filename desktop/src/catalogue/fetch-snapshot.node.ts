import { createReadStream, createWriteStream, statSync } from "node:fs";
import { open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import { hashOfFile } from "../../../backend/src/catalogue/local/record/hash-of-file";
import {
  MANIFEST_HEADER,
  readManifest,
  type SnapshotManifest,
  SnapshotRefused,
} from "../../../backend/src/catalogue/snapshot/snapshot-manifest";

export type SnapshotSource = {
  /** The server's URL without a path. */
  readonly server: string;
  readonly shows: "usual" | "all";
  readonly folder: string;
  /** The known signing key of this server. */
  readonly knownKey: string | undefined;
  readonly send: typeof fetch;
  /** Called with the downloaded and the total bytes. */
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
};

export type FetchedSnapshot = { readonly path: string; readonly manifest: SnapshotManifest; readonly key: string };

/** Maximum number of consecutive attempts without progress. */
const MOST_STALLED = 3;
/** Maximum number of newer files that one download switches to. Servers create one per hour. */
const MOST_RENEWALS = 10;
/** Milliseconds between two reports of progress. */
const REPORT_EACH = 100;

/** The server has a newer file than the one being downloaded. */
class Renewed extends Error {}

const addressOf = ({ server, shows }: SnapshotSource) => `${server}/api/v1/catalogue/snapshot?shows=${shows}`;

/**
 * The server's manifest and key, from a response with or without the file. Rejects with SnapshotRefused, or with an error message if the
 * server has no snapshot.
 */
async function offeredSnapshot(source: SnapshotSource): Promise<Omit<FetchedSnapshot, "path">> {
  const answer = await source.send(addressOf(source), { method: "HEAD", redirect: "error", signal: source.signal });
  if (answer.status === 503) throw new Error("The server is preparing the catalogue. Please try again in a minute.");
  if (answer.status === 401) throw new Error("Sign in to download the catalogue.");
  if (answer.status === 404) throw new Error("This server has no offline catalogue.");
  if (!answer.ok) throw new Error(`The server answered ${answer.status}. Please try again later.`);
  return offeredBy(answer, source);
}

function offeredBy(answer: Response, source: SnapshotSource): Omit<FetchedSnapshot, "path"> {
  return readManifest(answer.headers.get(MANIFEST_HEADER) ?? "", source.knownKey);
}

/**
 * Downloads, verifies and unpacks a snapshot. An interrupted download is resumed, even after a restart. If the server has a newer file by
 * then, that file is downloaded instead. Rejects with SnapshotRefused if the file does not match the server's signature. Reports progress
 * at most ten times a second, and at the end.
 */
export async function fetchSnapshot(given: SnapshotSource): Promise<FetchedSnapshot> {
  const source = { ...given, onProgress: throttled(given.onProgress) };
  for (let renewals = 0; ; renewals += 1) {
    try {
      return await fetchOffered(source, await offeredSnapshot(source));
    } catch (error) {
      if (!(error instanceof Renewed) || renewals === MOST_RENEWALS) throw error;
    }
  }
}

function throttled(report: SnapshotSource["onProgress"]): SnapshotSource["onProgress"] {
  let last = -Infinity;
  return (done, total) => {
    const now = performance.now();
    if (now - last < REPORT_EACH && done < total) return;
    last = now;
    report(done, total);
  };
}

async function fetchOffered(
  source: SnapshotSource,
  { manifest, key }: Omit<FetchedSnapshot, "path">,
): Promise<FetchedSnapshot> {
  const part = join(source.folder, `${manifest.sha256}.part`);
  await removeOtherParts(source.folder, part);
  for (let stalled = 0; sizeOf(part) < manifest.bytes;) {
    const before = sizeOf(part);
    try {
      await download(source, manifest, part);
    } catch (error) {
      source.signal.throwIfAborted();
      if (error instanceof Renewed) throw error;
      stalled = sizeOf(part) > before ? 0 : stalled + 1;
      if (stalled === MOST_STALLED) throw error;
    }
  }
  const damaged = async (...files: readonly string[]) => {
    for (const file of files) await rm(file, { force: true });
    throw new SnapshotRefused("damaged", "The download was damaged. Nothing was changed. Please try again.");
  };
  const { bytes, sha256 } = await hashOfFile(part);
  if (bytes !== manifest.bytes || sha256 !== manifest.sha256) await damaged(part);
  const path = join(source.folder, `${manifest.sha256}.unpacked.part`);
  await pipeline(createReadStream(part), createZstdDecompress(), createWriteStream(path)).catch(() =>
    damaged(part, path),
  );
  await rm(part, { force: true });
  return { path, manifest, key };
}

async function download(source: SnapshotSource, manifest: SnapshotManifest, part: string): Promise<void> {
  let size = sizeOf(part);
  const headers: Record<string, string> =
    size > 0 ? { range: `bytes=${size}-`, "if-range": `"${manifest.sha256}"` } : {};
  const answer = await source.send(addressOf(source), { headers, redirect: "error", signal: source.signal });
  const goesOn = answer.status === 206 && answer.headers.get("content-range")?.startsWith(`bytes ${size}-`) === true;
  if (!goesOn && answer.status !== 200)
    throw new Error(`The server answered ${answer.status}. Please try again later.`);
  if (offeredBy(answer, source).manifest.sha256 !== manifest.sha256) {
    await answer.body?.cancel();
    throw new Renewed("The server replaced its catalogue during the download. Please try again.");
  }
  const file = await open(part, "a");
  try {
    if (!goesOn) {
      await file.truncate(0);
      size = 0;
    }
    for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > manifest.bytes) {
        await file.truncate(0);
        throw new Error("The server sent more than it announced. Please try again later.");
      }
      await file.appendFile(chunk);
      source.onProgress(size, manifest.bytes);
    }
  } finally {
    await file.close();
  }
  if (size < manifest.bytes) throw new Error("The download was cut off. Please try again.");
}

/** Removes partial downloads of other snapshots. */
async function removeOtherParts(folder: string, part: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (name.endsWith(".part") && path !== part) await rm(path, { force: true });
  }
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
