import { createHash, type Hash } from "node:crypto";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Writable } from "node:stream";
import { FORMAT, type Manifest, MANIFEST, MANIFEST_SUM, SIGNATURE, signText } from "./manifest.js";
import { BLOCK, END, padding, tarHeader } from "./tar-member.js";

/** A finished member of the archive, as the manifest describes it. */
export type WrittenMember = { readonly bytes: number; readonly memberSha256: string };

/**
 * Writes an archive: a tar file of compressed tables, with the manifest last. Until `finish`, the file has another name (".part"),
 * so an incomplete archive never has the final name. Headers are rewritten once the size of their member is known, so nothing is
 * buffered in memory.
 */
export class ArchiveWriter {
  private end = 0;

  private constructor(
    private readonly file: string,
    private readonly handle: FileHandle,
  ) {}

  /** Only the owner can read the file, because it contains private data. */
  static async create(file: string): Promise<ArchiveWriter> {
    await rm(part(file), { force: true });
    const writer = new ArchiveWriter(file, await open(part(file), "wx", 0o600));
    await writer.addText(SIGNATURE, signText(FORMAT));
    return writer;
  }

  /** Size so far. */
  get size(): number {
    return this.end;
  }

  /** Adds a member with the bytes that `fill` writes. */
  async add(name: string, fill: (into: Writable) => Promise<void>): Promise<WrittenMember> {
    const start = this.end;
    const hash = createHash("sha256");
    this.end += BLOCK;
    await fill(this.content(hash));
    const bytes = this.end - start - BLOCK;
    await this.write(Buffer.alloc(padding(bytes)));
    await this.handle.write(tarHeader(name, bytes), 0, BLOCK, start);
    return { bytes, memberSha256: hash.digest("hex") };
  }

  /** Adds the manifest, syncs the file to disk and renames it to its final name. */
  async finish(manifest: Manifest): Promise<void> {
    const text = `${JSON.stringify(manifest, undefined, 1)}\n`;
    await this.addText(MANIFEST, text);
    await this.addText(MANIFEST_SUM, `${createHash("sha256").update(text).digest("hex")}\n`);
    await this.write(END);
    await this.handle.sync();
    await this.handle.close();
    await rename(part(this.file), this.file);
    await syncFolder(dirname(this.file));
  }

  async abandon(): Promise<void> {
    await this.handle.close().catch(() => undefined);
    await rm(part(this.file), { force: true });
  }

  private async addText(name: string, text: string): Promise<void> {
    const content = Buffer.from(text);
    await this.write(tarHeader(name, content.length));
    await this.write(content);
    await this.write(Buffer.alloc(padding(content.length)));
  }

  private content(hash: Hash): Writable {
    return new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        hash.update(chunk);
        this.write(chunk).then(() => done(), done);
      },
    });
  }

  private async write(bytes: Buffer): Promise<void> {
    for (let at = 0; at < bytes.length;) {
      const { bytesWritten } = await this.handle.write(bytes, at, bytes.length - at, this.end);
      at += bytesWritten;
      this.end += bytesWritten;
    }
  }
}

const part = (file: string): string => `${file}.part`;

/** A rename is durable only after a sync of the folder. Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
