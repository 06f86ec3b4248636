import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { payloadOf, ServerOfLists } from "../testing/server-of-lists";
import { openServices, type System } from "./app-services.node";
import { callTable } from "./call-table.node";

const LIST = "0b0c5a1e-1111-4222-8333-123456789abc";
const ADA = { id: "ada", email: "ada@example.org" };

const folder = mkdtempSync(join(tmpdir(), "earshot-calls-"));
const server = new ServerOfLists();
const nothing = () => undefined;
let place = "To_Pitch.csv";

const services = openServices({
  version: "0.0.0",
  dataFolder: folder,
  pageFolder: folder,
  crashFolder: folder,
  secrets: { safe: async () => false },
  chooseFile: async () => join(folder, place),
  openExternal: async () => undefined,
  fetch: async (address: string, { method = "GET", body }: RequestInit = {}) => {
    const { pathname, search } = new URL(address);
    if (pathname === "/api/v1/auth/sign-in") return Response.json({ user: ADA, token: "t".repeat(43) });
    if (pathname === "/api/v1/auth/session") return Response.json({ user: ADA });
    const text = body === undefined ? undefined : new TextDecoder().decode(body as ArrayBuffer | Uint8Array);
    return server.send(pathname + search, method, text === undefined ? undefined : (JSON.parse(text) as object));
  },
  notifyPages: nothing,
  defaultServer: "https://earshot.example",
  native: new Proxy(
    { platform: "linux", pdf: async (page: number) => Buffer.from("%PDF-".repeat(page)) },
    { get: (has, name) => Reflect.get(has, name) ?? nothing },
  ),
  updates: null,
  installer: nothing,
} as unknown as System);
afterAll(() => {
  services.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, method: string, body: object) =>
  services.pages.answer(new Request(`earshot://app/api/v1${path}`, { method, body: JSON.stringify(body) }));

test("an export right after the connection is back contains what was edited offline", async () => {
  server.lists = [{ id: LIST, name: "To Pitch", createdAt: "2026-11-22T10:00:00.000Z", items: [] }];
  await ask("/auth/sign-in", "POST", { email: ADA.email, password: "x" });
  await services.lists.refresh();
  server.line = "cut";
  const added = await ask(`/lists/${LIST}/items`, "POST", { podcastId: "p1", payload: payloadOf("Added on a train") });
  expect(added.status).toBe(201);
  server.line = "open";
  await callTable(services)["files.export"]({ listId: LIST, name: "To Pitch", format: "csv" });
  expect(readFileSync(join(folder, "To_Pitch.csv"), "utf8")).toContain("Added on a train");
});

test("the page learns why its PDF was not saved", async () => {
  place = "To_Pitch.pdf";
  expect(await callTable(services)["page.pdf"]({ name: "To Pitch" }, 1)).toMatchObject({ bytes: 5 });
  place = "gone/To_Pitch.pdf";
  await expect(callTable(services)["page.pdf"]({ name: "To Pitch" }, 1)).rejects.toMatchObject({
    code: "export.failed",
    message: "The folder no longer exists: To_Pitch.pdf was not saved. Choose another folder.",
  });
});
