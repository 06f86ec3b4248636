import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { CatalogueBuild } from "../catalogue/local/write/catalogue-build.js";
import { podcastId } from "../catalogue/local/record/podcast-id.js";
import type { ContactsAnswer } from "../contacts/contacts.schemas.js";
import { ContactRemovals } from "../contacts/contact-removals.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { Housekeeping } from "../shared/process/housekeeping.js";
import { feedOf, feedServer, type FeedServer } from "../testing/servers/feed-server.js";
import { newUser, PASSWORD, type TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import type { Claim, Claims } from "./claims.schemas.js";

let service: TestService;
let feeds: FeedServer;
let ada: TestBrowser & { readonly id: string };
let ben: TestBrowser;
const tides = podcastId("/tides");
beforeEach(async () => {
  feeds = await feedServer();
  service = await testService({ env: { FETCH_ALLOW: "127.0.0.1" } });
  ada = await newUser(service, "ada@example.org");
  ben = await newUser(service, "ben@example.org");
  await imported({ description: "From the feed", link: "https://old.example/" });
});
afterEach(async () => {
  await service.close();
  await feeds.close();
});

async function imported(facts: { description: string; link: string }): Promise<void> {
  const { dataSource, indexFolder } = service.database;
  const build = await CatalogueBuild.begin(dataSource, { mode: "merge", indexFolder });
  const feedUrl = `${feeds.origin}/tides`;
  await build.add({ source: "dump", key: "/tides", title: "Tides", categories: [], feedUrl, ...facts });
  await build.finish();
}

/** Claims the show and proves it with a code that replaces other people's codes in the feed. */
async function proved(who: TestBrowser): Promise<Claim> {
  const claim = (await who.post(`/podcasts/${tides}/claims`)).body as Claim;
  const channel = `<podcast:txt purpose="verify">${claim.code}</podcast:txt>`;
  feeds.pages.set("/tides", feedOf("Tides", ["One"], { first: new Date("2026-11-01T06:00:00Z"), channel }));
  const checked = (await who.post(`/claims/${claim.id}/check`).expect(200)).body as Claim;
  expect(checked.state).toBe("proved");
  return checked;
}

const correct = (who: TestBrowser, { id }: Claim, change: object) =>
  who.call("put", `/claims/${id}/corrections`, { description: null, website: null, contact: null, ...change });
const page = async () => (await ben.get(`/podcasts/${tides}`).expect(200)).body as PodcastDetail;
const contacts = async () => (await ben.get(`/podcasts/${tides}/contacts`).expect(200)).body as ContactsAnswer;
const unmarked = { description: "From the feed", link: "https://old.example/" };

test("proved makers correct their show, marked as theirs, and an import keeps it", async () => {
  expect(await page()).toMatchObject(unmarked);
  expect(await page()).not.toHaveProperty("makers");
  const claim = await proved(ada);
  const since = Math.floor(Date.parse(claim.provedAt ?? "") / 1_000);
  expect((await page()).makers).toEqual({ since, corrected: [], correctedAt: null });

  const change = { description: "Of <b>the sea</b> <script>x()</script>", website: "https://tides.example/" };
  const { body } = await correct(ada, claim, change).expect(200);
  expect((body as Claim).corrections).toMatchObject({ website: change.website, contact: null });
  const { description } = (body as Claim).corrections;
  expect(description).toMatch(/^Of the sea/);
  expect(description).not.toContain("<");
  const shown = { description, link: change.website, makers: { since, corrected: ["description", "link"] } };
  expect(await page()).toMatchObject(shown);

  await imported({ description: "Newer in the feed", link: "https://newer.example/" });
  expect(await page()).toMatchObject(shown);
  // An empty correction keeps the feed's own text, and the mark lists only the remaining corrections.
  await correct(ada, claim, { description: " ", website: change.website }).expect(200);
  expect(await page()).toMatchObject({ description: "Newer in the feed", makers: { corrected: ["link"] } });
});

test("lists the makers' corrected email address first, and lets its owner remove it", async () => {
  const claim = await proved(ada);
  await correct(ada, claim, { contact: "ads@tides.example", website: "https://tides.example/" }).expect(200);
  const found = await contacts();
  expect(found.pitchTo).toBe("ads@tides.example");
  expect(found.contacts[0]).toMatchObject({ kind: "email", value: "ads@tides.example", source: "makers" });
  expect(found.contacts.find(({ kind }) => kind === "website")).toMatchObject({ source: "makers" });
  expect(found.shownToday).toBe(1);
  // Nobody can read it without signing in.
  expect(JSON.stringify(await page())).not.toContain("@");

  const removals = service.app.get(ContactRemovals, { strict: false });
  const transactions = service.app.get(PostgresTransactions, { strict: false });
  await transactions.run(() => removals.ask("ads@tides.example", service.clock.now()));
  const token = await service.secretFor("ads@tides.example");
  await ben.post("/contact-removals/confirm", { token }).expect(200);
  expect(await contacts()).toMatchObject({ pitchTo: null });
});

test("only a proved claim corrects, and each invalid field is named", async () => {
  const waiting = (await ada.post(`/podcasts/${tides}/claims`).expect(201)).body as Claim;
  await correct(ada, waiting, { description: "Mine" }).expect(409);
  const claim = await proved(ben);
  await correct(ada, claim, { description: "Mine" }).expect(404);
  const { body } = await correct(ben, claim, { website: "javascript:alert(1)", contact: "ben" }).expect(422);
  expect((body as { errors: { path: string }[] }).errors.map(({ path }) => path)).toEqual(["website", "contact"]);
  expect(await page()).toMatchObject(unmarked);
});

test("a later proof ends the corrections of the former makers", async () => {
  const adas = await proved(ada);
  await correct(ada, adas, { description: "Ada’s" }).expect(200);
  await proved(ben);
  expect(await page()).toMatchObject({ ...unmarked, makers: { corrected: [], correctedAt: null } });
  await correct(ada, adas, { description: "Ada’s again" }).expect(409);
});

test("keeps one claim of two proved at the same moment", async () => {
  const claims = [ada, ben].map(async (who) => (await who.post(`/podcasts/${tides}/claims`).expect(201)).body as Claim);
  const [adas, bens] = (await Promise.all(claims)) as [Claim, Claim];
  const channel = [adas, bens].map(({ code }) => `<podcast:txt purpose="verify">${code}</podcast:txt>`).join("");
  feeds.pages.set("/tides", feedOf("Tides", ["One"], { first: new Date("2026-11-01T06:00:00Z"), channel }));
  await Promise.all([
    ada.post(`/claims/${adas.id}/check`).expect(200),
    ben.post(`/claims/${bens.id}/check`).expect(200),
  ]);
  const states = await Promise.all(
    [ada, ben].map(async (who) => ((await who.get("/claims").expect(200)).body as Claims).claims[0]?.state ?? ""),
  );
  expect(states.toSorted()).toEqual(["proved", "replaced"]);
});

test("withdrawing a claim or deleting the account removes the mark and the corrections", async () => {
  const first = await proved(ada);
  await correct(ada, first, { description: "Ada’s" }).expect(200);
  await ada.call("delete", `/claims/${first.id}`).expect(204);
  expect(await page()).toMatchObject(unmarked);
  expect(await page()).not.toHaveProperty("makers");

  const second = await proved(ada);
  await correct(ada, second, { description: "Ada’s" }).expect(200);
  await ada.call("delete", "/account", { currentPassword: PASSWORD }).expect(202);
  expect(await page()).toMatchObject(unmarked);
  expect(await page()).not.toHaveProperty("makers");
  await service.database.dataSource.query("UPDATE users SET delete_after = now() WHERE id = $1", [ada.id]);
  await service.app.get(Housekeeping, { strict: false }).round();
  expect(await service.database.dataSource.query("SELECT id FROM show_claims")).toEqual([]);
  // The code is still in the feed, but proves nothing for anyone else.
  const bens = (await ben.post(`/podcasts/${tides}/claims`).expect(201)).body as Claim;
  expect((await ben.post(`/claims/${bens.id}/check`).expect(200)).body).toMatchObject({ state: "waiting" });
  expect((await proved(ben)).state).toBe("proved");
});
