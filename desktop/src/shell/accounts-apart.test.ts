import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AppServices, openServices, type System } from "./app-services.node";
import { callTable } from "./call-table.node";
import type { CallTable } from "./calls";
import { LittleServer } from "../testing/little-server";

let folder: string;
let servers: readonly [LittleServer, LittleServer];
let services: AppServices;
let app: CallTable;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "earshot-apart-"));
  servers = [await new LittleServer().open(), await new LittleServer().open()];
  open();
});
afterEach(async () => {
  services.close();
  for (const server of servers) await server.close();
  rmSync(folder, { recursive: true, force: true });
});

let secret: string | undefined;
/** The kinds of the events that the pages received. */
let notified: string[];
/** Called before a token is stored. */
let meanwhile: () => Promise<unknown>;
function open() {
  secret = undefined;
  meanwhile = async () => undefined;
  notified = [];
  const nothing = () => undefined;
  services = openServices({
    version: "0.0.0",
    dataFolder: folder,
    pageFolder: folder,
    crashFolder: folder,
    secrets: {
      safe: async () => true,
      read: async () => secret,
      write: async (next: string | undefined) => {
        await meanwhile();
        secret = next;
      },
    },
    chooseFile: async () => undefined,
    openExternal: async () => undefined,
    fetch,
    notifyPages: ({ kind }: { kind: string }) => void notified.push(kind),
    defaultServer: servers[0].url,
    native: new Proxy({ platform: "linux" }, { get: (has, name) => Reflect.get(has, name) ?? nothing }),
    updates: null,
    installer: nothing,
  } as unknown as System);
  app = callTable(services);
  services.start();
}

const ask = (path: string, method = "GET", body?: object) =>
  services.pages.answer(
    new Request(`earshot://app/api/v1${path}`, { method, ...(body && { body: JSON.stringify(body) }) }),
  );
const signIn = (name: string) => ask("/auth/sign-in", "POST", { email: `${name}@example.org`, password: "x" });
const signOut = () => ask("/auth/sign-out", "POST");
const brief = (key: string, owner: string | null, draftId: string | null = null, server = services.server()) =>
  app["briefs.send"]({ server, key, owner, body: JSON.stringify({ brief: key }), title: key, draftId });
const draft = (id: string, owner: string | null, server = services.server()) =>
  app["drafts.put"]({ server, id, owner, fields: { campaignBrief: id }, baseVersion: 0 });
const arrived = () => servers.map(({ briefs }) => briefs.map(({ by, body }) => [by, JSON.parse(body).brief as string]));
const titles = async () => (await app["briefs.waiting"]({})).own.map(({ title }) => title);
const held = async () => (await app["briefs.waiting"]({})).held;

test("sends a brief only with the account and to the server that it was written for", async () => {
  const [one, two] = servers;
  await signIn("ada");
  await draft("d1", "ada");
  one.line = "cut";
  expect(await brief("hers", "ada", "d1")).toEqual({ kind: "later" });
  expect(await titles()).toEqual(["hers"]);

  // Ada signs out, and another account signs in to the same server.
  one.line = "open";
  await signOut();
  await app["briefs.retry"]({});
  expect(arrived()).toEqual([[], []]);
  await signIn("ben");
  await app["briefs.retry"]({});
  expect(arrived()).toEqual([[], []]);
  expect(await titles()).toEqual([]);
  expect(await held()).toEqual([{ account: "ada@example.org", server: one.url, briefs: 1 }]);
  // Nobody else can remove the brief or see the draft.
  await app["briefs.remove"]({ key: "hers" });
  for (const owner of ["ben", "ada", null]) expect(await app["drafts.all"]({ owner })).toEqual([]);
  expect(await app["drafts.find"]({ id: "d1" })).toBeNull();
  await app["drafts.remove"]({ id: "d1" });

  // An account with the same name on another server is a different account.
  expect(await app["app.server"]({ address: two.url })).toEqual({ kind: "changed" });
  await signIn("ada");
  await app["briefs.retry"]({});
  expect(arrived()).toEqual([[], []]);
  expect(await app["drafts.all"]({ owner: "ada" })).toEqual([]);
  expect(await brief("at the other server", "ada")).toEqual({ kind: "taken" });

  // When she is back on her server and account, the brief is sent automatically.
  await app["app.server"]({ address: one.url });
  await signIn("ada");
  await app["briefs.retry"]({});
  expect(arrived()).toEqual([[["ada", "hers"]], [["ada", "at the other server"]]]);
  expect(await app["briefs.waiting"]({})).toEqual({ own: [], held: [] });
  expect(await app["drafts.find"]({ id: "d1" })).toBeNull();
});

test("a sign-in to the old server that ends while the server changes is not one to the new server", async () => {
  await signIn("ada");
  meanwhile = async () => {
    meanwhile = async () => undefined;
    const signedIn = new Promise<void>((done) => services.token.onChange(done));
    void signIn("ben");
    await signedIn;
  };
  await app["app.server"]({ address: servers[1].url });
  expect([await services.token.current(), secret]).toEqual([undefined, undefined]);
});

test("a text that is written while its earlier version waits is not removed with it", async () => {
  const [one] = servers;
  await signIn("ada");
  for (const id of ["d1", "d2"]) await draft(id, "ada");
  one.line = "cut";
  for (const id of ["d1", "d2"]) await brief(id, "ada", id);
  // Time is measured in milliseconds.
  await new Promise((later) => setTimeout(later, 2));
  const better = { id: "d1", owner: "ada", fields: { campaignBrief: "Much better" }, baseVersion: 1 };
  await app["drafts.put"]({ server: one.url, ...better });
  one.line = "open";
  await app["briefs.retry"]({});
  expect(arrived()[0]).toHaveLength(2);
  expect((await app["drafts.all"]({ owner: "ada" })).map(({ fields }) => fields.campaignBrief)).toEqual([
    "Much better",
  ]);
});

test("what an earlier version stored of an account's lists waits for that account, whichever server is chosen at the update", async () => {
  const [one, two] = servers;
  await app["app.server"]({ address: two.url });
  services.database.exec("INSERT INTO list_conflicts (owner, text) VALUES ('ada', 'Renamed elsewhere.')");
  await app["briefs.retry"]({});
  services.close();
  open();
  await signIn("ben");
  expect(await app["lists.conflicts"]({})).toEqual([]);
  await app["app.server"]({ address: one.url });
  await signIn("ada");
  expect(await app["lists.conflicts"]({})).toEqual(["Renamed elsewhere."]);
  await app["app.server"]({ address: two.url });
  await signIn("ada");
  expect(await app["lists.conflicts"]({})).toEqual([]);
});

test("a guest's brief waits while somebody is signed in", async () => {
  const [one] = servers;
  one.line = "cut";
  expect(await brief("a guest's", null)).toEqual({ kind: "later" });
  await draft("d1", null);
  one.line = "open";
  await signIn("ada");
  await app["briefs.retry"]({});
  expect(arrived()).toEqual([[], []]);
  expect(await held()).toEqual([{ account: null, server: one.url, briefs: 1 }]);
  expect(await app["drafts.all"]({ owner: null })).toEqual([]);
  await signOut();
  await app["briefs.retry"]({});
  expect(arrived()).toEqual([[[null, "a guest's"]], []]);
  expect(await app["drafts.all"]({ owner: null })).toHaveLength(1);
});

test("what a window writes and sends while another one changes the server stays with the old server", async () => {
  const [one, two] = servers;
  await app["app.server"]({ address: two.url });
  await draft("d1", null, one.url);
  expect(await brief("a guest's", null, "d1", one.url)).toEqual({ kind: "later", held: true });
  await signIn("ada");
  await app["briefs.retry"]({});
  await signOut();
  expect(await app["drafts.all"]({ owner: null })).toEqual([]);
  await app["app.server"]({ address: one.url });
  expect(await app["drafts.all"]({ owner: null })).toHaveLength(1);
  await app["briefs.retry"]({});
  expect(arrived()).toEqual([[[null, "a guest's"]], []]);
});

test("does not turn an account's brief into a guest's when the session ended", async () => {
  const [one] = servers;
  await signIn("ada");
  one.endSessions();
  expect(await brief("hers", "ada")).toEqual({ kind: "later", held: true });
  expect(arrived()).toEqual([[], []]);
  expect(await held()).toEqual([{ account: "ada@example.org", server: one.url, briefs: 1 }]);
  await signIn("ada");
  await app["briefs.retry"]({});
  expect(arrived()).toEqual([[["ada", "hers"]], []]);
});

test("a brief that a network in between blocks waits, and is sent once the network lets it through", async () => {
  const [one] = servers;
  await signIn("ada");
  one.line = "blocked";
  expect(await brief("hers", "ada")).toEqual({ kind: "later", blocked: true });
  expect(await brief("also hers", "ada")).toEqual({ kind: "later", blocked: true });
  expect(await app["briefs.waiting"]({})).toMatchObject({
    own: [
      { title: "hers", refusal: null, blocked: true },
      { title: "also hers", refusal: null, blocked: true },
    ],
  });
  one.line = "open";
  await app["briefs.retry"]({});
  expect(arrived()[0]).toEqual([
    ["ada", "hers"],
    ["ada", "also hers"],
  ]);
});

test("every window leaves what it shows when another server is chosen, so that nothing goes to the wrong one", async () => {
  const [one, two] = servers;
  const moves = () => notified.filter((kind) => kind === "server").length;
  await app["app.server"]({ address: one.url });
  expect(moves()).toBe(0);
  await app["app.server"]({ address: two.url });
  expect(moves()).toBe(1);
  one.line = "cut";
  expect(await app["app.server"]({ address: one.url })).toMatchObject({ kind: "refused" });
  expect(moves()).toBe(1);
});
