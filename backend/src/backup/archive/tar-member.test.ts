import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { createZstdCompress } from "node:zlib";
import { ArchiveWriter } from "./archive-writer.js";
import { openArchive } from "./archive-reader.js";
import { FORMAT } from "./manifest.js";
import { readTarHeader, tarHeader } from "./tar-member.js";

test("a header contains name and size, even above 8 GB, and any changed byte invalidates it", () => {
  for (const size of [0, 1, 511, 8 ** 11 - 1, 8 ** 11, 9_007_199_254_740_991]) {
    const header = tarHeader("tables/users.copy.zst", size);
    expect(readTarHeader(header)).toEqual({ name: "tables/users.copy.zst", size });
    for (let at = 0; at < header.length; at += 1) {
      const other = Buffer.from(header);
      other.writeUInt8(other.readUInt8(at) ^ 1, at);
      expect(readTarHeader(other)).toBeUndefined();
    }
  }
  expect(() => tarHeader("n".repeat(101), 1)).toThrow("too long");
});

test("tar itself can read an archive", async () => {
  const folder = mkdtempSync(join(tmpdir(), "earshot-tar-"));
  const file = join(folder, "a.tar");
  const writer = await ArchiveWriter.create(file);
  const rows = "1\tone\n".repeat(10_000);
  const written = await writer.add("tables/a.copy.zst", (into) =>
    pipeline(Readable.from([Buffer.from(rows)]), createZstdCompress(), into),
  );
  await writer.finish({
    format: FORMAT,
    product: "0",
    server: "18",
    createdAt: new Date(0).toISOString(),
    migrations: ["A1"],
    tables: [
      {
        name: "a",
        columns: ["n"],
        rows: 10_000,
        sha256: "0".repeat(64),
        member: "tables/a.copy.zst",
        ...written,
        counters: {},
        parts: [],
      },
    ],
  });
  const names = execFileSync("tar", ["-tf", file], { encoding: "utf8" }).trim().split("\n");
  expect(names).toEqual(["EARSHOT-BACKUP", "tables/a.copy.zst", "manifest.json", "manifest.sha256"]);
  expect((await openArchive(file)).manifest.tables).toHaveLength(1);
  rmSync(folder, { recursive: true });
});
