import request from "supertest";
import { newUser, type TestBrowser } from "../../testing/service/test-browser.js";
import { testService, type TestService } from "../../testing/service/test-service.js";
import { ViewDigests } from "./view-digests.js";

type Reader = TestBrowser & { readonly id: string; readonly email: string; readonly view: string };

let service: TestService;
let count = 0;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const NOW = new Date("2026-11-21T12:00:00Z");
const CHANGE = { kind: "entered", podcastId: "a", title: "Low water", what: "place", from: null, to: "3" };
const query = (sql: string, parameters: unknown[]) => service.database.dataSource.query(sql, parameters);
const MONDAY = new Date("2026-11-23T07:00:00Z");
const round = (now = NOW) => service.app.get(ViewDigests, { strict: false }).round(now);

/** A user who watches a view and wants emails about it. */
async function reader(pace: "daily" | "weekly" = "daily"): Promise<Reader> {
  const email = `reader${(count += 1)}@example.org`;
  const browser = await newUser(service, email);
  const view = crypto.randomUUID();
  await browser.call("put", `/saved-views/${view}`, { name: "Tides", query: "term=tides" }).expect(201);
  await browser.call("put", `/watched-views/${view}`).expect(204);
  await browser.call("put", `/watched-views/${view}/mail`, { mail: pace }).expect(204);
  await service.mails();
  return Object.assign(browser, { email, view });
}

/** Runs the reader's view, which finds a change. */
const changed = ({ id, view }: Reader, hour: number) =>
  query(
    `INSERT INTO view_runs (view_id, user_id, at, total, by_method, changes, mail_waits)
     VALUES ($1, $2, $3, 1, 0, $4, (SELECT mail FROM watched_views WHERE view_id = $1))`,
    [view, id, new Date(`2026-11-20T${hour}:00:00Z`), JSON.stringify([CHANGE])],
  );
const mailTo = async ({ email }: Reader) => (await service.mails()).filter(({ to }) => to === email).at(-1);
const tokenOf = (text = ""): string => /unsubscribe\?token=([\w-]+)&about=searches/.exec(text)?.[1] ?? "";
const wants = async (one: Reader) =>
  ((await one.get("/watched-views").expect(200)).body as { watches: { mail: string | null }[] }).watches[0]?.mail;
const post = (token: string) => request(service.server).post(`/api/v1/watched-views/unsubscribe/${token}`);

test("lets users turn email on and off for their own views", async () => {
  const [ada, ben] = [await reader(), await reader()];
  expect(await wants(ada)).toBe("daily");
  await ben.call("put", `/watched-views/${ada.view}/mail`, { mail: null }).expect(404);
  await ada.call("put", `/watched-views/${ada.view}/mail`, { mail: "yes" }).expect(400);
  await ada.call("put", `/watched-views/${ada.view}/mail`, { mail: "weekly" }).expect(204);
  expect(await wants(ada)).toBe("weekly");
  await ada.call("put", `/watched-views/${ada.view}/mail`, { mail: null }).expect(204);
  expect(await wants(ada)).toBeNull();
  await changed(ada, 10);
  expect(await round()).toBe(0);
});

test("names the view and can be ended from anywhere, any number of times", async () => {
  const [ada, ben] = [await reader(), await reader()];
  await changed(ada, 10);
  expect(await round()).toBe(1);
  const mail = await mailTo(ada);
  expect(mail?.subject).toBe("Tides: 1 change – Earshot");
  expect(mail?.text).toContain(`${service.origin}/watching?view=${ada.view}\n`);
  const token = tokenOf(mail?.text);
  expect(mail?.headers).toMatchObject({
    "List-Unsubscribe": `<${service.origin}/api/v1/watched-views/unsubscribe/${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  await query("DELETE FROM view_digests", []);
  await changed(ada, 11);
  await changed(ben, 11);
  for (const origin of [undefined, "https://mail.example", "null"]) {
    const call = post(token).type("form").send("List-Unsubscribe=One-Click");
    if (origin) void call.set("Origin", origin).set("Sec-Fetch-Site", "cross-site").set("Cookie", "earshot=x");
    const answer = await call.expect(200);
    expect(answer.body).toEqual({ message: "You won’t get any more emails about watched searches." });
  }
  // Pending changes are dropped too; other people still get theirs.
  expect(await round()).toBe(1);
  expect((await mailTo(ben))?.subject).toBe("Tides: 1 change – Earshot");
  expect([await wants(ada), await wants(ben)]).toEqual([null, "daily"]);
});

test("does nothing for a wrong link, or when the link is only opened", async () => {
  const ada = await reader();
  await changed(ada, 10);
  await round();
  const token = tokenOf((await mailTo(ada))?.text);
  const changedFirst = `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`;
  for (const wrong of ["x", token.slice(0, -2), `${token}AA`, changedFirst, "%00", "a".repeat(200)])
    expect([400, 404]).toContain((await post(wrong)).status);
  const answer = await request(service.server).get(`/api/v1/watched-views/unsubscribe/${token}`).expect(303);
  expect(answer.headers.location).toBe(`/unsubscribe?token=${token}&about=searches`);
  expect(await wants(ada)).toBe("daily");
});

test("the link in a weekly email ends the weekly emails", async () => {
  const ada = await reader("weekly");
  await changed(ada, 10);
  expect(await round(NOW)).toBe(0);
  expect(await round(MONDAY)).toBe(1);
  const mail = await mailTo(ada);
  expect(mail?.text).toContain("because you turned on the weekly email for a search that you watch");
  await post(tokenOf(mail?.text)).expect(200);
  expect(await wants(ada)).toBeNull();
});
