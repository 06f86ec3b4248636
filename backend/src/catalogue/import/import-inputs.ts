import { lstat, open, readdir, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { feedText } from "./feed/feed-text.js";

export type ImportInput = {
  readonly path: string;
  readonly kind: "dump" | "feed" | "subscriptions" | "json" | "csv" | "archive" | "unknown";
  /** In bytes. */
  readonly size: number;
  /** Where it was downloaded from. */
  readonly address?: string;
};

/** First bytes of gzip, zip, bzip2, xz, 7z and Zstandard. */
const ARCHIVES = ["1f8b", "504b0304", "425a68", "fd377a585a", "377abcaf", "28b52ffd"];

/** Enough to get past the comments that feeds begin with. */
const HEAD_BYTES = 64 * 1024;

/**
 * The files at the given paths, in alphabetical order; a folder includes everything below it. Does not follow links to folders
 * inside a folder. Throws if a given path does not exist or cannot be read.
 */
export async function importInputs(paths: readonly string[]): Promise<ImportInput[]> {
  const inputs: ImportInput[] = [];
  for (const path of paths) {
    const found = await stat(path);
    const files = found.isDirectory() ? await filesBelow(path) : [path];
    for (const file of files) inputs.push(await input(file));
  }
  return inputs;
}

async function filesBelow(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith(".")).sort();
  const files: string[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const entry = await lstat(path);
    if (entry.isDirectory()) files.push(...(await filesBelow(path)));
    else if (entry.isFile() || (entry.isSymbolicLink() && (await stat(path)).isFile())) files.push(path);
  }
  return files;
}

async function input(path: string): Promise<ImportInput> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size, HEAD_BYTES)), 0, undefined, 0);
    return { path, size, kind: contentKind(buffer.subarray(0, bytesRead), basename(path)) };
  } finally {
    await file.close();
  }
}

/** Detects the kind of a file by its first bytes; the name only decides ambiguous cases. */
export function contentKind(head: Buffer, name: string): ImportInput["kind"] {
  if (head.subarray(0, 16).toString("latin1") === "SQLite format 3\0") return "dump";
  if (ARCHIVES.some((signature) => head.subarray(0, 8).toString("hex").startsWith(signature))) return "archive";
  const text = feedText(head).replace(/^\ufeff/, "");
  const extension = extname(name).toLowerCase();
  const markup = text.replace(/<!--[^]*?(?:-->|$)|<[?!][^<>]*>/g, "");
  if (/^\s*<(?:\w+:)?opml[\s>]/i.test(markup) || extension === ".opml") return "subscriptions";
  if (/^\s*[[{]/.test(text) && extension !== ".xml") return "json";
  if (/^\s*</.test(markup) || [".xml", ".rss", ".atom", ".rdf"].includes(extension)) return "feed";
  if (/<(?:rss|feed|rdf:RDF|channel)[\s>]/i.test(markup)) return "feed";
  return extension === ".csv" || extension === ".tsv" ? "csv" : "unknown";
}
