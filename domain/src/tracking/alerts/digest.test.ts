import { digestOf, type MailedEpisode } from "./digest.js";

const at = (text: string): Date => new Date(`2026-11-${text}Z`);
const NOW = at("21T12:00:00");

const found = (
  id: string,
  frequency: "each" | "daily",
  foundAt: Date,
  more: Partial<MailedEpisode> = {},
): MailedEpisode => ({
  id,
  podcastId: "p",
  podcastTitle: "Tides",
  title: `Title ${id}`,
  published: at("20T06:00:00"),
  foundAt,
  frequency,
  ...more,
});
const mailsOf = (waiting: readonly MailedEpisode[], lastDigest: Date | null = null, now = NOW) =>
  digestOf(waiting, lastDigest, now).map(({ kind, shows }) => [
    kind,
    ...shows.map(({ title, episodes }) => `${title}: ${episodes.map(({ id }) => id).join(" ")}`),
  ]);

test("sends each show's episodes in their own email at once, newest first", () => {
  const waiting = [
    found("1", "each", NOW),
    found("2", "each", NOW, { published: at("21T06:00:00") }),
    found("3", "each", NOW, { podcastId: "q", podcastTitle: "ants" }),
    found("4", "each", NOW, { published: null }),
  ];
  expect(mailsOf(waiting)).toEqual([
    ["each", "ants: 3"],
    ["each", "Tides: 4 2 1"],
  ]);
});

test("sends one daily email for all shows, with the episodes before the digest time", () => {
  const waiting = [
    found("1", "daily", at("21T06:59:59")),
    found("2", "daily", at("21T07:00:00")),
    found("3", "daily", at("19T09:00:00"), { podcastId: "q", podcastTitle: "Ants" }),
  ];
  expect(mailsOf(waiting)).toEqual([["daily", "Ants: 3", "Tides: 1"]]);
  // Yesterday's digest does not matter, but this morning's does.
  expect(mailsOf(waiting, at("20T07:00:05"))).toHaveLength(1);
  expect(mailsOf(waiting, at("21T07:00:05"))).toEqual([]);
  expect(mailsOf(waiting, at("21T07:00:05"), at("22T07:00:00"))).toEqual([["daily", "Ants: 3", "Tides: 1 2"]]);
});

test("handles both settings side by side, and returns no email if nothing waits", () => {
  const waiting = [found("1", "daily", at("20T08:00:00")), found("2", "each", NOW, { podcastId: "q" })];
  expect(mailsOf(waiting)).toEqual([
    ["each", "Tides: 2"],
    ["daily", "Tides: 1"],
  ]);
  expect(mailsOf([])).toEqual([]);
});
