import { BODY_MAX, webhookBody } from "./webhook-body.js";

const AT = new Date("2026-11-25T12:00:00Z");
const parsed = (data: Record<string, unknown>) => {
  const body = webhookBody("search.changed", AT, data);
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(BODY_MAX);
  return JSON.parse(body) as { type: string; timestamp: string; data: Record<string, unknown> };
};

test("an event has its type, time and data", () => {
  expect(parsed({ total: 1, nothing: null })).toEqual({
    type: "search.changed",
    timestamp: "2026-11-25T12:00:00.000Z",
    data: { total: 1, nothing: null },
  });
});

test("a long list keeps its beginning", () => {
  const changes = Array.from({ length: 500 }, (_, at) => ({ podcastId: `show-${at}`, title: "é".repeat(50) }));
  const { data } = parsed({ total: 500, changes });
  expect(data).toMatchObject({ total: 500, shortened: true });
  const sent = data.changes as unknown[];
  expect(sent).toEqual(changes.slice(0, sent.length));
  expect(sent.length).toBeGreaterThan(50);
});

test("leaves out a long field of an object, and cuts a long text between characters", () => {
  const fields = { title: { from: "a", to: "b" }, author: { from: "x".repeat(30_000), to: "" } };
  expect(parsed({ fields }).data).toEqual({ fields: { title: { from: "a", to: "b" } }, shortened: true });
  const { title } = parsed({ title: "🌊".repeat(20_001) }).data as { title: string };
  expect(title.isWellFormed()).toBe(true);
});
