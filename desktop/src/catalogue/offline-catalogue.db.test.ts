import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { ALL_CAPABILITIES, describePodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { directUrlOf } from "../../../backend/src/database/data-source";
import { CatalogueBuild } from "../../../backend/src/catalogue/local/write/catalogue-build";
import { openReaders } from "../../../backend/src/catalogue/local/search/threads/open-readers";
import { writeSnapshot } from "../../../backend/src/catalogue/snapshot/write-snapshot";
import { importedShow } from "../../../backend/src/testing/catalogue/imported-show";
import { testDatabase } from "../../../backend/src/testing/database/test-database";
import { writeLocalFile } from "./local-file.node";
import { OfflineCatalogue } from "./offline-catalogue.node";

describePodcastCatalogue(
  "OfflineCatalogue",
  { ...ALL_CAPABILITIES, guids: false, episodes: false },
  async (shows, now) => {
    const database = await testDatabase();
    const folder = mkdtempSync(join(tmpdir(), "earshot-offline-"));
    const { dataSource, indexFolder } = database;
    const build = await CatalogueBuild.begin(dataSource, { mode: "replace", now, indexFolder });
    for (const show of shows) await build.add(importedShow(show));
    await build.finish();
    const packed = join(folder, "snapshot.zst");
    await writeSnapshot({ url: directUrlOf(dataSource), schema: "catalogue", path: packed });
    writeFileSync(join(folder, "snapshot"), zstdDecompressSync(readFileSync(packed)));
    const path = join(folder, "local");
    writeLocalFile(join(folder, "snapshot"), [], path);
    const catalogue = new OfflineCatalogue(path, await openReaders(path), { now: () => now });
    const close = async () => {
      await catalogue.close();
      rmSync(folder, { recursive: true, force: true });
      await database.drop();
    };
    return { catalogue, close };
  },
);
