import { readdirSync, rmSync, statSync } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { traceHeaders } from "../../../../shared/process/trace.js";
import { hashOfFile } from "../../record/hash-of-file.js";
import { INDEX_VERSION } from "../../record/index-schema.js";
import { nameFile } from "./complete-index.js";
import { type CatalogueIdentity, IndexFolder } from "./index-folder.js";
import { type IndexManifest, readManifest, readToken } from "./index-manifest.js";
import { changedFile, hasWhole, wholeIndex } from "./whole-index.js";

/** The server of complete index files, and the key that signs their manifests. */
export type IndexSourceAddress = { readonly url: string; readonly key: string };

export type FetchTask = IndexSourceAddress & {
  readonly folder: string;
  /** The catalogue whose index is requested. */
  readonly catalogue: CatalogueIdentity & { readonly podcasts: number };
  /** Milliseconds within which at least `LEAST` bytes must arrive. */
  readonly patience?: number;
};

type Watcher = { readonly onProgress?: (done: number, total: number) => void; readonly signal: AbortSignal };

/** Bytes that must arrive in every interval of `patience`. A slower download is aborted. */
const LEAST = 64 * 1024;
const PATIENCE = 30_000;
/** Attempts in a row without new bytes before the download fails. */
const VAIN_TRIES = 3;
const MANIFEST = 4_096;

/**
 * Downloads the index of a catalogue into the folder, verifies it and gives it its final name. For a file of changes, also
 * downloads the whole file, unless the folder has it. An interrupted download leaves a part that the next attempt continues, also
 * after a restart. Throws if the server has no index of this catalogue. The caller must hold the folder's lock.
 */
export async function fetchIndex(task: FetchTask, watcher: Watcher): Promise<void> {
  const folder = new IndexFolder(task.folder);
  const { generation, podcasts } = task.catalogue;
  const manifest = readManifest(await manifestText(task, watcher.signal), task.key);
  refuseAnother(manifest, task.catalogue);
  const part = join(task.folder, `fetched-${manifest.sha256}.part`);
  removeOtherParts(task.folder, part);
  for (let vain = 0; sizeOf(part) < manifest.bytes;) {
    const before = sizeOf(part);
    try {
      await download(task, manifest, part, watcher);
    } catch (error) {
      watcher.signal.throwIfAborted();
      vain = sizeOf(part) > before ? 0 : vain + 1;
      if (vain === VAIN_TRIES) throw error;
    }
  }
  const { sha256 } = await hashOfFile(part);
  if (sha256 !== manifest.sha256) {
    rmSync(part, { force: true });
    throw new Error("The downloaded index does not match its manifest.");
  }
  const file = await open(part, "r+");
  await file.sync().finally(() => file.close());
  await nameFile(part, folder.file(generation));
  const changed = changedFile(folder.file(generation));
  if (changed && !hasWhole(task.folder, changed))
    await fetchIndex({ ...task, catalogue: { ...changed, podcasts: changed.shows } }, watcher);
  // The machine that wrote the file has checked all of it. Doing that again would delay searches.
  if (wholeIndex(folder.file(generation), task.catalogue) !== podcasts)
    throw new Error("The downloaded index is missing shows.");
}

function refuseAnother(manifest: IndexManifest, wanted: CatalogueIdentity): void {
  const { version, generation, checksum } = manifest;
  if (version !== INDEX_VERSION) throw new Error(`The index to fetch has version ${version}, not ${INDEX_VERSION}.`);
  if (generation !== wanted.generation || checksum !== wanted.checksum)
    throw new Error(`The index to fetch is of generation ${generation}, not of ${wanted.generation}.`);
}

function removeOtherParts(folder: string, part: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.startsWith("fetched-") && path !== part) rmSync(path, { force: true });
  }
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

const addressOf = ({ url, catalogue }: FetchTask, ending: "json" | "sqlite") =>
  `${url.replace(/\/+$/, "")}/catalogue-${catalogue.generation}.${ending}`;

async function manifestText(task: FetchTask, signal: AbortSignal): Promise<string> {
  const patience = AbortSignal.timeout(task.patience ?? PATIENCE);
  const response = await ask(task, "json", { signal: AbortSignal.any([signal, patience]) });
  if (response.status !== 200) throw new Error(`${addressOf(task, "json")} answers with status ${response.status}.`);
  let text = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.length > MANIFEST) throw new Error(`${addressOf(task, "json")} is not a manifest.`);
  }
  return text;
}

function ask(task: FetchTask, ending: "json" | "sqlite", more: { signal: AbortSignal; range?: string }) {
  const headers: Record<string, string> = {
    ...traceHeaders(),
    authorization: `Bearer ${readToken(task.key)}`,
    "accept-encoding": "identity",
  };
  if (more.range) headers.range = more.range;
  return fetch(addressOf(task, ending), { headers, signal: more.signal });
}

/** Continues where the part ends, or starts again if the server does not support ranges. */
async function download(
  task: FetchTask,
  manifest: IndexManifest,
  part: string,
  { signal, onProgress }: Watcher,
): Promise<void> {
  const file = await open(part, "a");
  const slow = new AbortController();
  let came = 0;
  const timer = setInterval(() => {
    if (came < LEAST) slow.abort(new Error("The source of the index is too slow."));
    came = 0;
  }, task.patience ?? PATIENCE);
  try {
    let size = sizeOf(part);
    const range = size > 0 ? `bytes=${size}-` : undefined;
    const response = await ask(task, "sqlite", { signal: AbortSignal.any([signal, slow.signal]), range });
    if (response.status === 200) {
      await file.truncate(0);
      size = 0;
    } else if (response.status !== 206 || !beginsAt(response, size)) {
      throw new Error(`${addressOf(task, "sqlite")} answers with status ${response.status}.`);
    }
    const body: AsyncIterable<Uint8Array> | null = response.body;
    for await (const chunk of body ?? []) {
      came += chunk.length;
      size += chunk.length;
      if (size > manifest.bytes) {
        await file.truncate(0);
        throw new Error("The downloaded index is longer than its manifest says.");
      }
      await writeAll(file, chunk);
      onProgress?.(Math.floor((size / manifest.bytes) * task.catalogue.podcasts), task.catalogue.podcasts);
    }
    if (size < manifest.bytes) throw new Error("The download of the index was cut off.");
  } finally {
    clearInterval(timer);
    await file.close();
  }
}

function beginsAt(response: Response, from: number): boolean {
  return response.headers.get("content-range")?.startsWith(`bytes ${from}-`) ?? false;
}

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.length;) at += (await file.write(chunk, at)).bytesWritten;
}
