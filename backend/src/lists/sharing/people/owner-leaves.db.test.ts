import { Housekeeping } from "../../../shared/process/housekeeping.js";
import { newUser, PASSWORD, TestBrowser } from "../../../testing/service/test-browser.js";
import { testService, type TestService } from "../../../testing/service/test-service.js";

type Person = TestBrowser & { readonly id: string };
type Shared = { byMe: { id: string }[]; withMe: { id: string }[] };

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const PAYLOAD = { title: "Latency", author: null, image_url: null };
const idIn = ({ body }: { body: unknown }) => (body as { id: string }).id;
const pass = (days: number) =>
  service.database.dataSource.query("UPDATE users SET delete_after = delete_after - make_interval(days => $1)", [days]);
const round = () => service.app.get(Housekeeping, { strict: false }).round();
const shared = async (by: Person) => (await by.get("/lists/shared").expect(200)).body as Shared;

/** A list with one show, a member, a comment by each person, and a link. */
async function sharedList(owner: Person, member: Person, address: string, name: string) {
  const id = idIn(await owner.post("/lists", { name }).expect(201));
  await owner.post(`/lists/${id}/items`, { podcastId: "p", payload: PAYLOAD }).expect(201);
  await owner.post(`/lists/${id}/invitations`, { email: address, role: "viewer" }).expect(202);
  await member.post("/lists/invitations/accept", { token: await service.secretFor(address) }).expect(200);
  const people = (await owner.get(`/lists/${id}/people`).expect(200)).body as { members: { id: string }[] };
  const link = (await owner.post(`/lists/${id}/shares`, { as: "live" }).expect(201)).body as { token: string };
  await owner.post(`/lists/${id}/comments`, { podcastId: "p", text: "Of the owner" }).expect(201);
  return { id, member: people.members[0]!.id, token: link.token };
}

test("keeps a transferred list when its first owner leaves, and other lists for the grace period", async () => {
  const owner = await newUser(service, "owner@example.org");
  const member = await newUser(service, "member@example.org");
  const guest = new TestBrowser(service);
  const given = await sharedList(owner, member, "member@example.org", "Given");
  const left = await sharedList(owner, member, "member@example.org", "Left");
  expect((await shared(owner)).byMe.map(({ id }) => id).toSorted()).toEqual([given.id, left.id].toSorted());
  await owner.call("put", `/lists/${given.id}/owner`, { memberId: given.member }).expect(204);
  expect((await shared(owner)).byMe.map(({ id }) => id)).toEqual([left.id]);

  await owner.call("delete", "/account", { currentPassword: PASSWORD }).expect(202);
  await pass(13);
  await round();
  for (const { id, token } of [given, left]) {
    await member.get(`/lists/${id}/items`).expect(200);
    await guest.get(`/shared/${token}`).expect(200);
  }
  await pass(1);
  await round();
  await member.get(`/lists/${left.id}/items`).expect(404);
  await guest.get(`/shared/${left.token}`).expect(404);
  expect((await member.get(`/lists/${given.id}`).expect(200)).body).toMatchObject({ role: "owner", itemCount: 1 });
  await guest.get(`/shared/${given.token}`).expect(200);
  // What the first owner wrote is deleted together with the account.
  expect((await member.get(`/lists/${given.id}/comments`).expect(200)).body).toMatchObject({ comments: [] });
  expect(await shared(member)).toEqual({ byMe: [], withMe: [] });
});

test("returns a list to an owner who comes back within the grace period", async () => {
  const owner = await newUser(service, "back@example.org");
  const member = await newUser(service, "waits@example.org");
  const list = await sharedList(owner, member, "waits@example.org", "Kept");
  await owner.call("delete", "/account", { currentPassword: PASSWORD }).expect(202);
  await owner.post("/auth/sign-in", { email: "back@example.org", password: PASSWORD }).expect(200);
  await pass(20);
  await round();
  expect((await owner.get(`/lists/${list.id}`).expect(200)).body).toMatchObject({ role: "owner" });
});
