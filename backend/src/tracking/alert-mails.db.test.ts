import { AlertMails } from "@earshot/domain/tracking/alerts/alert-mails";
import { CheckRecorder } from "@earshot/domain/tracking/check-recorder";
import { TrackedStore } from "@earshot/domain/tracking/tracked-store.port";
import { snapshotOf } from "@earshot/domain/tracking/tracked-podcast";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import request from "supertest";
import { newUser, TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

type Reader = TestBrowser & { readonly id: string; readonly email: string };

let service: TestService;
let mails: AlertMails;
let count = 0;
beforeAll(async () => {
  service = await testService();
  mails = service.app.get(AlertMails, { strict: false });
});
afterAll(() => service.close());

const DAY = 86_400_000;
const NOW = new Date("2026-11-21T12:00:00Z");
const episode = (number: number) => ({
  id: `e${number}`,
  title: `Episode ${number}`,
  summary: "",
  published: new Date(NOW.getTime() - (30 - number) * DAY).toISOString(),
  duration: null,
  image: "",
  mp3: "",
});

/** A user who tracks a separate show with one episode. */
async function reader(
  email: "off" | "each" | "daily",
  show = `show${count + 1}`,
): Promise<Reader & { readonly show: string }> {
  const address = `reader${(count += 1)}@example.org`;
  const browser = await newUser(service, address);
  await check(show, 1);
  const podcast = { id: show, title: `Title of ${show}`, categories: [], explicit: "N/A", fetchedAt: 0, defaulted: [] };
  const texts = { description: "", imageUrl: "", itunesAuthor: "", language: "en", listener_range: "N/A" };
  const figures = { createdOn: 0, lastUpdate: 0, episodeCount: 1, popularityScore: 0 };
  const snapshot = snapshotOf({ ...podcast, ...texts, ...figures } as unknown as PodcastDetail, "local");
  await service.app.get(TrackedStore, { strict: false }).start(browser.id, snapshot, { at: NOW, lastSeenPubDate: NOW });
  await browser.call("put", `/tracked-podcasts/${show}/alerts`, { inApp: true, email }).expect(200);
  await service.mails();
  return Object.assign(browser, { email: address, show });
}

/** Checks a show that has its first few episodes now. */
const check = (show: string, episodes: number, now = NOW) =>
  service.app.get(CheckRecorder, { strict: false }).note(
    show,
    Array.from({ length: episodes }, (_, index) => episode(index + 1)),
    now,
  );

const mailTo = async ({ email }: Reader) => (await service.mails()).filter(({ to }) => to === email);
const tokenOf = (text: string): string => /unsubscribe\?token=([\w-]+)/.exec(text)?.[1] ?? "";

test("sends one email per check that found something, even in simultaneous rounds", async () => {
  const ada = await reader("each");
  await check(ada.show, 3);
  const rounds = await Promise.all([mails.round(NOW), mails.round(NOW), mails.round(NOW)]);
  await mails.round(NOW);
  expect(rounds.reduce((sum, written) => sum + written, 0)).toBe(1);
  const sent = (await mailTo(ada)).filter(({ subject }) => subject.includes("new episodes"));
  expect(sent.map(({ subject }) => subject)).toEqual([`2 new episodes of Title of ${ada.show} – Earshot`]);
  expect(sent[0]?.headers).toMatchObject({
    "List-Unsubscribe": `<${service.origin}/api/v1/alerts/unsubscribe/${tokenOf(sent[0]?.text ?? "")}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  await check(ada.show, 4);
  expect(await mails.round(NOW)).toBe(1);
});

test("sends one digest for all shows at the digest time, then nothing until the next", async () => {
  const ada = await reader("daily");
  await check(ada.show, 2, NOW);
  expect(await mails.round(NOW)).toBe(0);
  const nextMorning = new Date("2026-11-22T07:00:00Z");
  expect(await mails.round(nextMorning)).toBe(1);
  await check(ada.show, 3, new Date("2026-11-22T06:59:00Z"));
  expect(await mails.round(new Date("2026-11-22T07:01:00Z"))).toBe(0);
  expect(await mails.round(new Date("2026-11-23T07:00:00Z"))).toBe(1);
  const subjects = (await mailTo(ada)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith("1 new episode of"))).toHaveLength(2);
});

test("sends no email if it is off, unconfirmed, or the account about to be deleted", async () => {
  const [off, unconfirmed, leaving] = [await reader("off"), await reader("each"), await reader("each")];
  const set = (column: string, value: string, { id }: Reader) =>
    service.database.dataSource.query(`UPDATE users SET ${column} = ${value} WHERE id = $1`, [id]);
  await set("email_verified_at", "NULL", unconfirmed);
  await set("delete_after", "now() + interval '5 days'", leaving);
  for (const { show } of [off, unconfirmed, leaving]) await check(show, 2);
  expect(await mails.round(NOW)).toBe(0);
  await set("email_verified_at", "now()", unconfirmed);
  await set("delete_after", "NULL", leaving);
  await off.call("put", `/tracked-podcasts/${off.show}/alerts`, { inApp: true, email: "each" }).expect(200);
  expect(await mails.round(NOW)).toBe(0);
});

test("sends no email to an address that is no longer confirmed", async () => {
  const ada = await reader("each");
  await check(ada.show, 2);
  await service.database.dataSource.query("UPDATE users SET email_verified_at = NULL WHERE id = $1", [ada.id]);
  expect(await mails.round(NOW)).toBe(0);
  await service.database.dataSource.query("DELETE FROM users WHERE id = $1", [ada.id]);
});

describe("one click ends the emails", () => {
  const post = (token: string) => request(service.server).post(`/api/v1/alerts/unsubscribe/${token}`);

  test("from anywhere, without a session, any number of times", async () => {
    const ada = await reader("each");
    const ben = await reader("each", ada.show);
    await check(ada.show, 2);
    await mails.round(NOW);
    const token = tokenOf((await mailTo(ada)).at(-1)?.text ?? "");
    await check(ada.show, 3);
    for (const origin of [undefined, "https://mail.example", "null"]) {
      const call = post(token).type("form").send("List-Unsubscribe=One-Click");
      if (origin) void call.set("Origin", origin).set("Sec-Fetch-Site", "cross-site").set("Cookie", "earshot=x");
      const answer = await call.expect(200);
      expect(answer.body).toEqual({ message: "You won’t get any more emails about new episodes." });
    }
    // Pending emails are dropped too; other people who track the show still get theirs.
    expect(await mails.round(NOW)).toBe(1);
    expect((await mailTo(ben)).at(-1)?.subject).toContain("Episode 3");
    const { body } = await ada.get(`/tracked-podcasts/${ada.show}`).expect(200);
    expect(body).toMatchObject({ tracked: { alerts: { inApp: true, email: "off" }, newEpisodes: 2 } });
  });

  test("with any body or none, but not with a wrong token", async () => {
    const ada = await reader("each");
    await check(ada.show, 2);
    await mails.round(NOW);
    const token = tokenOf((await mailTo(ada)).at(-1)?.text ?? "");
    const other = `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`;
    for (const wrong of ["x", token.slice(0, -2), `${token}AA`, other, "%00", "a".repeat(200)])
      expect([400, 404]).toContain((await post(wrong)).status);
    expect((await ada.get(`/tracked-podcasts/${ada.show}`)).body).toMatchObject({
      tracked: { alerts: { email: "each" } },
    });
    await post(token).type("multipart/form-data; boundary=x").send("--x\r\n\r\n--x--").expect(200);
    await post(token).expect(200);
  });

  test("opening the address shows the page with the button and changes nothing", async () => {
    const ada = await reader("each");
    await check(ada.show, 2);
    await mails.round(NOW);
    const token = tokenOf((await mailTo(ada)).at(-1)?.text ?? "");
    const answer = await request(service.server).get(`/api/v1/alerts/unsubscribe/${token}`).expect(303);
    expect(answer.headers.location).toBe(`/unsubscribe?token=${token}`);
    expect((await ada.get(`/tracked-podcasts/${ada.show}`)).body).toMatchObject({
      tracked: { alerts: { email: "each" } },
    });
  });

  test("every other path is as strict as before", async () => {
    await request(service.server).post("/api/v1/alerts/seen").set("Origin", "https://mail.example").expect(403);
    await request(service.server)
      .post("/api/v1/alerts/unsubscribe/a/b")
      .set("Origin", "https://mail.example")
      .expect(403);
  });
});
