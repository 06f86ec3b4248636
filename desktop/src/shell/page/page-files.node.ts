import { readFile, realpath, stat } from "node:fs/promises";
import { extname, join, sep } from "node:path";

/** The types of the files in the built website. No other types are served. */
const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

export type PageFile = { readonly bytes: Uint8Array; readonly type: string };

/**
 * The file of the built website at a URL's path; undefined if there is none. Paths are taken literally: a path that leaves the folder, a
 * name that begins with a dot, or a link that leads out of the folder finds nothing.
 */
export async function pageFile(folder: string, path: string): Promise<PageFile | undefined> {
  const parts = path.split("/").slice(1);
  const plain = parts.every((part) => /^[\w][\w.-]*$/.test(part));
  const type = TYPES[extname(path)];
  if (!path.startsWith("/") || !plain || type === undefined) return undefined;
  const file = join(folder, ...parts);
  try {
    const [real, root] = await Promise.all([realpath(file), realpath(folder)]);
    if (!real.startsWith(root + sep) || !(await stat(real)).isFile()) return undefined;
    return { bytes: await readFile(real), type };
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "ENAMETOOLONG"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}
