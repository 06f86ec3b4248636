import { DomainError } from "@earshot/domain/shared/domain-error";
import { answerCall } from "./answer-call";
import type { CallTable, Channel } from "./calls";
import type { Sender } from "./page/page-origin";

const own = { url: "earshot://app/", top: true };
const change = { server: "", id: "d1", owner: null, fields: { campaignBrief: "x" }, baseVersion: 0 };

function setUp(handlers: Partial<CallTable> = {}) {
  const reported: [string, unknown][] = [];
  const table = new Proxy(handlers, {
    get: (known, name: string) => Reflect.get(known, name) ?? (() => `answer of ${name}`),
  }) as CallTable;
  const ask = (channel: string, input: unknown, { sender }: { sender: Sender } = { sender: own }) =>
    answerCall(table, { channel: channel as Channel, input, sender, page: 7 }, (name, error) =>
      reported.push([name, error]),
    );
  return { ask, reported };
}

test("returns the handler's result", async () => {
  const { ask } = setUp();
  expect(await ask("drafts.put", change)).toEqual({ ok: true, answer: "answer of drafts.put" });
});

test("tells the handler which page asks", async () => {
  const { ask } = setUp({ "page.pdf": ({ name }, page) => ({ path: name, bytes: page }) });
  expect(await ask("page.pdf", { name: "x" })).toEqual({ ok: true, answer: { path: "x", bytes: 7 } });
});

test.each([
  ["another site", { url: "https://evil.example/", top: true }],
  ["a frame within the page", { url: "earshot://app/", top: false }],
  ["a frame that is gone", undefined],
])("refuses %s", async (_case, sender) => {
  const { ask } = setUp();
  expect(await ask("drafts.all", { owner: null }, { sender })).toMatchObject({ ok: false, code: "call.sender" });
});

test.each(["", "drafts", "drafts.all ", "constructor", "__proto__", "toString"])(
  "refuses the unknown call %j",
  async (channel) => {
    const { ask } = setUp();
    expect(await ask(channel, {})).toMatchObject({ ok: false, code: "call.unknown" });
  },
);

test.each([
  ["nothing", "drafts.put", undefined],
  ["a key too many", "drafts.put", { ...change, path: "/etc/passwd" }],
  ["a key that every object has", "drafts.put", JSON.parse('{"__proto__": 1, "id": "d1"}')],
  ["a text instead of a number", "drafts.put", { ...change, baseVersion: "0" }],
  ["an array", "drafts.find", ["d1"]],
  ["a list's id that is a path", "files.export", { listId: "../../etc", name: "x", format: "csv" }],
  ["an unknown format", "files.export", { listId: "0b0c5a1e-1111-4222-8333-123456789abc", name: "x", format: "exe" }],
  ["an invalid key", "briefs.send", { server: "", key: "x", body: "{}", title: "", draftId: null, owner: null }],
])("refuses %s", async (_case, channel, input) => {
  const { ask } = setUp();
  expect(await ask(channel, input)).toMatchObject({ ok: false, code: "call.malformed" });
});

test("refuses a message of more than a megabyte, and one that is not JSON", async () => {
  const { ask } = setUp();
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(await ask("drafts.find", { id: "x".repeat(1_000_001) })).toMatchObject({ code: "call.too-large" });
  expect(await ask("drafts.find", circle)).toMatchObject({ code: "call.too-large" });
  expect(await ask("drafts.find", { id: 1n })).toMatchObject({ code: "call.too-large" });
});

test("passes a rule's refusal to the page, and only reports an unexpected error", async () => {
  const { ask, reported } = setUp({
    "drafts.find": () => Promise.reject(new DomainError("draft.invalid", "This draft can’t be kept.")),
    "drafts.remove": () => {
      throw new Error("disk full at /home/ada/secret.db");
    },
  });
  expect(await ask("drafts.find", { id: "d1" })).toEqual({
    ok: false,
    code: "draft.invalid",
    message: "This draft can’t be kept.",
  });
  const answer = await ask("drafts.remove", { id: "d1" });
  expect(answer).toMatchObject({ ok: false, code: "call.failed" });
  expect(JSON.stringify(answer)).not.toContain("secret");
  expect(reported).toEqual([["drafts.remove", expect.any(Error)]]);
});
