import { type ListAction, mayDo, type Relation } from "@earshot/domain/lists/list-roles";
import { USUAL_STATUSES } from "@earshot/domain/lists/columns/statuses";
import { routesOf } from "../../testing/service/routes.js";
import { newUser, TestBrowser } from "../../testing/service/test-browser.js";
import { testService, type TestService } from "../../testing/service/test-service.js";

type Person = TestBrowser & { readonly id: string };
type World = {
  readonly list: string;
  /** A list of the caller. */
  readonly own: string;
  readonly item: string;
  readonly undo: string;
  readonly member: string;
  readonly invitation: string;
  readonly share: string;
  /** A comment of another member, and one of the caller. */
  readonly comment: string;
  readonly ownComment: string;
};
type Method = Parameters<TestBrowser["call"]>[0];
type Row = {
  readonly action: ListAction;
  /** Set if the path needs more than the ids of the list and the item. */
  readonly path?: (world: World) => string;
  readonly body?: (world: World) => object;
  /** Set if the request is about one of the caller's own comments. */
  readonly own?: true;
};

const PAYLOAD = { title: "Added", author: null, image_url: null };
const target = ({ own }: World) => ({ targetListId: own });

/** What each list endpoint does with the list. The test fails for a new endpoint without a row. */
const MATRIX: Readonly<Record<string, Row>> = {
  "patch /api/v1/lists/:id": { action: "rename", body: () => ({ name: `Renamed ${Math.random()}` }) },
  "delete /api/v1/lists/:id": { action: "remove" },
  "get /api/v1/lists/:id/export.:format": { action: "read", path: ({ list }) => `/lists/${list}/export.csv` },
  "get /api/v1/lists/:id/items": { action: "read" },
  "post /api/v1/lists/:id/items": { action: "edit", body: () => ({ podcastId: "added", payload: PAYLOAD }) },
  "post /api/v1/lists/:id/items/batch": { action: "edit", body: () => ({ podcastIds: ["unknown"] }) },
  "post /api/v1/lists/:id/items/bulk": {
    action: "edit",
    body: ({ item }) => ({ action: "remove", itemIds: [item] }),
  },
  "patch /api/v1/lists/:id/items/:itemId": { action: "edit", body: () => ({ version: 1, note: "Changed" }) },
  "get /api/v1/lists/:id/shortlist": { action: "read" },
  "put /api/v1/lists/:id/statuses": {
    action: "edit",
    body: () => ({ statuses: [...USUAL_STATUSES, { name: "Paused", kind: "open" }] }),
  },
  "post /api/v1/lists/:id/frozen": { action: "edit" },
  "delete /api/v1/lists/:id/frozen": { action: "edit" },
  "delete /api/v1/lists/:id/items/:itemId": { action: "edit" },
  "post /api/v1/lists/:id/items/:itemId/move": { action: "edit", body: target },
  "post /api/v1/lists/:id/items/:itemId/copy": { action: "read", body: target },
  "get /api/v1/lists/:id": { action: "read" },
  "get /api/v1/lists/:id/people": { action: "read" },
  "patch /api/v1/lists/:id/members/:memberId": { action: "invite", body: () => ({ role: "viewer" }) },
  "delete /api/v1/lists/:id/members/:memberId": { action: "invite" },
  "post /api/v1/lists/:id/leave": { action: "leave" },
  "put /api/v1/lists/:id/owner": { action: "transfer", body: ({ member }) => ({ memberId: member }) },
  "post /api/v1/lists/:id/invitations": {
    action: "invite",
    body: () => ({ email: `${crypto.randomUUID()}@example.org`, role: "viewer" }),
  },
  "delete /api/v1/lists/:id/invitations/:invitationId": { action: "invite" },
  "get /api/v1/lists/:id/shares": { action: "share" },
  "post /api/v1/lists/:id/shares": { action: "share", body: () => ({ as: "live" }) },
  "delete /api/v1/lists/:id/shares/:shareId": { action: "share" },
  "get /api/v1/lists/:id/comments": { action: "read" },
  "post /api/v1/lists/:id/comments": { action: "comment", body: () => ({ podcastId: "p", text: "Nice" }) },
  "patch /api/v1/lists/:id/comments/:commentId": { action: "comment", body: () => ({ text: "Changed" }), own: true },
  "delete /api/v1/lists/:id/comments/:commentId": { action: "moderate" },
  "get /api/v1/lists/:id/activity": { action: "read" },
};

/** Endpoints below /lists that are not about a particular list, or only about the user's own data. */
const OWN = [
  "get /api/v1/lists",
  "post /api/v1/lists",
  "get /api/v1/lists/containing/:podcastId",
  "get /api/v1/lists/prices",
  "get /api/v1/lists/shared",
  // Identified only by its token.
  "post /api/v1/lists/invitations/accept",
  "post /api/v1/lists/invitations/open",
  "post /api/v1/lists/match",
  "post /api/v1/lists/undo/:undoId",
];

let service: TestService;
const people = new Map<Relation, TestBrowser>();
let owner: Person;
/** An editor on every list. */
let other: Person;
beforeAll(async () => {
  service = await testService();
  people.set("guest", new TestBrowser(service));
  for (const relation of ["stranger", "viewer", "commenter", "editor", "owner"] as const)
    people.set(relation, await newUser(service, `${relation}@example.org`));
  owner = people.get("owner") as Person;
  other = await newUser(service, "other@example.org");
});
afterAll(() => service.close());

test("every endpoint about a list is in the matrix", () => {
  const about = routesOf(service.app)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => / \/api\/v1\/lists(\/|$)/.test(name));
  expect(about.toSorted()).toEqual([...Object.keys(MATRIX), ...OWN].toSorted());
});

const RELATIONS: readonly Relation[] = ["guest", "stranger", "viewer", "commenter", "editor", "owner"];

/** Worlds that the last request did not change, because it only read them or was refused: the next request can use them again. */
const untouched = new Map<Relation, World>();

describe.each(Object.entries(MATRIX))("%s", (name, { action, path, body, own }) => {
  test.each(RELATIONS)("as %s", async (relation) => {
    const world = untouched.get(relation) ?? (await newWorld(relation));
    untouched.delete(relation);
    const [method, pattern] = name.split(" ") as [Method, string];
    const concrete = path?.(world) ?? filled(pattern, { ...world, comment: own ? world.ownComment : world.comment });
    const before = await state(world);
    const answer = await browser(relation).call(method, concrete, body?.(world));
    const code = (answer.body as { code?: string }).code;
    if (mayDo(relation, action)) expect(answer.status).toBeLessThan(300);
    else if (relation === "guest") expect([answer.status, code]).toEqual([401, "session.required"]);
    else if (relation === "stranger") expect([answer.status, code]).toEqual([404, "list.not-found"]);
    else expect([answer.status, code]).toEqual([403, "list.not-allowed"]);
    if (!mayDo(relation, action)) expect(await state(world)).toEqual(before);
    if (!mayDo(relation, action) || method === "get") untouched.set(relation, world);
  });
});

function filled(pattern: string, world: World): string {
  return pattern
    .replace("/api/v1", "")
    .replace(":id", world.list)
    .replace(":itemId", world.item)
    .replace(":memberId", world.member)
    .replace(":invitationId", world.invitation)
    .replace(":shareId", world.share)
    .replace(":commentId", world.comment);
}

test.each(RELATIONS.filter((relation) => relation !== "owner"))(
  "%s cannot move or copy shows into a list, or undo other people's steps",
  async (relation) => {
    const world = await newWorld(relation);
    const mine = (await browser(relation).get(`/lists/${world.own}/items`)).body as { items?: { id: string }[] };
    const item = mine.items?.[0]?.id ?? "none";
    const before = await state(world);
    const may = mayDo(relation, "edit");
    for (const how of ["move", "copy"]) {
      const answer = await browser(relation).post(`/lists/${world.own}/items/${item}/${how}`, {
        targetListId: world.list,
      });
      if (!may) expect([401, 403, 404]).toContain(answer.status);
    }
    expect([401, 404]).toContain((await browser(relation).post(`/lists/undo/${world.undo}`)).status);
    if (!may) expect(await state(world)).toEqual(before);
  },
);

const browser = (relation: Relation): TestBrowser => people.get(relation) ?? new TestBrowser(service);

let made = 0;
const newList = async (of: TestBrowser): Promise<string> =>
  ((await of.post("/lists", { name: `List ${(made += 1)}` }).expect(201)).body as { id: string }).id;

/** A list of the owner with everything a list can have, shared as `relation` requires, and a list of the caller. */
async function newWorld(relation: Relation): Promise<World> {
  const list = await newList(owner);
  const { body } = await owner.post(`/lists/${list}/items`, { podcastId: "p", payload: PAYLOAD }).expect(201);
  const gone = (await owner.post(`/lists/${list}/items`, { podcastId: "q", payload: PAYLOAD }).expect(201)).body;
  const removed = await owner.call("delete", `/lists/${list}/items/${idOf(gone)}`).expect(200);
  const asking = relation === "guest" ? owner : browser(relation);
  const own = await newList(asking);
  await asking.post(`/lists/${own}/items`, { podcastId: "mine", payload: PAYLOAD }).expect(201);
  const share = idOf((await owner.post(`/lists/${list}/shares`, { as: "live" }).expect(201)).body);
  const member = await join(list, other.id, "editor");
  const comment = idOf(
    (await other.post(`/lists/${list}/comments`, { podcastId: "p", text: "Theirs" }).expect(201)).body,
  );
  if (relation !== "guest" && relation !== "stranger" && relation !== "owner")
    await join(list, (asking as Person).id, relation);
  const isMember = relation !== "guest" && relation !== "stranger";
  const [ownComment = ""] = isMember ? await ids("INSERT INTO list_comments (list_id, user_id, podcast_id, text) VALUES ($1, $2, 'p', 'Mine') RETURNING id", [list, (asking as Person).id]) : [comment]; // prettier-ignore
  const [invitation = ""] = await ids("INSERT INTO list_invitations (list_id, email, email_key, role, token_hash, expires_at) VALUES ($1, 'x@example.org', 'x@example.org', 'viewer', $2, now() + interval '1 day') RETURNING id", [list, crypto.randomUUID()]); // prettier-ignore
  const undo = (removed.body as { undoId: string }).undoId;
  return { list, own, item: idOf(body), undo, member, invitation, share, comment, ownComment };
}

const idOf = (body: unknown): string => (body as { id: string }).id;

async function ids(sql: string, parameters: unknown[]): Promise<string[]> {
  return (await service.database.dataSource.query<{ id: string }[]>(sql, parameters)).map(({ id }) => id);
}

async function join(list: string, user: string, role: string): Promise<string> {
  const sql = "INSERT INTO list_members (list_id, user_id, role) VALUES ($1, $2, $3) RETURNING id";
  return (await ids(sql, [list, user, role]))[0] ?? "";
}

/** All stored rows of the owner's list. */
async function state({ list }: World): Promise<unknown> {
  const tables = ["list_items", "list_members", "list_shares", "list_invitations", "list_comments", "list_activity"];
  const { dataSource } = service.database;
  return Promise.all([
    dataSource.query("SELECT * FROM lists WHERE id = $1", [list]),
    ...tables.map((table) => dataSource.query(`SELECT * FROM ${table} WHERE list_id = $1 ORDER BY id`, [list])),
  ]);
}
