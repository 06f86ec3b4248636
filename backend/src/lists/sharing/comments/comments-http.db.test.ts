import { newUser, type TestBrowser } from "../../../testing/service/test-browser.js";
import { testService, type TestService } from "../../../testing/service/test-service.js";
import { PostgresTransactions } from "../../../database/postgres-transactions.js";
import { deleteOldActivities } from "../../stores/list-activities.js";

type Person = TestBrowser & { readonly id: string };
type Comment = { id: string; who: string; text: string; editedAt: string | null; isMine: boolean; canDelete: boolean };

let service: TestService;
let ada: Person;
let ben: Person;
let list: string;
beforeAll(async () => {
  service = await testService();
  ada = await newUser(service, "ada@example.org");
  ben = await newUser(service, "ben@example.org");
});
afterAll(() => service.close());
beforeEach(async () => {
  list = ((await ada.post("/lists", { name: `List ${Math.random()}` }).expect(201)).body as { id: string }).id;
  await ada.post(`/lists/${list}/items`, { podcastId: "p", payload: { title: "The show" } }).expect(201);
  await ada.post(`/lists/${list}/invitations`, { email: "ben@example.org", role: "commenter" }).expect(202);
  await ben.post("/lists/invitations/accept", { token: await service.secretFor("ben@example.org") }).expect(200);
});

const comment = async (by: Person, text: string, podcastId = "p"): Promise<string> =>
  ((await by.post(`/lists/${list}/comments`, { podcastId, text }).expect(201)).body as { id: string }).id;
const comments = async (by: Person, podcastId = "p"): Promise<Comment[]> =>
  ((await by.get(`/lists/${list}/comments?podcastId=${podcastId}`).expect(200)).body as { comments: Comment[] })
    .comments;

test("comments are plain text about a show, oldest first, and counted by show", async () => {
  await comment(ada, " <b>Ask</b> for\nJune ");
  await comment(ben, "Yes");
  await comment(ben, "Other", "q");
  expect(await comments(ben)).toMatchObject([
    { who: "ad…@example.org", text: "<b>Ask</b> for\nJune", isMine: false, canDelete: false, editedAt: null },
    { who: "be…@example.org", text: "Yes", isMine: true, canDelete: true },
  ]);
  expect((await ada.get(`/lists/${list}/comments`).expect(200)).body).toEqual({
    counts: [
      { podcastId: "p", count: 2 },
      { podcastId: "q", count: 1 },
    ],
    comments: [],
  });
  const blank = await ben.post(`/lists/${list}/comments`, { podcastId: "p", text: " \n" }).expect(422);
  expect(blank.body).toMatchObject({ code: "comment.text", errors: [{ path: "text" }] });
});

test("lets users edit and delete their own comments, and the owner delete any", async () => {
  const [mine, his] = [await comment(ada, "Mine"), await comment(ben, "His")];
  const at = (id: string) => `/lists/${list}/comments/${id}`;
  await ben.call("patch", at(his), { text: "His, changed" }).expect(204);
  expect((await comments(ada))[1]).toMatchObject({ text: "His, changed", editedAt: expect.any(String) as string });
  await ben.call("patch", at(mine), { text: "Stolen" }).expect(403);
  await ben.call("delete", at(mine)).expect(403);
  await ada.call("patch", at(his), { text: "In his name" }).expect(403);
  await ada.call("delete", at(his)).expect(204);
  await ada.call("delete", at(his)).expect(404);
  await ada.call("delete", at("x")).expect(404);
  // A comment on another list does not exist in this list.
  const other = ((await ada.post("/lists", { name: `List ${Math.random()}` }).expect(201)).body as { id: string }).id;
  await ada.call("delete", `/lists/${other}/comments/${mine}`).expect(404);
  expect(await comments(ada)).toMatchObject([{ id: mine, text: "Mine", isMine: true }]);
});

test("comments reappear when their show is removed and added again", async () => {
  await comment(ben, "Keep me");
  const { items } = (await ada.get(`/lists/${list}/items`).expect(200)).body as { items: { id: string }[] };
  await ada.call("delete", `/lists/${list}/items/${items[0]?.id}`).expect(200);
  await ada.post(`/lists/${list}/items`, { podcastId: "p", payload: { title: "The show" } }).expect(201);
  expect(await comments(ada)).toMatchObject([{ text: "Keep me" }]);
});

test("a show has at most 200 comments", async () => {
  await service.database.dataSource.query(
    "INSERT INTO list_comments (list_id, user_id, podcast_id, text) SELECT $1, $2, 'p', 'n' || n FROM generate_series(1, 199) n",
    [list, ada.id],
  );
  await comment(ben, "The last");
  const refused = await ben.post(`/lists/${list}/comments`, { podcastId: "p", text: "Too many" }).expect(422);
  expect(refused.body).toMatchObject({ code: "comment.too-many" });
});

test("shows who did what to which show, in pages, and keeps the newest activity", async () => {
  await comment(ben, "Nice");
  const { items } = (await ada.get(`/lists/${list}/items`).expect(200)).body as { items: { id: string }[] };
  const row = `/lists/${list}/items/${items[0]?.id}`;
  await ada.call("patch", row, { version: 1, note: "For June" }).expect(200);
  // Refused requests are not recorded.
  await ada.call("patch", row, { version: 1, note: "Too late" }).expect(409);
  await ada.call("patch", `/lists/${list}`, { name: "Other name" }).expect(200);
  type Entry = { id: string; who: string; kind: string; subject: string | null };
  const activity = async (query = "") =>
    ((await ben.get(`/lists/${list}/activity${query}`).expect(200)).body as { entries: Entry[] }).entries;
  expect(await activity()).toMatchObject([
    { who: "ad…@example.org", kind: "renamed", subject: "Other name" },
    { who: "ad…@example.org", kind: "items-changed", subject: "The show" },
    { who: "be…@example.org", kind: "commented", subject: "The show" },
    { who: "be…@example.org", kind: "joined", subject: "commenter" },
  ]);
  const { dataSource } = service.database;
  await dataSource.query(
    "INSERT INTO list_activity (list_id, user_id, kind, count) SELECT $1, $2, 'items-added', n FROM generate_series(1, 1200) n",
    [list, ada.id],
  );
  const [one] = [await activity()];
  const two = await activity(`?before=${one.at(-1)?.id}`);
  expect([one.length, two.length, new Set([...one, ...two].map(({ id }) => id)).size]).toEqual([50, 50, 100]);
  await deleteOldActivities(service.app.get(PostgresTransactions));
  const left = await dataSource.query<{ n: number; least: number }[]>("SELECT count(*)::int AS n, min(count) AS least FROM list_activity WHERE list_id = $1", [list]); // prettier-ignore
  expect(left).toEqual([{ n: 1_000, least: 201 }]);
  await dataSource.query("UPDATE list_activity SET at = now() - interval '181 days' WHERE list_id = $1", [list]);
  await deleteOldActivities(service.app.get(PostgresTransactions));
  expect(await activity()).toEqual([]);
});
