import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { feedIdentity } from "../catalogue/local/record/feed-identity.js";
import type { ImportedPodcast } from "../catalogue/local/record/imported-podcast.js";
import { podcastId } from "../catalogue/local/record/podcast-id.js";
import { MergeArrivals } from "../catalogue/refresh/merge-arrivals.js";
import type { ContactsAnswer } from "../contacts/contacts.schemas.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { importShows } from "../testing/catalogue/import-shows.js";
import { feedOf, feedServer, type FeedServer } from "../testing/servers/feed-server.js";
import { newUser, TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { until } from "../testing/until.js";
import { ClaimChecks } from "./claim-checks.js";
import type { Claim } from "./claims.schemas.js";

const DAY = 86_400_000;

let service: TestService;
let feeds: FeedServer;
let ada: TestBrowser;
beforeEach(async () => {
  feeds = await feedServer();
  service = await testService({ env: { FETCH_ALLOW: "127.0.0.1" } });
  ada = await newUser(service, "ada@example.org");
  publish("/tides", "");
});
afterEach(async () => {
  await service.close();
  await feeds.close();
});

const first = new Date("2026-11-01T06:00:00Z");
const publish = (path: string, channel: string) =>
  void feeds.pages.set(path, feedOf("Tides", ["One"], { first, channel }));
const txt = (code: string) => `<podcast:txt purpose="verify">${code}</podcast:txt>`;
const owner = (address: string) => `<itunes:owner><itunes:email>${address}</itunes:email></itunes:owner>`;
/** A show of the catalogue that has this feed. */
const show = (path: string, more: Partial<ImportedPodcast> = {}): ImportedPodcast => {
  const feedUrl = `${feeds.origin}${path}`;
  return { source: "dump", key: feedIdentity(feedUrl) ?? "", title: "Tides", categories: [], feedUrl, ...more };
};
const idOf = (path: string) => podcastId(show(path).key);
const claim = async (path: string) => (await ada.post(`/podcasts/${idOf(path)}/claims`).expect(201)).body as Claim;
const page = async (path: string) => (await ada.get(`/podcasts/${idOf(path)}`).expect(200)).body as PodcastDetail;
const publicPage = async (path: string) =>
  (await new TestBrowser(service).get(`/podcasts/${idOf(path)}`).expect(200)).body as PodcastDetail;
const pitchTo = async (path: string) =>
  ((await ada.get(`/podcasts/${idOf(path)}/contacts`).expect(200)).body as ContactsAnswer).pitchTo;
const round = async () => {
  const checks = service.app.get(ClaimChecks, { strict: false });
  await checks.recheckMoved();
  return checks.round();
};
const claims = async (): Promise<{ code: string }[]> =>
  service.database.dataSource.query("SELECT * FROM show_claims ORDER BY created_at");
const correct = ({ id }: Claim) =>
  ada.call("put", `/claims/${id}/corrections`, { description: "Ada’s", website: null, contact: "ada@copy.example" });

async function proved(path: string): Promise<Claim> {
  const made = await claim(path);
  publish(path, txt(made.code));
  const checked = (await ada.post(`/claims/${made.id}/check`).expect(200)).body as Claim;
  expect(checked.state).toBe("proved");
  await correct(checked).expect(200);
  return checked;
}

/** Lets a show's feed point to another one, reads it as a visit to its page does, and merges what it says. */
async function moved(path: string, to: string, channel = ""): Promise<void> {
  const address = `${feeds.origin}${to}`;
  publish(path, `<itunes:new-feed-url>${address}</itunes:new-feed-url>${channel}`);
  service.clock.advance(700_000);
  await ada.post(`/podcasts/${idOf(path)}/refresh`).expect(202);
  const { dataSource, indexFolder } = service.database;
  await until(
    async () => (await dataSource.query("SELECT 1 FROM feed_reads WHERE address = $1", [address])).length > 0,
  );
  const transactions = new PostgresTransactions(dataSource);
  await until(async () => (await new MergeArrivals(dataSource, transactions, indexFolder, service.clock).round()) > 0);
}

test("a copy that points to the feed of a show merges into it without its claim, which ends", async () => {
  await importShows(service.database, [show("/tides"), show("/copy")]);
  const made = await proved("/copy");
  expect(await page("/copy")).toMatchObject({ description: "Ada’s" });
  await moved("/copy", "/tides", txt(made.code));
  const isWithoutMakers = async (path: string) => {
    const shown = await publicPage(path);
    expect(shown.id).toBe(idOf("/tides"));
    expect(shown).not.toHaveProperty("makers");
    expect(await pitchTo(path)).toBeNull();
  };
  for (const path of ["/tides", "/copy"]) await isWithoutMakers(path);
  // The proof is looked for in the feed of the show, long before its next regular check.
  expect(await round()).toBe(1);
  await isWithoutMakers("/tides");
  service.clock.advance(8 * DAY);
  expect(await round()).toBe(1);
  expect(await publicPage("/tides")).not.toHaveProperty("makers");
  expect(await claims()).toMatchObject([{ podcast_id: idOf("/copy"), ended_by: "vanished" }]);
});

test("a claim counts while its show moves to another feed, and is checked there", async () => {
  await importShows(service.database, [show("/old")]);
  const made = await proved("/old");
  publish("/new", txt(made.code));
  await moved("/old", "/new");
  expect(await publicPage("/old")).toMatchObject({ description: "Ada’s", makers: { corrected: ["description"] } });
  service.clock.advance(91 * DAY);
  expect(await round()).toBe(1);
  expect(await claims()).toMatchObject([{ podcast_id: idOf("/old"), ended_by: null, missing_since: null }]);
});

/** A page with a feed that was found for it, and a claim for it. Then the page is merged with the show of this feed. */
async function mergedPage(): Promise<void> {
  const listed = show("/tides", { key: "podcasts.example/id7", itunesId: 7, source: "feed" });
  await importShows(service.database, [listed]);
  const made = (await ada.post(`/podcasts/${podcastId(listed.key)}/claims`).expect(201)).body as Claim;
  publish("/tides", txt(made.code));
  await correct((await ada.post(`/claims/${made.id}/check`).expect(200)).body as Claim).expect(200);
  await importShows(service.database, [{ ...listed, description: "By its makers." }, show("/tides")]);
}

test("the claim of a page counts for the show that it is merged with, as soon as it is found in its feed", async () => {
  await mergedPage();
  expect(await round()).toBe(1);
  expect(await publicPage("/tides")).toMatchObject({ id: idOf("/tides"), description: "Ada’s" });
  expect(await claims()).toMatchObject([{ podcast_id: idOf("/tides"), ended_by: null }]);
  // It is due again in 90 days.
  await importShows(service.database, [show("/other")]);
  expect(await round()).toBe(0);
});

test("of two claims whose shows are merged, the one that was proved later counts", async () => {
  await mergedPage();
  const [earlier] = await claims();
  const bob = await newUser(service, "bob@example.org");
  const made = (await bob.post(`/podcasts/${idOf("/tides")}/claims`).expect(201)).body as Claim;
  publish("/tides", txt(earlier?.code ?? "") + txt(made.code));
  await bob.post(`/claims/${made.id}/check`).expect(200);
  expect(await round()).toBe(1);
  expect(await claims()).toMatchObject([{ ended_by: "replaced" }, { podcast_id: idOf("/tides"), ended_by: null }]);
  const mails = (await service.mails()).filter(({ to }) => to === "ada@example.org");
  expect(mails.at(-1)?.text).toContain("Another account proved that the show is theirs.");
});

test("a new claim by the same account makes room for its proved claim of a merged show", async () => {
  await mergedPage();
  await ada.post(`/podcasts/${idOf("/tides")}/claims`).expect(201);
  expect(await round()).toBe(1);
  expect(await publicPage("/tides")).toMatchObject({ description: "Ada’s" });
  expect(await claims()).toMatchObject([{ podcast_id: idOf("/tides"), ended_by: null }, { ended_by: "replaced" }]);
});

test("a code that was emailed to the owner of a copy proves nothing about the feed that it points to", async () => {
  await importShows(service.database, [show("/tides"), show("/copy")]);
  publish("/copy", owner("ada@copy.example"));
  const made = await claim("/copy");
  await ada.post(`/claims/${made.id}/mail`).expect(200);
  const code = /earshot-[0-9a-z]{24}/.exec(
    (await service.mails()).findLast(({ to }) => to === "ada@copy.example")?.text ?? "",
  )?.[0];
  await moved("/copy", "/tides");
  await correct((await ada.post(`/claims/${made.id}/prove`, { code }).expect(200)).body as Claim).expect(200);
  expect(await page("/tides")).not.toHaveProperty("makers");
  expect(await pitchTo("/tides")).toBeNull();
});
