import { newUser, TestBrowser } from "../../../testing/service/test-browser.js";
import { testService, type TestService } from "../../../testing/service/test-service.js";

type Person = TestBrowser & { readonly id: string };
type People = {
  owner: { name: string; email: string | null; isMe: boolean };
  members: { id: string; name: string; email: string | null; role: string; isMe: boolean }[];
  invitations: { id: string; email: string; role: string }[];
};

let service: TestService;
let ada: Person;
let ben: Person;
let eve: Person;
beforeAll(async () => {
  service = await testService({ limits: { invitationMailsByAddress: { points: 3, seconds: 86_400 } } });
  ada = await newUser(service, "ada@example.org");
  ben = await newUser(service, "ben@example.org");
  eve = await newUser(service, "eve@example.org");
});
afterAll(() => service.close());
beforeEach(() => service.database.dataSource.query("DELETE FROM rate_limits"));

let made = 0;
const newList = async (): Promise<string> =>
  ((await ada.post("/lists", { name: `List ${(made += 1)}` }).expect(201)).body as { id: string }).id;
const invite = (list: string, email: string, role = "editor") =>
  ada.post(`/lists/${list}/invitations`, { email, role });
const people = async (list: string, by = ada): Promise<People> =>
  (await by.get(`/lists/${list}/people`).expect(200)).body as People;
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const accept = (by: Person, token: string) => by.post("/lists/invitations/accept", { token });
async function join(list: string, role = "editor"): Promise<string> {
  await invite(list, "ben@example.org", role).expect(202);
  await accept(ben, await service.secretFor("ben@example.org")).expect(200);
  return (await people(list)).members[0]?.id ?? "";
}

test("makes the invited person a member, once", async () => {
  const list = await newList();
  await invite(list, " Ben@Example.org ", "commenter").expect(202);
  expect((await people(list)).invitations).toMatchObject([{ email: "Ben@Example.org", role: "commenter" }]);
  const token = await service.secretFor("Ben@Example.org");
  expect(codeOf(await accept(eve, token))).toEqual([403, "invitation.other-address"]);
  expect((await accept(ben, token).expect(200)).body).toEqual({ listId: list });
  expect(codeOf(await accept(ben, token))).toEqual([404, "invitation.not-found"]);
  expect(await people(list)).toMatchObject({
    owner: { name: "ad…@example.org", email: "ada@example.org", isMe: true },
    members: [{ email: "ben@example.org", role: "commenter", isMe: false }],
    invitations: [],
  });
  expect((await ben.get(`/lists/${list}`).expect(200)).body).toMatchObject({ id: list, role: "commenter" });
  expect((await ben.get("/lists/shared").expect(200)).body).toMatchObject({
    withMe: expect.arrayContaining([expect.objectContaining({ id: list, role: "commenter", ownerName: "ad…@example.org" })]) as unknown[], // prettier-ignore
  });
  expect((await ada.get("/lists/shared").expect(200)).body).toMatchObject({
    byMe: expect.arrayContaining([expect.objectContaining({ id: list, members: 1 })]) as unknown[],
  });
  // Members do not see the addresses of others.
  expect(await people(list, ben)).toMatchObject({ owner: { email: null }, members: [{ email: null, isMe: true }] });
  expect(service.log()).toContain('"security":"list.joined"');
});

test("an unconfirmed address cannot accept", async () => {
  const list = await newList();
  await invite(list, "eve@example.org").expect(202);
  const token = await service.secretFor("eve@example.org");
  await service.database.dataSource.query("UPDATE users SET email_verified_at = NULL WHERE id = $1", [eve.id]);
  expect(codeOf(await accept(eve, token))).toEqual([403, "invitation.not-confirmed"]);
  await service.database.dataSource.query("UPDATE users SET email_verified_at = now() WHERE id = $1", [eve.id]);
  await accept(eve, token).expect(200);
});

test("answers the same and sends an email with or without an account", async () => {
  const list = await newList();
  const before = (await service.mails()).length;
  const known = await invite(list, "ben@example.org").expect(202);
  const unknown = await invite(list, "nobody@example.org").expect(202);
  expect(known.body).toEqual(unknown.body);
  expect((await people(list)).invitations.map(({ email }) => email)).toEqual(["ben@example.org", "nobody@example.org"]);
  const mails = (await service.mails()).slice(before).filter(({ subject }) => subject.startsWith("You are invited"));
  expect(mails.map(({ to }) => to).toSorted()).toEqual(["ben@example.org", "nobody@example.org"]);
});

test("shows an invitation's list to everyone with the link, but not the invited address", async () => {
  const list = await newList();
  const { name } = (await ada.get(`/lists/${list}`).expect(200)).body as { name: string };
  await invite(list, "ben@example.org", "viewer").expect(202);
  const token = await service.secretFor("ben@example.org");
  const guest = new TestBrowser(service);
  const open = (by: TestBrowser, given: string) => by.post("/lists/invitations/open", { token: given });
  const about = { listName: name, ownerName: "ad…@example.org", role: "viewer" };
  expect((await open(guest, token).expect(200)).body).toEqual(about);
  expect((await open(eve, token).expect(200)).body).toEqual(about);
  expect(codeOf(await open(guest, `${token}x`))).toEqual([404, "invitation.not-found"]);
  // Reading an invitation does not accept it.
  expect((await people(list)).members).toEqual([]);
  await accept(ben, token).expect(200);
  expect(codeOf(await open(guest, token))).toEqual([404, "invitation.not-found"]);
});

test("invitations can be withdrawn and replaced, expire, need a valid address, and are limited", async () => {
  const list = await newList();
  await invite(list, "ben@example.org", "viewer").expect(202);
  const first = await service.secretFor("ben@example.org");
  await invite(list, "ben@example.org", "editor").expect(202);
  const second = await service.secretFor("ben@example.org");
  expect(codeOf(await accept(ben, first))).toEqual([404, "invitation.not-found"]);
  const [open] = (await people(list)).invitations;
  await ada.call("delete", `/lists/${list}/invitations/${open?.id}`).expect(204);
  expect(codeOf(await accept(ben, second))).toEqual([404, "invitation.not-found"]);
  await invite(list, "ben@example.org").expect(202);
  const third = await service.secretFor("ben@example.org");
  await service.database.dataSource.query("UPDATE list_invitations SET expires_at = now() - interval '1 second'");
  expect(codeOf(await accept(ben, third))).toEqual([404, "invitation.not-found"]);
  expect(codeOf(await ben.post("/lists/invitations/open", { token: third }))).toEqual([404, "invitation.not-found"]);
  expect((await people(list)).invitations).toEqual([]);
  expect(codeOf(await invite(list, "ben@example.org"))).toEqual([429, "limit.exceeded"]);
  expect(codeOf(await invite(list, "no address"))).toEqual([422, "invitation.email"]);
  expect(codeOf(await invite(list, "ADA@example.org"))).toEqual([422, "invitation.own-list"]);
});

test("a list has at most fifty people", async () => {
  const list = await newList();
  await invite(list, "first@example.org").expect(202);
  await service.database.dataSource.query(
    `INSERT INTO list_invitations (list_id, email, email_key, role, token_hash, expires_at)
     SELECT $1, n || '@example.org', n || '@example.org', 'viewer', 'hash ' || n, now() + interval '1 day' FROM generate_series(1, 49) n`,
    [list],
  );
  expect(codeOf(await invite(list, "more@example.org"))).toEqual([422, "list.too-many-people"]);
  // A person who was already invited can be invited again.
  await invite(list, "first@example.org").expect(202);
});

test("changes roles, and lets members leave or be removed, but not the owner", async () => {
  const list = await newList();
  const member = await join(list, "viewer");
  expect(codeOf(await invite(list, "ben@example.org"))).toEqual([409, "list.takes-part"]);
  await ben.post(`/lists/${list}/items`, { podcastId: "p", payload: { title: "P" } }).expect(403);
  await ada.call("patch", `/lists/${list}/members/${member}`, { role: "editor" }).expect(204);
  await ben.post(`/lists/${list}/items`, { podcastId: "p", payload: { title: "P" } }).expect(201);
  expect(codeOf(await ada.post(`/lists/${list}/leave`))).toEqual([403, "list.not-allowed"]);
  await ben.post(`/lists/${list}/leave`).expect(204);
  await ben.get(`/lists/${list}/items`).expect(404);
  const again = await join(list);
  await ada.call("delete", `/lists/${list}/members/${again}`).expect(204);
  await ben.get(`/lists/${list}/items`).expect(404);
  expect(codeOf(await ada.call("delete", `/lists/${list}/members/${again}`))).toEqual([404, "list.member-not-found"]);
  const { entries } = (await ada.get(`/lists/${list}/activity`).expect(200)).body as { entries: { kind: string; who: string }[] }; // prettier-ignore
  expect(entries.map(({ kind, who }) => `${who} ${kind}`)).toEqual([
    "ad…@example.org removed",
    "be…@example.org joined",
    "be…@example.org left",
    "be…@example.org items-added",
    "ad…@example.org role-changed",
    "be…@example.org joined",
  ]);
});

test("transfers a list only to a member, with its links and people", async () => {
  const list = await newList();
  const member = await join(list);
  const { token } = (await ada.post(`/lists/${list}/shares`, { as: "live" }).expect(201)).body as { token: string };
  const name = `List ${made}`;
  await ben.post("/lists", { name }).expect(201);
  const put = (memberId: string) => ada.call("put", `/lists/${list}/owner`, { memberId });
  expect(codeOf(await put(member))).toEqual([409, "list.duplicate-name"]);
  expect(codeOf(await put(eve.id))).toEqual([404, "list.member-not-found"]);
  await ada.call("patch", `/lists/${list}`, { name: `${name} b` }).expect(200);
  await put(member).expect(204);
  expect((await ben.get(`/lists/${list}`).expect(200)).body).toMatchObject({ role: "owner" });
  expect((await ada.get(`/lists/${list}`).expect(200)).body).toMatchObject({ role: "editor" });
  expect(await people(list, ben)).toMatchObject({ owner: { isMe: true }, members: [{ email: "ada@example.org", role: "editor" }] }); // prettier-ignore
  await ben.get(`/shared/${token}`).expect(200);
  // Deleting the former owner's account no longer deletes this list.
  const [{ owner } = { owner: "" }] = await service.database.dataSource.query<{ owner: string }[]>("SELECT user_id AS owner FROM list_circles WHERE list_id = $1", [list]); // prettier-ignore
  expect(owner).toBe(ben.id);
});

test("many acceptances of one invitation while the owner withdraws it cause no server error", async () => {
  const list = await newList();
  await invite(list, "ben@example.org").expect(202);
  const token = await service.secretFor("ben@example.org");
  const [open] = (await people(list)).invitations;
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, () => accept(ben, token)),
    ada.call("delete", `/lists/${list}/invitations/${open?.id}`),
    ...Array.from({ length: 4 }, () => invite(list, "eve@example.org")),
  ]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect((await people(list)).members.length).toBeLessThanOrEqual(1);
});

test("every change gives the list a new version, and reading does not", async () => {
  const list = await newList();
  const member = await join(list);
  const version = async () => ((await ben.get(`/lists/${list}`).expect(200)).body as { version: string }).version;
  const changes: (() => PromiseLike<unknown>)[] = [
    () => ada.post(`/lists/${list}/items`, { podcastId: "p", payload: { title: "P" } }).expect(201),
    () => ben.post(`/lists/${list}/comments`, { podcastId: "p", text: "Nice" }).expect(201),
    () => ada.call("patch", `/lists/${list}`, { name: `Other ${made}` }).expect(200),
    () => ada.call("patch", `/lists/${list}/members/${member}`, { role: "viewer" }).expect(204),
    () => invite(list, "eve@example.org").expect(202),
    () => ada.post(`/lists/${list}/shares`, { as: "live" }).expect(201),
  ];
  for (const change of changes) {
    const before = await version();
    expect(await version()).toBe(before);
    await change();
    expect(await version()).not.toBe(before);
  }
  const { headers } = await ben.get(`/lists/${list}`).expect(200);
  await ben
    .get(`/lists/${list}`)
    .set("If-None-Match", headers.etag ?? "")
    .expect(304);
});
