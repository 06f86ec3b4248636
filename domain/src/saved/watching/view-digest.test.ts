import type { ViewChange } from "./result-difference.js";
import { viewDigestOf, type WaitingRun, type WaitingView } from "./view-digest.js";

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
const view = (name: string, ...runs: WaitingRun[]): WaitingView => ({ id: `id of ${name}`, name, pace: "daily", runs });
const weekly = (name: string, ...runs: WaitingRun[]): WaitingView => ({ ...view(name, ...runs), pace: "weekly" });

test("includes all views by name, with their runs until the digest time", () => {
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

test("returns no email without changes before the digest time", () => {
  expect(viewDigestOf([], null, NOW)).toBeUndefined();
  expect(viewDigestOf([view("Tides")], null, NOW)).toBeUndefined();
  expect(viewDigestOf([view("Tides", run("1", at("21T07:00:00"), change("a")))], null, NOW)).toBeUndefined();
});

test("sends at most one email a day and keeps later changes for the next one", () => {
  const waiting = [view("Tides", run("1", at("21T06:00:00"), change("a")), run("2", at("21T08:00:00"), change("b")))];
  expect(viewDigestOf(waiting, at("20T07:00:30"), NOW)?.runIds).toEqual(["1"]);
  expect(viewDigestOf(waiting, at("21T07:00:30"), NOW)).toBeUndefined();
  expect(viewDigestOf(waiting, at("21T07:00:30"), at("22T06:59:59"))).toBeUndefined();
  expect(viewDigestOf(waiting, at("21T07:00:30"), at("22T07:00:00"))?.runIds).toEqual(["2", "1"]);
});

test("leaves out changes more than a week old", () => {
  const runs = [run("1", at("14T07:00:00"), change("a")), run("2", at("14T07:00:01"), change("b"))];
  expect(viewDigestOf([view("Tides", ...runs)], null, NOW)?.runIds).toEqual(["2"]);
});

test("puts changes due to a method last, and counts them", () => {
  const runs = [run("1", at("20T09:00:00"), change("a", true), change("b"))];
  const [reported] = viewDigestOf([view("Tides", ...runs)], null, NOW)?.views ?? [];
  expect(reported).toMatchObject({ total: 2, byMethod: 1 });
  expect(reported?.changes.map(({ title }) => title)).toEqual(["b", "a"]);
});

describe("a weekly view", () => {
  // November 16 and 23, 2026, are Mondays.
  const waiting = [weekly("Tides", run("1", at("13T09:00:00"), change("a")), run("2", at("16T08:00:00"), change("b")))];

  test("is due on Monday at seven, with the changes of its week", () => {
    expect(viewDigestOf(waiting, null, at("16T06:59:59"))).toBeUndefined();
    expect(viewDigestOf(waiting, at("09T07:00:30"), at("16T07:00:00"))?.runIds).toEqual(["1"]);
    expect(viewDigestOf(waiting.slice(), at("16T07:00:30"), at("23T07:00:00"))?.runIds).toEqual(["2", "1"]);
  });

  test("catches up after a missed Monday, but then waits for the next one", () => {
    expect(viewDigestOf(waiting, at("09T07:00:30"), at("18T12:00:00"))?.runIds).toEqual(["1"]);
    const rest = [weekly("Tides", run("2", at("16T08:00:00"), change("b")))];
    expect(viewDigestOf(rest, at("18T12:00:00"), at("22T12:00:00"))).toBeUndefined();
    expect(viewDigestOf(rest, at("18T12:00:00"), at("23T07:00:00"))?.runIds).toEqual(["2"]);
  });

  test("shares Monday's email with the daily views without delaying them", () => {
    const both = [
      ...waiting,
      view("Ants", run("3", at("15T09:00:00"), change("c")), run("4", at("17T09:00:00"), change("d"))),
    ];
    const names = (now: Date) => viewDigestOf(both, null, now)?.views.map(({ name, pace }) => [name, pace]);
    expect(names(at("16T07:00:00"))).toEqual([
      ["Ants", "daily"],
      ["Tides", "weekly"],
    ]);
    const after = [weekly("Tides", run("2", at("16T08:00:00"), change("b"))), ...both.slice(1)];
    expect(viewDigestOf(after, at("17T07:00:30"), at("18T07:00:00"))?.views.map(({ name }) => name)).toEqual(["Ants"]);
  });

  test("leaves out changes more than two weeks old", () => {
    const old = [weekly("Tides", run("1", at("02T07:00:00"), change("a")), run("2", at("02T07:00:01"), change("b")))];
    expect(viewDigestOf(old, null, at("17T12:00:00"))?.runIds).toEqual(["2"]);
  });
});
