import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CatalogueUnavailable } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { directUrlOf } from "../../database/data-source.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { CatalogueBuild } from "./write/catalogue-build.js";
import { FolderLock } from "./write/index/folder-lock.js";
import { IndexFolder } from "./write/index/index-folder.js";
import { writeIndex } from "./write/index/write-index.js";
import { CatalogueIndex } from "./catalogue-index.js";
import { openChanged } from "./record/changed-index.js";

const NOW = new Date("2026-08-04T10:00:00Z");

/** Reads titles directly from the file, and records when it is closed. */
class TitleReader {
  readonly file: DatabaseSync;
  constructor(
    readonly path: string,
    private readonly closed: string[],
  ) {
    this.file = new DatabaseSync(path, { readOnly: true });
    openChanged(this.file, dirname(path));
  }
  titles(): string[] {
    return this.file
      .prepare("SELECT title FROM texts ORDER BY place")
      .all()
      .map(({ title }) => String(title));
  }
  async close(): Promise<void> {
    this.file.close();
    this.closed.push(this.path);
  }
}

let database: TestDatabase;
let index: CatalogueIndex<TitleReader>;
let others: CatalogueIndex<TitleReader>[];
let closed: string[];
/** The database that some tests share. */
let reused: TestDatabase | undefined;

beforeEach(async () => {
  database = reused ?? (await testDatabase());
  closed = [];
  others = [];
  index = another();
});
afterEach(async () => {
  for (const one of others) await one.close();
  if (database !== reused) await database.drop();
});

function another(
  open = async (path: string): Promise<TitleReader> => new TitleReader(path, closed),
): CatalogueIndex<TitleReader> {
  const one = new CatalogueIndex({ database: database.dataSource, folder: database.indexFolder, open });
  others.push(one);
  return one;
}

async function importShows(titles: readonly string[], mode: "merge" | "replace" = "replace"): Promise<void> {
  const { dataSource, indexFolder } = database;
  const build = await CatalogueBuild.begin(dataSource, { mode, now: NOW, indexFolder });
  for (const [at, title] of titles.entries()) {
    const listenerRange = `${20 - at},000-50,000`;
    await build.add({ source: "dump", key: `https://feeds.example/${title}`, title, categories: [], listenerRange });
  }
  await build.finish();
}

const titles = (of = index) => of.use(async (reader) => reader.titles());
const files = () => readdirSync(database.indexFolder).filter((name) => name.startsWith("catalogue-"));
const live = () => join(database.indexFolder, files()[0] ?? "");

test("the index has an import's shows once it has ended, most popular first", async () => {
  await importShows(["tide", "kelp", "moss"]);
  expect(await titles()).toEqual(["tide", "kelp", "moss"]);
  expect(files()).toEqual(["catalogue-1.sqlite"]);
});

test("an empty catalogue has an index, which the first import replaces", async () => {
  expect(await titles()).toEqual([]);
  await importShows(["tide"]);
  expect(await titles()).toEqual(["tide"]);
});

test("a running search keeps its file, which is removed once the next one has the new file", async () => {
  await importShows(["tide"]);
  let proceed = () => {};
  const halted = new Promise<void>((resolve) => (proceed = resolve));
  let started = () => {};
  const begun = new Promise<void>((resolve) => (started = resolve));
  const slow = index.use(async (reader) => {
    started();
    await halted;
    return reader.titles();
  });
  await begun;
  await importShows(["kelp"]);
  await index.latest();
  expect(await titles()).toEqual(["kelp"]);
  expect(files()).toEqual(["catalogue-2.sqlite"]);
  expect(closed).toEqual([]);
  proceed();
  expect(await slow).toEqual(["tide"]);
  expect(closed).toEqual([join(database.indexFolder, "catalogue-1.sqlite")]);
});

test("searches do not wait for a newer file", async () => {
  await importShows(["tide"]);
  await titles();
  await importShows(["kelp"]);
  // The first search after the import triggers the check and is answered from the open file.
  expect(await titles()).toEqual(["tide"]);
  await index.latest();
  expect(await titles()).toEqual(["kelp"]);
});

test("several readers share one file, and each switches to the next by itself", async () => {
  const second = another();
  await importShows(["tide"]);
  expect([await titles(), await titles(second)]).toEqual([["tide"], ["tide"]]);
  await importShows(["kelp"]);
  await Promise.all([index.latest(), second.latest()]);
  expect([await titles(), await titles(second)]).toEqual([["kelp"], ["kelp"]]);
  expect(files()).toEqual(["catalogue-2.sqlite"]);
});

describe("a file that cannot be used is written again from the database", () => {
  // Each test leaves a complete index behind.
  beforeAll(async () => {
    database = reused = await testDatabase();
    await importShows(["tide", "kelp"]);
  });
  afterAll(async () => {
    await reused?.drop();
    reused = undefined;
  });

  test.each([
    ["missing", (path: string) => rmSync(path)],
    ["cut short", (path: string) => truncateSync(path, statSync(path).size - 8192)],
    ["empty", (path: string) => truncateSync(path, 0)],
    ["something else", (path: string) => writeFileSync(path, "no database at all".repeat(1_000))],
    ["of another version", (path: string) => changeInfo(path, "version = version + 1")],
    ["of another catalogue", (path: string) => changeInfo(path, "checksum = 'other'")],
    ["never completed", (path: string) => changeInfo(path, "generation = 0")],
  ])("%s", async (_name, spoil) => {
    spoil(live());
    await index.start();
    expect(await titles()).toEqual(["tide", "kelp"]);
    expect(files()).toEqual(["catalogue-1.sqlite"]);
  });

  test("damaged while it is read", async () => {
    const path = live();
    await index.start();
    const handle = openSync(path, "r+");
    // Everything after the first page.
    writeSync(handle, Buffer.alloc(statSync(path).size - 8192, 0xa5), 0, undefined, 8192);
    closeSync(handle);
    await expect(titles()).rejects.toThrow(CatalogueUnavailable);
    await index.latest();
    expect(await titles()).toEqual(["tide", "kelp"]);
  });
});

describe("with a few changes, the index is a whole file and one of changes", () => {
  const many = Array.from({ length: 20 }, (_, at) => `show${at}`);
  beforeEach(async () => {
    await importShows(many);
    await importShows(["tide"], "merge");
  });

  test("keeps both files, and replaces the earlier file of changes", async () => {
    expect(files().toSorted()).toEqual(["catalogue-1.sqlite", "catalogue-2.sqlite"]);
    await index.start();
    expect(await titles()).toEqual(["show0", "tide", ...many.slice(1)]);
    await importShows(["kelp"], "merge");
    await index.latest();
    expect(files().toSorted()).toEqual(["catalogue-1.sqlite", "catalogue-3.sqlite"]);
    expect((await titles()).slice(0, 4)).toEqual(["show0", "tide", "kelp", "show1"]);
    await importShows(["reef"]);
    expect(files()).toEqual(["catalogue-4.sqlite"]);
  });

  test.each(["missing", "of another catalogue", "damaged while it is read"])("a whole file that is %s", async (how) => {
    const whole = join(database.indexFolder, "catalogue-1.sqlite");
    if (how === "missing") rmSync(whole);
    else if (how === "of another catalogue") {
      const file = new DatabaseSync(whole);
      file.exec("UPDATE info SET checksum = 'other'");
      file.close();
    } else {
      await index.start();
      const handle = openSync(whole, "r+");
      writeSync(handle, Buffer.alloc(statSync(whole).size - 8192, 0xa5), 0, undefined, 8192);
      closeSync(handle);
      await expect(titles()).rejects.toThrow(CatalogueUnavailable);
    }
    await index.latest();
    expect((await titles()).slice(0, 3)).toEqual(["show0", "tide", "show1"]);
    expect(files()).toEqual(["catalogue-2.sqlite"]);
  });

  test("opens a new whole file that contains the changes", async () => {
    await index.start();
    const { dataSource, indexFolder } = database;
    await writeIndex({ url: directUrlOf(dataSource), schema: "catalogue", folder: indexFolder }, {});
    new IndexFolder(indexFolder).announce(2);
    await titles();
    await index.latest();
    expect(closed).toEqual([join(indexFolder, "catalogue-2.sqlite")]);
    expect((await titles()).slice(0, 3)).toEqual(["show0", "tide", "show1"]);
    expect(files()).toEqual(["catalogue-2.sqlite"]);
  });

  test("ignores a file that a killed import left before its commit", async () => {
    const left = join(database.indexFolder, "catalogue-3.sqlite");
    copyFileSync(join(database.indexFolder, "catalogue-2.sqlite"), left);
    const file = new DatabaseSync(left);
    file.exec("UPDATE info SET generation = 3, checksum = 'other'; UPDATE texts SET title = 'never'");
    file.close();
    await index.start();
    expect([index.generation, (await titles())[1]]).toEqual([2, "tide"]);
    await importShows(["kelp"], "merge");
    await index.latest();
    expect((await titles()).slice(0, 4)).toEqual(["show0", "tide", "kelp", "show1"]);
  });
});

test("waits once for a file that cannot be written, then refuses searches at once", async () => {
  await importShows(["tide"]);
  const path = live();
  rmSync(path);
  // A folder with the file's name keeps it from being written.
  mkdirSync(path);
  await index.start();
  await expect(titles()).rejects.toThrow(CatalogueUnavailable);
  expect(index.building).toEqual({ done: 1, total: 1 });
});

test("a search is refused while the file cannot be opened", async () => {
  await importShows(["tide"]);
  const one = another(() => Promise.reject(new Error("too many open files")));
  await expect(titles(one)).rejects.toThrow(CatalogueUnavailable);
});

test("a request waits for a running writer, and the state shows its progress", async () => {
  await importShows(["tide"]);
  rmSync(live());
  const lock = await FolderLock.wait(database.indexFolder);
  const first = titles();
  while (index.building === undefined) await new Promise(setImmediate);
  expect(index.building).toEqual({ done: 0, total: 1 });
  lock.release();
  expect(await first).toEqual(["tide"]);
  expect(index.building).toBeUndefined();
});

test("the next writer removes the remains of a killed one", async () => {
  await importShows(["tide"]);
  writeFileSync(join(database.indexFolder, "catalogue-2.sqlite.1-abc.part"), "half");
  await importShows(["kelp"]);
  expect(files()).toEqual(["catalogue-2.sqlite"]);
});

function changeInfo(path: string, change: string): void {
  const file = new DatabaseSync(path);
  file.exec(`UPDATE info SET ${change}`);
  file.close();
}
