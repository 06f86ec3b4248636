import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { indexFile } from "../../record/changed-index.js";

/** Identifies the catalogue that an index file belongs to. Databases may share a generation number, but not a checksum. */
export type CatalogueIdentity = { readonly generation: number; readonly checksum: string };

/** The folder of index files in the data folder of a service. */
export function indexFolderIn(dataDir: string): string {
  return join(dataDir, "index");
}

const CURRENT = "current";
const PART = ".part";

/** The folder of index files. A complete file is named after its generation, an incomplete one is not. */
export class IndexFolder {
  constructor(readonly path: string) {}

  file(generation: number): string {
    return indexFile(this.path, generation);
  }

  part(generation: number): string {
    return `${this.file(generation)}.${process.pid}-${Date.now().toString(36)}${PART}`;
  }

  /** Changes with every call of `announce`, in any process. Cheap enough to be read with every search. */
  stamp(): string {
    const found = statSync(join(this.path, CURRENT), { bigint: true, throwIfNoEntry: false });
    return found ? `${found.ino} ${found.mtimeNs}` : "";
  }

  /**
   * Notifies readers of a new file or of a changed catalogue, and removes all other files except `whole`, which a file of changes
   * needs. The caller must hold the folder's lock. Processes that have a removed file open can still read it. A system that cannot
   * remove open files keeps it until the next call.
   */
  announce(generation: number, whole = generation): void {
    const path = join(this.path, CURRENT);
    writeFileSync(`${path}${PART}`, `${generation}\n`);
    renameSync(`${path}${PART}`, path);
    const current = [generation, whole].map((one) => basename(this.file(one)));
    this.remove((name) => !current.includes(name));
  }

  /** Removes what killed writers left behind. The caller must hold the folder's lock. */
  sweepParts(): void {
    this.remove((name) => name.endsWith(PART));
  }

  private remove(which: (name: string) => boolean): void {
    for (const name of readdirSync(this.path)) {
      if (!name.startsWith("catalogue-") || !which(name)) continue;
      try {
        rmSync(join(this.path, name), { force: true });
      } catch {
        // Windows does not remove open files.
      }
    }
  }
}
