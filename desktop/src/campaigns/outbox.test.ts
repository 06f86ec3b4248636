import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { openAppDatabase } from "../system/app-database.node";
import { Outbox } from "./outbox.node";
import type { Sent } from "./send-brief.node";

let folder: string;
let database: DatabaseSync;
let now = 1_000;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "earshot-outbox-"));
  database = openAppDatabase(join(folder, "app.db"));
  now = 1_000;
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const GUEST = { owner: null, server: "https://one.example" };
const brief = (key: string) => ({
  key,
  body: `{"brief":"${key}"}`,
  title: key,
  draftId: null,
  ...GUEST,
  account: null,
});

function outbox(answers: Sent[]) {
  const sent: string[] = [];
  const notified: [string, string][] = [];
  const box = new Outbox(
    database,
    async ({ key }) => {
      sent.push(key);
      return answers.shift() ?? { kind: "later" };
    },
    { now: () => now, chance: () => 0 },
    ({ key }, { kind }) => notified.push([key, kind]),
  );
  return { box, sent, notified };
}

test("sends waiting briefs, oldest first, and removes accepted ones", async () => {
  const { box, sent, notified } = outbox([{ kind: "taken" }, { kind: "taken" }]);
  box.add(brief("b"));
  now += 1;
  box.add(brief("a"));
  await box.flush();
  expect(sent).toEqual(["b", "a"]);
  expect(notified).toEqual([
    ["b", "taken"],
    ["a", "taken"],
  ]);
  expect(box.all()).toEqual([]);
  expect(box.nextAt()).toBeUndefined();
});

test("stores a key once, with its first body", () => {
  const { box } = outbox([]);
  box.add(brief("a"));
  box.add({ ...brief("a"), body: "other" });
  expect(box.all().map(({ body }) => body)).toEqual(['{"brief":"a"}']);
});

test("offline, nothing is lost, the next try waits, and the others are not tried", async () => {
  const { box, sent } = outbox([{ kind: "later" }, { kind: "taken" }, { kind: "taken" }]);
  box.add(brief("a"));
  box.add(brief("b"));
  await box.flush();
  expect(sent).toEqual(["a"]);
  expect(box.all().find(({ key }) => key === "a")).toMatchObject({ tries: 1, nextAt: 6_000 });
  now = 6_000;
  await box.flush();
  expect(box.all()).toEqual([]);
});

test("what blocks one brief on its way blocks only that one, until there is no connection at all", async () => {
  const blocked: Sent = { kind: "later", blocked: true };
  const { box, sent, notified } = outbox([blocked, { kind: "taken" }, blocked, blocked, { kind: "later" }]);
  const waiting = () => box.waiting(GUEST).own.map((one) => [one.key, one.blocked, one.refusal]);
  box.add(brief("a"));
  now += 1;
  box.add(brief("b"));
  await box.flush();
  expect(sent.splice(0)).toEqual(["a", "b"]);
  expect(waiting()).toEqual([["a", true, null]]);
  box.add(brief("c"));
  await box.flush({ now: true });
  expect(sent.splice(0)).toEqual(["a", "c"]);
  expect(notified.splice(0)).toEqual([
    ["a", "later"],
    ["b", "taken"],
    ["c", "later"],
  ]);
  await box.flush({ now: true });
  expect(sent).toEqual(["a"]);
  expect([waiting(), notified]).toEqual([
    [
      ["a", false, null],
      ["c", false, null],
    ],
    [["a", "later"]],
  ]);
});

test("a restored connection ends the pause", async () => {
  const { box, sent } = outbox([{ kind: "later" }, { kind: "taken" }]);
  box.add(brief("a"));
  await box.flush();
  await box.flush({ now: true });
  expect(sent).toEqual(["a", "a"]);
  expect(box.all()).toEqual([]);
});

test("a refused brief stays with its reason and is not sent again", async () => {
  const { box, sent } = outbox([{ kind: "refused", reason: "The brief is too long." }]);
  box.add(brief("a"));
  await box.flush();
  await box.flush({ now: true });
  expect(sent).toEqual(["a"]);
  expect(box.all()).toMatchObject([{ key: "a", refusal: "The brief is too long." }]);
  expect(box.nextAt()).toBeUndefined();
});

test("sends a brief once in two simultaneous flushes", async () => {
  const { box, sent } = outbox([{ kind: "taken" }]);
  box.add(brief("a"));
  await Promise.all([box.flush(), box.flush({ now: true })]);
  expect(sent).toEqual(["a"]);
});

test("holds a brief of another account or server without delaying the others", async () => {
  const { box, sent, notified } = outbox([{ kind: "held" }, { kind: "taken" }]);
  box.add({ ...brief("a"), owner: "ada", account: "ada@example.org" });
  now += 1;
  box.add(brief("b"));
  await box.flush();
  expect([sent, notified]).toEqual([["a", "b"], [["b", "taken"]]]);
  expect(box.all()).toMatchObject([{ key: "a", tries: 0 }]);
  expect(box.nextAt()).toBeGreaterThan(now + 60_000);
});

test("shows viewers their own briefs, and only the account of other briefs", () => {
  const { box } = outbox([]);
  const [one, two] = ["https://one.example", "https://two.example"];
  const ada = { owner: "ada", account: "ada@example.org" };
  box.add(brief("guest"));
  box.add({ ...brief("ada"), ...ada });
  box.add({ ...brief("ada again"), ...ada });
  box.add({ ...brief("ada elsewhere"), ...ada, server: two });
  const { own, held } = box.waiting(GUEST);
  expect(own.map(({ key }) => key)).toEqual(["guest"]);
  expect(held).toEqual([
    { account: "ada@example.org", server: one, briefs: 2 },
    { account: "ada@example.org", server: two, briefs: 1 },
  ]);
  expect(box.waiting({ owner: "ada", server: two })).toMatchObject({
    own: [{ key: "ada elsewhere" }],
    held: [
      { account: null, server: one, briefs: 1 },
      { account: "ada@example.org", server: one, briefs: 2 },
    ],
  });
});
