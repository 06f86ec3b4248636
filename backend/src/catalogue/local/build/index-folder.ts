import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Which catalogue a file is the index of. Two databases may count the same generation; the sum over their shows differs. */
export type IndexedCatalogue = { readonly generation: number; readonly checksum: string };

/** Where index files lie among what a service keeps. */
export function indexFolderIn(dataDir: string): string {
  return join(dataDir, "index");
}

const CURRENT = "current";
const PART = ".part";

/** The folder of index files, each named by its generation. A file that is being written has a name of its own until it is whole. */
export class IndexFolder {
  constructor(readonly path: string) {}

  file(generation: number): string {
    return join(this.path, `catalogue-${generation}.sqlite`);
  }

  part(generation: number): string {
    return `${this.file(generation)}.${process.pid}-${Date.now().toString(36)}${PART}`;
  }

  /** Changes with every call of `announce`, in any process. Cheap enough to be asked with every search. */
  stamp(): string {
    const found = statSync(join(this.path, CURRENT), { bigint: true, throwIfNoEntry: false });
    return found ? `${found.ino} ${found.mtimeNs}` : "";
  }

  /** Tells readers that there is another file, or that the catalogue has changed. */
  announce(generation: number): void {
    const path = join(this.path, CURRENT);
    writeFileSync(`${path}${PART}`, `${generation}\n`);
    renameSync(`${path}${PART}`, path);
  }

  /**
   * Removes all files but one. Call it only while holding the folder's lock. Who reads a removed file reads on: it goes when the
   * last one has closed it. Where a system refuses that, the next call removes it.
   */
  sweep(generation: number): void {
    this.remove((name) => name !== basename(this.file(generation)));
  }

  /** Removes what writers have left that were killed. Call it only while holding the folder's lock. */
  sweepParts(): void {
    this.remove((name) => name.endsWith(PART));
  }

  private remove(which: (name: string) => boolean): void {
    for (const name of readdirSync(this.path)) {
      if (!name.startsWith("catalogue-") || !which(name)) continue;
      try {
        rmSync(join(this.path, name), { force: true });
      } catch {
        // Windows does not remove what is open.
      }
    }
  }
}
