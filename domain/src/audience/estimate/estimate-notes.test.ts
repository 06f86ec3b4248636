import type { AudienceFacts } from "../facts/audience-facts.js";
import type { DemandSignal } from "../signals/demand-signal.js";
import { estimateAudience } from "./estimate-audience.js";

const NOW = new Date("2026-11-21T12:00:00Z");
const daysBefore = (days: number): number => NOW.getTime() / 1000 - days * 86_400;
const notesOf = (facts: AudienceFacts) => estimateAudience(facts, NOW).notes;
const ratings = { kind: "ratings", count: 900, source: "Apple Podcasts" } as const;

describe("the notes of an estimate", () => {
  it("name the evidence, the error and the assumptions", () => {
    expect(notesOf({ signals: [ratings] })).toEqual([
      "Estimated from ratings, reviews or followers, not measured. What the show publishes only narrows the range.",
      "Medium is our best guess; the evidence allows 5,000 to 300,000 listeners.",
      "Not checked yet: too few shows have both this evidence and a public figure.",
      "How often it publishes is not known, so there is no figure per episode. Its feed would tell us.",
      "Monthly reach allows for one episode a month to one every weekday.",
      "Measured downloads from OP3, or figures from its host or makers, would narrow the range.",
    ]);
  });

  it("state assumptions about a figure per episode only if the rhythm is unknown", () => {
    const published = { kind: "published", figure: 8_000, unit: "perEpisode", source: "Its makers" } as const;
    const rhythm = (facts: AudienceFacts) => notesOf(facts).filter((note) => /publishes|every two weeks/.test(note));
    expect(rhythm({ signals: [published] })).toEqual([
      "How often it publishes is not known; monthly figures assume one episode every two weeks.",
    ]);
    expect(rhythm({ signals: [{ ...published, unit: "downloads" }] })).toEqual([
      "How often it publishes is not known, so there is no figure per episode. Its feed would tell us.",
      "We convert its downloads as if it published every two weeks; the range allows for other schedules.",
    ]);
    const counted = { ...published, unit: "downloads", episodes: 120 } as const;
    const converted = "Its published figure is converted as that of a month with 120 new episodes or parts.";
    expect(notesOf({ signals: [counted] })).toContain(converted);
    expect(rhythm({ signals: [counted] })).toHaveLength(1);
    expect(notesOf({ updateIntervalDays: 7, signals: [counted] })).toContain(converted);
    expect(notesOf({ updateIntervalDays: 0.3, signals: [counted] })).not.toContain(converted);
    expect(rhythm({ statedIntervalDays: 1.4, signals: [{ ...published, unit: "listeners" }] })).toEqual([
      "How often it publishes is taken from its description: about one a day.",
    ]);
    const dated = { episodeCount: 300, newestEpisode: daysBefore(1), oldestEpisode: daysBefore(420) };
    expect(rhythm({ ...dated, signals: [{ ...published, unit: "listeners" }] })).toEqual([]);
  });

  it("give no figure per episode for a show of which only one episode is known", () => {
    const published = { kind: "published", figure: 3_700_000, unit: "downloads", episodes: 4, source: "x" } as const;
    const only = { episodeCount: 1, newestEpisode: daysBefore(1), oldestEpisode: daysBefore(1), signals: [published] };
    const { perEpisode, listeners, notes } = estimateAudience(only, NOW);
    expect([perEpisode.kind, listeners.kind]).toEqual(["unknown", "closed"]);
    expect(notes).toContain(
      "Too few of its episodes are known to tell how often it publishes, so there is no figure per episode.",
    );
  });

  it("name a published figure beside chart places, because it may weigh more", () => {
    const chart = { kind: "chart", country: "us", place: 4, source: "Apple Podcasts" } as const;
    const published = {
      kind: "published",
      figure: 9_000_000,
      unit: "listeners",
      source: "x",
      at: daysBefore(9),
    } as const;
    expect(notesOf({ signals: [chart] })[0]).toBe("Estimated from chart positions, not measured.");
    expect(notesOf({ signals: [chart, published] })[0]).toBe(
      "Estimated from chart positions and a published figure, not measured.",
    );
  });

  it("name stated downloads beside chart places, and say that such figures run high", () => {
    const chart = { kind: "chart", country: "us", place: 4, source: "Apple Podcasts" } as const;
    const stated = { kind: "stated", perWeek: 9_000, source: "Media kit" } as const;
    expect(notesOf({ signals: [chart, stated] })[0]).toBe(
      "Estimated from chart positions and stated downloads, not measured.",
    );
    expect(notesOf({ signals: [stated] })[0]).toBe(
      "The show’s makers or its host state the downloads. We converted them to listeners and lowered them: such figures run high.",
    );
  });

  it("say why a new show's place counts less, and that it is unchecked", () => {
    const chart = { kind: "chart", country: "us", place: 3, source: "Apple Podcasts", at: daysBefore(1) } as const;
    const two = { episodeCount: 2, newestEpisode: daysBefore(3), oldestEpisode: daysBefore(8), signals: [chart] };
    expect(notesOf(two)).toEqual([
      "Estimated from chart positions, not measured.",
      "It’s new. Charts rise with new followers, so its place counts for less than that of an older show.",
      "Huge is our best guess; the evidence allows 500,000 to 7,000,000 listeners.",
      "Not checked yet: too few shows have both this evidence and a public figure.",
      "Too few of its episodes are known to tell how often it publishes, so there is no figure per episode.",
      "Monthly reach allows for one episode a month to one every weekday.",
      "Measured downloads from OP3, or figures from its host or makers, would narrow the range.",
    ]);
    expect(notesOf({ ...two, oldestEpisode: daysBefore(400) }).join()).not.toContain("It’s new");
  });

  it("call a popularity score weak and unchecked", () => {
    const notes = notesOf({ popularityScore: 9, updateIntervalDays: 7 });
    expect(notes[0]).toContain("counts requests, not people");
    expect(notes.join(" ")).toContain("Not checked yet");
  });

  it("name the error of the step from downloads to listeners", () => {
    const counted = { kind: "downloads", perMonth: 900, complete: true, source: "OP3" } as const;
    expect(notesOf({ signals: [counted], updateIntervalDays: 7 })).toEqual([
      "Downloads were counted. We convert them to listeners based on how often the show publishes.",
      "Checked against 11 public figures: half of the estimates are within a factor of 1.2.",
    ]);
  });

  it("name the two strongest missing signs that would narrow the range", () => {
    const narrowing = (...signals: readonly DemandSignal[]) =>
      notesOf({ signals, updateIntervalDays: 7 }).filter((note) => note.includes("narrow the range"));
    const source = "x";
    const chart = { kind: "chart", country: "us", place: 4, source } as const;
    const published = { kind: "published", figure: 9_000, unit: "listeners", source, at: daysBefore(9) } as const;
    expect(narrowing(chart)).toEqual([
      "Measured downloads from OP3, or figures from its host or makers, would narrow the range.",
    ]);
    expect(narrowing(published)).toEqual([
      "Measured downloads from OP3, or a chart position in any country, would narrow the range.",
    ]);
    expect(narrowing(published, chart)).toEqual([
      "Measured downloads from OP3, or ratings, recent reviews or followers, would narrow the range.",
    ]);
    expect(narrowing(published, chart, ratings)).toEqual(["Measured downloads from OP3 would narrow the range."]);
    expect(narrowing({ kind: "stated", perWeek: 900, source })).toEqual([
      "Measured downloads from OP3, or a chart position in any country, would narrow the range.",
    ]);
    expect(narrowing({ kind: "downloads", perMonth: 900, complete: true, source })).toEqual([]);
  });

  it("do not call a published figure checked if it is older than the compared ones", () => {
    const errorOf = (days: number) => {
      const figure = {
        kind: "published",
        figure: 90_000,
        unit: "listeners",
        source: "x",
        at: daysBefore(days),
      } as const;
      return notesOf({ signals: [figure], updateIntervalDays: 7 }).filter((note) => /hecked/.test(note));
    };
    expect(errorOf(1_000)).toEqual([
      "Checked against 17 public figures: half of the estimates are within a factor of 1.5.",
    ]);
    expect(errorOf(1_200)).toEqual([
      "Not checked: we compared figures at most 3 years apart, and this evidence is older.",
    ]);
  });

  it("explain what a list without places means and does not mean", () => {
    expect(notesOf({ signals: [{ kind: "list", shows: 900, source: "Spotify" }] })).toEqual([
      "It’s on a list of popular shows. Without a rank, that gives no figure.",
      "Shows on lists like this are usually Large or more. We have not checked how often.",
      "Measured downloads from OP3, a chart position or ratings would give a figure.",
    ]);
  });

  it("explain why an old or weak sign does not count", () => {
    expect(notesOf({ episodeCount: 1, popularityScore: 5 }).at(-1)).toBe(
      "Its signs of demand are too weak for a show with one episode.",
    );
  });

  it("date old facts", () => {
    const then = { signals: [ratings], newestEpisode: daysBefore(2210) };
    expect(notesOf({ ...then, readAt: daysBefore(2200) }).at(-1)).toBe(
      "These facts were read 6 years ago; the figures describe the show as it was then.",
    );
    expect(notesOf({ signals: [ratings], readAt: daysBefore(100) }).join()).not.toContain("were read");
    // The facts are old, but the chart was read later.
    const place = { kind: "chart", country: "us", place: 4, source: "Apple Podcasts", at: daysBefore(1) } as const;
    expect(notesOf({ ...then, signals: [ratings, place], readAt: daysBefore(2200) }).join()).not.toContain("were read");
  });
});
