import type { ViewChange } from "./result-difference.js";
import { viewDigestOf, type WaitingRun } from "./view-digest.js";

const at = (text: string): Date => new Date(`2026-11-${text}Z`);
const NOW = at("21T12:00:00");

const change = (title: string, byMethod = false): ViewChange => ({
  kind: "entered",
  podcastId: title,
  title,
  what: "place",
  from: null,
  to: "3",
  listeners: "1,000-5,000",
  byMethod,
});
const run = (id: string, when: Date, ...changes: ViewChange[]): WaitingRun => ({
  id,
  at: when,
  total: changes.length,
  byMethod: changes.filter(({ byMethod }) => byMethod).length,
  changes,
});
const view = (name: string, ...runs: WaitingRun[]) => ({ id: `id of ${name}`, name, runs });

test("one mail tells all views, by name, each with its runs until the digest time", () => {
  const digest = viewDigestOf(
    [
      view("tides", run("1", at("20T09:00:00"), change("a")), run("2", at("21T06:59:59"), change("b"), change("c"))),
      view("Music", run("3", at("20T08:00:00"), change("d"))),
      view("Later", run("4", at("21T07:00:00"), change("e"))),
    ],
    null,
    NOW,
  );
  expect(digest?.views.map(({ name, total, changes }) => [name, total, changes.map(({ title }) => title)])).toEqual([
    ["Music", 1, ["d"]],
    ["tides", 3, ["b", "c", "a"]],
  ]);
  expect(digest?.runIds.toSorted()).toEqual(["1", "2", "3"]);
});

test("nothing changed, or everything is later: no mail", () => {
  expect(viewDigestOf([], null, NOW)).toBeUndefined();
  expect(viewDigestOf([view("Tides")], null, NOW)).toBeUndefined();
  expect(viewDigestOf([view("Tides", run("1", at("21T07:00:00"), change("a")))], null, NOW)).toBeUndefined();
});

test("at most one mail a day; what came after it is in the next one", () => {
  const waiting = [view("Tides", run("1", at("21T06:00:00"), change("a")), run("2", at("21T08:00:00"), change("b")))];
  expect(viewDigestOf(waiting, at("20T07:00:30"), NOW)?.runIds).toEqual(["1"]);
  expect(viewDigestOf(waiting, at("21T07:00:30"), NOW)).toBeUndefined();
  expect(viewDigestOf(waiting, at("21T07:00:30"), at("22T06:59:59"))).toBeUndefined();
  expect(viewDigestOf(waiting, at("21T07:00:30"), at("22T07:00:00"))?.runIds).toEqual(["2", "1"]);
});

test("changes of more than a week ago are not mailed any more", () => {
  const runs = [run("1", at("14T07:00:00"), change("a")), run("2", at("14T07:00:01"), change("b"))];
  expect(viewDigestOf([view("Tides", ...runs)], null, NOW)?.runIds).toEqual(["2"]);
});

test("changes by another method come after the others, and are counted", () => {
  const runs = [run("1", at("20T09:00:00"), change("a", true), change("b"))];
  const [told] = viewDigestOf([view("Tides", ...runs)], null, NOW)?.views ?? [];
  expect(told).toMatchObject({ total: 2, byMethod: 1 });
  expect(told?.changes.map(({ title }) => title)).toEqual(["b", "a"]);
});
