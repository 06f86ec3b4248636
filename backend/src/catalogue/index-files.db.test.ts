import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import request from "supertest";
import { testService, type TestService } from "../testing/service/test-service.js";
import { CatalogueBuild } from "./local/write/catalogue-build.js";
import { readManifest, readToken } from "./local/write/index/index-manifest.js";
import { CatalogueIndex } from "./local/catalogue-index.js";

const KEY = "a key of the tests that is long enough";
let builder: TestService;
let other: TestService;
let dataDir: string;

beforeAll(async () => {
  builder = await testService({ env: { INDEX_KEY: KEY } });
  dataDir = mkdtempSync(join(tmpdir(), "earshot-other-"));
  const env = { INDEX_KEY: KEY, INDEX_URL: `${builder.origin}/index`, DATA_DIR: dataDir };
  other = await testService({ database: builder.database, env });
});
afterAll(async () => {
  await other.close();
  await builder.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function importShows(...titles: string[]): Promise<void> {
  const { dataSource, indexFolder } = builder.database;
  const build = await CatalogueBuild.begin(dataSource, { mode: "replace", indexFolder });
  for (const title of titles) await build.add({ source: "dump", key: title, title, categories: [] });
  await build.finish();
}

const fileRequest = (name: string) =>
  request(builder.server)
    .get(`/index/${name}`)
    .set("Authorization", `Bearer ${readToken(KEY)}`)
    .buffer(true);

const nameIn = (folder: string) => readdirSync(folder).find((file) => file.endsWith(".sqlite")) ?? "";

/** Marks the builder's file, to tell it from one written elsewhere. */
function mark(number: number): void {
  const file = new DatabaseSync(join(builder.database.indexFolder, nameIn(builder.database.indexFolder)));
  file.exec(`PRAGMA user_version = ${number}`);
  file.close();
}

function markOfOther(): unknown {
  const folder = join(dataDir, "index");
  const file = new DatabaseSync(join(folder, nameIn(folder)), { readOnly: true });
  const { user_version: found } = file.prepare("PRAGMA user_version").get() ?? {};
  file.close();
  return found;
}

async function foundByOther(words: string): Promise<string[]> {
  await other.app.get(CatalogueIndex).latest();
  const { results } = await other.app.get(PodcastCatalogue).search(searchFor(words));
  return results.map(({ title }) => title);
}

test("another machine with INDEX_URL fetches the file of each generation", async () => {
  await importShows("Tide", "Kelp");
  mark(41);
  expect(await foundByOther("kelp")).toEqual(["Kelp"]);
  expect(markOfOther()).toBe(41);
  await importShows("Moss");
  mark(42);
  expect(await foundByOther("moss")).toEqual(["Moss"]);
  expect(markOfOther()).toBe(42);
});

test("a machine that cannot fetch the file writes it itself", async () => {
  await importShows("Moss", "Moss and more");
  rmSync(builder.database.indexFolder, { recursive: true });
  expect(await foundByOther("moss")).toEqual(["Moss", "Moss and more"]);
  expect(markOfOther()).toBe(0);
  await builder.app.get(CatalogueIndex).latest();
});

test("serves the file with a tag and ranges, and a signed manifest", async () => {
  await importShows("Rail");
  const [file = ""] = readdirSync(builder.database.indexFolder).filter((name) => name.endsWith(".sqlite"));
  const whole = readFileSync(join(builder.database.indexFolder, file));
  const manifest = readManifest((await fileRequest(file.replace("sqlite", "json")).expect(200)).text, KEY);
  expect(manifest.bytes).toBe(whole.length);
  const rest = await fileRequest(file).set("Range", "bytes=4096-").expect(206);
  expect((rest.body as Buffer).equals(whole.subarray(4_096))).toBe(true);
  expect(rest.headers.etag).toBe(`"${manifest.sha256}"`);
  expect(rest.headers["content-encoding"]).toBeUndefined();
  await fileRequest(file).set("If-None-Match", `"${manifest.sha256}"`).expect(304);
  await fileRequest(file).set("Range", "bytes=4096-").set("If-Range", '"another"').expect(200);
  await fileRequest(file).set("Range", `bytes=${whole.length}-`).expect(416);
});

test("without proof of the key, and for other names, the address does not exist", async () => {
  const [file = ""] = readdirSync(builder.database.indexFolder).filter((name) => name.endsWith(".sqlite"));
  await request(builder.server).get(`/index/${file}`).expect(404);
  await request(builder.server).get(`/index/${file}`).set("Authorization", `Bearer ${KEY}`).expect(404);
  for (const name of [
    "writing.lock",
    "current",
    "catalogue-99999.sqlite",
    "catalogue-1e3.sqlite",
    "..%2Fsession-secret",
  ])
    await fileRequest(name).expect(404);
});
