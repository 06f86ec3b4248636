import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { zstdDecompressSync } from "node:zlib";
import { type ListedShow, PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import request from "supertest";
import { detailOf } from "../local/shows/podcast.row.js";
import { newUser, PASSWORD, TestBrowser } from "../../testing/service/test-browser.js";
import { testService, type TestService } from "../../testing/service/test-service.js";
import { until } from "../../testing/until.js";
import { MANIFEST_HEADER, readManifest, signedManifest, snapshotKey } from "./snapshot-manifest.js";
import { SNAPSHOT_VERSION } from "./snapshot-tables.js";
import { showOfStored, type SnapshotShow, type StoredShow } from "./snapshot-show.js";

const ADDRESS = "/api/v1/catalogue/snapshot";
const DEMO_SHOWS = 2_000;

let service: TestService;
let folder: string;
let signedIn: { readonly authorization: string };
beforeAll(async () => {
  service = await testService({ demo: true });
  await newUser(service, "offline@example.org");
  const credentials = { email: "offline@example.org", password: PASSWORD, client: "desktop" };
  const { body } = await new TestBrowser(service).post("/auth/sign-in", credentials).expect(200);
  signedIn = { authorization: `Bearer ${(body as { token: string }).token}` };
  folder = mkdtempSync(join(tmpdir(), "earshot-snapshot-"));
  await until(async () => (await ask({}, "HEAD")).status === 200);
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${service.origin}${ADDRESS}`, { headers: { ...signedIn, ...headers }, method });
/** Reads the body, because an unread one would keep the service from closing. */
const statusOf = async (headers: Record<string, string>) => {
  const answer = await ask(headers);
  await answer.body?.cancel();
  return answer.status;
};
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

async function opened(): Promise<DatabaseSync> {
  const path = join(folder, "snapshot.sqlite");
  writeFileSync(path, zstdDecompressSync(await bytesOf(await ask())));
  return new DatabaseSync(path, { readOnly: true });
}

test("the file has a signed hash, a tag and ranges", async () => {
  const whole = await ask();
  const file = await bytesOf(whole);
  const signed = whole.headers.get(MANIFEST_HEADER)!;
  const { manifest, key } = readManifest(signed, undefined);
  expect(manifest).toMatchObject({ version: SNAPSHOT_VERSION, shows: DEMO_SHOWS, bytes: file.length });
  expect(manifest.sha256).toBe(createHash("sha256").update(file).digest("hex"));
  expect(readManifest(signed, key).manifest).toEqual(manifest);
  expect(whole.headers.get("etag")).toBe(`"${manifest.sha256}"`);
  expect(whole.headers.get("content-encoding")).toBeNull();
  const part = await ask({ Range: "bytes=1000-" });
  expect([part.status, part.headers.get(MANIFEST_HEADER)]).toEqual([206, signed]);
  expect((await bytesOf(part)).equals(file.subarray(1_000))).toBe(true);
  // `fetch` bypasses all caches if it sends this header.
  await request(service.server).get(ADDRESS).set(signedIn).set("If-None-Match", `"${manifest.sha256}"`).expect(304);
  expect(await statusOf({ Range: "bytes=9-", "If-Range": '"another"' })).toBe(200);
  expect(await statusOf({ Range: `bytes=${file.length}-` })).toBe(416);
  expect((await ask({}, "HEAD")).headers.get(MANIFEST_HEADER)).toBe(signed);
});

test("refuses a manifest of another key or another version, and a changed one", () => {
  const manifest = {
    version: SNAPSHOT_VERSION,
    generation: 3,
    shows: 5,
    updatedAt: null,
    bytes: 7,
    sha256: "0".repeat(64),
  };
  const mine = signedManifest(manifest, snapshotKey("one secret"));
  const { key } = readManifest(mine, undefined);
  const foreign = signedManifest(manifest, snapshotKey("another secret"));
  expect(() => readManifest(foreign, key)).toThrow("not signed by this server");
  const changed = Buffer.from(mine, "base64url").toString().replace('\\"shows\\":5', '\\"shows\\":6');
  expect(() => readManifest(Buffer.from(changed).toString("base64url"), undefined)).toThrow("not signed");
  for (const nonsense of ["", "e30", "%%%", mine.slice(9)])
    expect(() => readManifest(nonsense, key)).toThrow("not signed");
  const { shows, ...fewer } = manifest;
  for (const [other, message] of [
    [{ ...manifest, version: SNAPSHOT_VERSION + 1, more: 1 }, "newer version of this app. Update the app first."],
    [{ ...fewer, version: SNAPSHOT_VERSION - 1 }, "older version of this app. Ask the people who run the server"],
    [{ ...manifest, more: shows }, "another version of this app. Update the app, or ask"],
    [{ ...manifest, version: undefined }, "another version of this app. Update the app, or ask"],
  ] as const) {
    expect(() => readManifest(signedManifest(other as never, snapshotKey("one secret")), key)).toThrow(message);
  }
});

test("any SQLite client finds shows in the file by title", async () => {
  const file = await opened();
  const titles = file.prepare("SELECT title FROM podcasts WHERE place % 400 = 1").all() as { title: string }[];
  const find = file.prepare("SELECT p.title FROM found JOIN podcasts p ON p.place = found.rowid WHERE found MATCH ?");
  for (const { title } of titles) {
    const words = title.match(/[\p{L}\p{N}]+/gu)!.map((word) => `"${word}"`);
    expect(find.all(words.join(" ")).map((row) => row.title)).toContain(title);
  }
  file.close();
});

test("a show of the file has the figures that the server shows", async () => {
  const file = await opened();
  const catalogue = service.app.get(PodcastCatalogue);
  const now = service.clock.now();
  let before: SnapshotShow | undefined;
  let compared = 0;
  for (const stored of file.prepare("SELECT * FROM podcasts ORDER BY place").all() as StoredShow[]) {
    const show = showOfStored(stored, Number(stored.place), before);
    before = show;
    if (show.position % 97 !== 1) continue;
    compared += 1;
    const served = (await catalogue.podcast(show.id))!;
    const detail = detailOf(show, served.match_rank, now);
    const left = { description: "", imageUrl: "", link: "", createdOn: 0, defaulted: [] };
    expect({ ...detail, ...left }).toEqual({ ...served, ...left });
    expect(served.description.slice(0, 20)).toBe(detail.description.slice(0, 20));
    expect(Math.abs(served.createdOn - detail.createdOn)).toBeLessThan(86_400);
  }
  expect(compared).toBeGreaterThan(20);
  file.close();
});

test("rows of single shows are complete", async () => {
  const [{ id }, other] = (await service.app.get(PodcastCatalogue).mostPopular({ after: 0, limit: 2 })) as [
    ListedShow,
    ListedShow,
  ];
  const query = [id, other.id, "nobody"].map((one) => `id=${one}`).join("&");
  const { body } = await request(service.server).get(`${ADDRESS}/shows?${query}`).set(signedIn).expect(200);
  const shows = (body as { shows: SnapshotShow[] }).shows;
  expect(shows.map((show) => show.id).sort()).toEqual([id, other.id].sort());
  const served = await service.app.get(PodcastCatalogue).podcast(id);
  const show = shows.find((one) => one.id === id)!;
  expect(detailOf(show, served!.match_rank, service.clock.now())).toEqual(served);
  await request(service.server).get(`${ADDRESS}/shows`).set(signedIn).expect(400);
});

test("refuses the catalogue and its single rows without an account", async () => {
  for (const path of ["", "?shows=all", "/shows?id=x"]) {
    const answer = await fetch(`${service.origin}${ADDRESS}${path}`);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, "session.required"]);
  }
  expect((await fetch(`${service.origin}${ADDRESS}`, { method: "HEAD" })).status).toBe(401);
});

test("limits how often an account downloads", async () => {
  const limited = await testService({ limits: { snapshotByUser: { points: 2, seconds: 3_600 } } });
  try {
    const one = await newUser(limited, "often@example.org");
    const other = await newUser(limited, "seldom@example.org");
    const isLimited = async (browser: TestBrowser) => (await browser.get("/catalogue/snapshot")).status === 429;
    expect([await isLimited(one), await isLimited(one), await isLimited(one)]).toEqual([false, false, true]);
    expect(await isLimited(other)).toBe(false);
  } finally {
    await limited.close();
  }
});
