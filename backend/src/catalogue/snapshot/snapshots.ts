import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "@earshot/domain/shared/clock.port";
import type { DataSource } from "typeorm";
import { directUrlOf } from "../../database/data-source.js";
import { LIVE } from "../local/write/staging/generation.js";
import type { SnapshotManifest } from "./snapshot-manifest.js";
import { SNAPSHOT_VERSION, USUAL_SHOWS } from "./snapshot-tables.js";
import { manifestPath, writeSnapshot } from "./write-snapshot.js";

type SnapshotScope = "usual" | "all";

type SnapshotFile = { readonly path: string; readonly manifest: SnapshotManifest };

/** Milliseconds for which a snapshot is still served after the catalogue has changed, because feeds are read all day. */
const FRESH = 3_600_000;

/** The snapshots of the live catalogue: files written on request, one for each scope. */
export class Snapshots {
  private readonly writing = new Map<SnapshotScope, Promise<SnapshotFile>>();

  constructor(
    private readonly database: DataSource,
    private readonly folder: string,
    private readonly clock: Clock,
  ) {}

  /**
   * The newest snapshot. While the first one is being written, which can take minutes, this resolves to undefined after `timeout`
   * milliseconds.
   */
  async file(scope: SnapshotScope, timeout: number): Promise<SnapshotFile | undefined> {
    const [row] = await this.database.query<{ generation: string; checksum: string }[]>(
      `SELECT generation, checksum FROM ${LIVE}.info`,
    );
    const name = `${scope}-v${SNAPSHOT_VERSION}-${row?.generation ?? 0}-${row?.checksum ?? ""}.sqlite.zst`;
    const known = this.known(scope);
    if (known && (known.name === name || this.clock.now().getTime() - known.writtenAt < FRESH)) return known.file;
    const written = this.write(scope, name);
    // While the next snapshot is being written, an older one is better than nothing.
    if (known) return known.file;
    let timer: NodeJS.Timeout | undefined;
    const waited = new Promise<undefined>((over) => (timer = setTimeout(() => over(undefined), timeout)));
    return Promise.race([written, waited]).finally(() => clearTimeout(timer));
  }

  private known(scope: SnapshotScope) {
    const files = readNames(this.folder).filter((name) => name.startsWith(`${scope}-v`) && name.endsWith(".zst"));
    const dated = files.map((name) => ({ name, writtenAt: statSync(join(this.folder, name)).mtimeMs }));
    const newest = dated.sort((a, b) => b.writtenAt - a.writtenAt)[0];
    return newest && { ...newest, file: this.fileNamed(newest.name) };
  }

  private fileNamed(name: string): SnapshotFile {
    const path = join(this.folder, name);
    return { path, manifest: JSON.parse(readFileSync(manifestPath(path), "utf8")) as SnapshotManifest };
  }

  private write(scope: SnapshotScope, name: string): Promise<SnapshotFile> {
    const writing = this.writing.get(scope);
    if (writing) return writing;
    mkdirSync(this.folder, { recursive: true });
    const task = {
      url: directUrlOf(this.database),
      schema: LIVE,
      path: join(this.folder, name),
      ...(scope === "usual" ? { most: USUAL_SHOWS } : {}),
    };
    const written = writeSnapshot(task)
      .then(() => this.sweep(scope, name))
      .then(() => this.fileNamed(name))
      .finally(() => this.writing.delete(scope));
    // Nobody may be waiting for the file; the next request tries again.
    written.catch(() => undefined);
    this.writing.set(scope, written);
    return written;
  }

  /** Removes the older files of a scope. Their downloads start over with the new one. */
  private sweep(scope: SnapshotScope, name: string): void {
    for (const other of readNames(this.folder)) {
      if (other.startsWith(`${scope}-v`) && !other.startsWith(name)) rmSync(join(this.folder, other), { force: true });
    }
  }
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
