import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AppServices, openServices, type System } from "../shell/app-services.node";
import { callTable } from "../shell/call-table.node";
import { payloadOf, ServerOfLists } from "../testing/server-of-lists";

const LIST = "0b0c5a1e-1111-4222-8333-123456789abc";
const ADA = { name: "ada", token: "a".repeat(43), lists: new ServerOfLists() };
const BEN = { name: "ben", token: "b".repeat(43), lists: new ServerOfLists() };
const COPY = "https://copy.example";
/** Her account on a server that was made from a copy of the first one's data. */
const ADA_THERE = { name: "ada", token: "c".repeat(43), lists: new ServerOfLists() };

let folder: string;
let services: AppServices;
/** Called before the server answers a request. */
let meanwhile: (request: string) => Promise<unknown>;
/** The conflicts that pages were notified of. */
let notified: unknown[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "earshot-merge-"));
  meanwhile = () => Promise.resolve();
  notified = [];
  services = openServices({
    version: "0.0.0",
    dataFolder: folder,
    pageFolder: folder,
    secrets: { safe: async () => false },
    fetch: async (address: string, { method = "GET", body, headers }: RequestInit = {}) => {
      const { pathname, search } = new URL(address);
      const text = body instanceof ArrayBuffer ? new TextDecoder().decode(body) : (body as string | undefined);
      const given = text === undefined ? undefined : (JSON.parse(text) as { email?: string });
      if (pathname === "/api/v1/auth/sign-in") {
        const here = given!.email === "ada" ? ADA : BEN;
        const { name, token } = address.startsWith(COPY) ? ADA_THERE : here;
        return Response.json({ user: { id: name }, token });
      }
      if (pathname === "/api/v1/catalogue") return Response.json({ podcasts: 5 });
      await meanwhile(`${method} ${pathname}`);
      const token = new Headers(headers).get("authorization");
      const account = [ADA, BEN, ADA_THERE].find((one) => token === `Bearer ${one.token}`)!;
      return account.lists.send(pathname + search, method, given);
    },
    notifyPages: (event: { kind: string }) => event.kind === "lists" && notified.push(event),
    defaultServer: "https://earshot.example",
    native: new Proxy({ platform: "linux" }, { get: (has, name) => Reflect.get(has, name) ?? (() => undefined) }),
    updates: null,
    installer: () => undefined,
  } as unknown as System);
});
afterEach(() => {
  services.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, method: string, body: object) =>
  services.pages.answer(new Request(`earshot://app/api/v1${path}`, { method, body: JSON.stringify(body) }));
const signIn = (email: string) => ask("/auth/sign-in", "POST", { email, password: "x" });
const shows = ({ lists }: typeof ADA) =>
  lists.lists.map(({ name, items }) => [name, ...items.map(({ podcastId }) => podcastId)]);

const listOf = (id: string, name: string) => [{ id, name, createdAt: "2026-11-22T10:00:00.000Z", items: [] }];

test("an edit never reaches another server, although the account and the list have the same ids there", async () => {
  const { "app.server": change } = callTable(services);
  ADA.lists.lists = listOf(LIST, "To Pitch");
  ADA_THERE.lists.lists = listOf(LIST, "To Pitch");
  await signIn("ada");
  await services.lists.refresh();
  ADA.lists.line = "cut";
  await ask(`/lists/${LIST}/items`, "POST", { podcastId: "p1", payload: payloadOf("p1") });
  ADA.lists.line = "open";
  expect(await change({ address: COPY })).toEqual({ kind: "changed" });
  await signIn("ada");
  await services.lists.merge();
  expect([shows(ADA), shows(ADA_THERE)]).toEqual([[["To Pitch"]], [["To Pitch"]]]);
  // Nor are the other server's lists shown as this one's.
  expect(await services.lists.podcastIds()).toEqual([]);
  await change({ address: "https://earshot.example" });
  await signIn("ada");
  await services.lists.merge();
  expect([shows(ADA), shows(ADA_THERE)]).toEqual([[["To Pitch", "p1"]], [["To Pitch"]]]);
});

test("edits of one account are never made in the account that signs in while they are sent", async () => {
  ADA.lists.lists = listOf(LIST, "To Pitch");
  await signIn("ada");
  await services.lists.refresh();
  ADA.lists.line = "cut";
  for (const id of ["p1", "p2"]) await ask(`/lists/${LIST}/items`, "POST", { podcastId: id, payload: payloadOf(id) });
  ADA.lists.line = "open";
  meanwhile = async (request) => {
    if (request !== `POST /api/v1/lists/${LIST}/items`) return;
    meanwhile = () => Promise.resolve();
    await signIn("ben");
  };
  await services.lists.merge();
  expect([shows(ADA), shows(BEN)]).toEqual([[["To Pitch", "p1", "p2"]], []]);
  // Nor does the other account read about them.
  expect(notified).toEqual([]);
});

test("edits of an account are sent although those of an earlier one are still being sent", async () => {
  const BENS = LIST.replace("0", "1");
  ADA.lists.lists = listOf(LIST, "To Pitch");
  BEN.lists.lists = listOf(BENS, "To Call");
  for (const [{ name, lists }, list, show] of [
    [BEN, BENS, "p2"],
    [ADA, LIST, "p1"],
  ] as const) {
    await signIn(name);
    await services.lists.refresh();
    lists.line = "cut";
    await ask(`/lists/${list}/items`, "POST", { podcastId: show, payload: payloadOf(show) });
    lists.line = "open";
  }
  let bens: Promise<void> | undefined;
  meanwhile = async (request) => {
    if (request !== `POST /api/v1/lists/${LIST}/items`) return;
    meanwhile = () => Promise.resolve();
    await signIn("ben");
    bens = services.lists.merge();
  };
  await services.lists.merge();
  await bens;
  expect([shows(ADA), shows(BEN)]).toEqual([[["To Pitch", "p1"]], [["To Call", "p2"]]]);
});
