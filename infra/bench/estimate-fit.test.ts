import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FITTED } from "@earshot/domain/audience/signals/fitted-model";
import { chartAudience } from "@earshot/domain/audience/signals/chart-audience";
import { LISTENERS_FOR_EACH } from "@earshot/domain/audience/estimate/signal-evidence";
import { monthlyFigures } from "@earshot/domain/audience/facts/monthly-figures";
import { TOP_CATEGORIES } from "@earshot/domain/catalogue/codes/categories";
import { fitModel, fittingCommit, followersError, playsForEachFollower } from "./estimate-fit.ts";
import { CHARTED_SHOWS, DOWNLOAD_PAIRS, REPEATED_FIGURES } from "./published-audiences.ts";

const { commit: _, kind: __, ...shipped } = FITTED;

test("the model that ships is the fit to the published figures", () => {
  expect(fitModel()).toEqual(shipped);
});

test("a model is stamped with a commit only if nothing but the model's file differs from it", () => {
  const folder = mkdtempSync(join(tmpdir(), "earshot-fit-"));
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@a.example", ...args], {
      cwd: folder,
      encoding: "utf8",
    });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  try {
    git("init", "--quiet");
    write("fit.ts", "1");
    write("model.ts", "1");
    git("add", ".");
    git("commit", "--quiet", "--message", "Fit");
    write("model.ts", "2");
    expect(fittingCommit(folder, "model.ts")).toBe(git("rev-parse", "--short=8", "HEAD").trim());
    write("fit.ts", "2");
    expect(() => fittingCommit(folder, "model.ts")).toThrow(/Commit these changes first.+\n.*fit[.]ts/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("leaves a show's own figure out of its comparison", () => {
  const tenfold = fitModel(
    DOWNLOAD_PAIRS,
    CHARTED_SHOWS.map((one, at) => (at === 0 ? { ...one, figure: { listeners: 9_190_570 } } : one)),
  );
  const middleOf = (model: Pick<typeof shipped, "comparisons">, published: number) =>
    model.comparisons.find((one) => one.evidence === "charted" && one.published === published)?.middle;
  expect(middleOf(tenfold, 9_200_000)).toBe(middleOf(shipped, 920_000));
});

test("estimates larger shows higher, within the promised factor and ranges", () => {
  const { measured, charted } = FITTED.errors;
  expect(measured.shows).toBeGreaterThanOrEqual(10);
  expect(charted.shows).toBeGreaterThanOrEqual(10);
  expect(measured.medianFactor).toBeLessThanOrEqual(1.5);
  expect(charted.medianFactor).toBeLessThanOrEqual(2.5);
  for (const { rankCorrelation, insideRange } of [measured, charted]) {
    expect(rankCorrelation).toBeGreaterThanOrEqual(0.75);
    expect(insideRange).toBeGreaterThanOrEqual(0.7);
    expect(insideRange).toBeLessThanOrEqual(0.9);
  }
});

test("at least seven in ten published figures match a later one, and followers deviate most", () => {
  const { shows, medianFactor, insideRange } = FITTED.errors.published;
  expect(shows).toBeGreaterThanOrEqual(10);
  expect(medianFactor).toBeLessThanOrEqual(2);
  expect(insideRange).toBeGreaterThanOrEqual(0.7);
  expect(insideRange).toBeLessThanOrEqual(0.9);
  for (const { deviation } of [FITTED.chart, FITTED.published, FITTED.downloadsPerListener])
    expect(FITTED.followers.deviation).toBeGreaterThan(deviation);
});

test("derives listeners per follower from plays, with a larger error than any checked class", () => {
  // 0.31 plays of an episode, and 2.13 people in a month for each one of an episode of a weekly show.
  const { people } = monthlyFigures(1, { episodesPer30Days: 30 / 7 });
  expect(10 ** playsForEachFollower() * people).toBeCloseTo(LISTENERS_FOR_EACH.follower, 1);
  const { shows, medianFactor } = followersError();
  expect(shows).toBe(14);
  for (const { medianFactor: checked } of Object.values(FITTED.errors)) expect(medianFactor).toBeGreaterThan(checked);
});

test("every figure names its page and its date", () => {
  const later = REPEATED_FIGURES.map(({ source, later: [, date] }) => ({ source, date }));
  for (const { source, date } of [...DOWNLOAD_PAIRS, ...CHARTED_SHOWS, ...later]) {
    expect(source).toMatch(/^https?:\/\//);
    expect(date).toMatch(/^20\d\d-\d\d$/);
  }
});

test("each of Apple's categories has its own share of the chart of all shows", () => {
  const first = (genre: string) => chartAudience({ country: "us", place: 1, genre });
  expect(TOP_CATEGORIES.filter((name) => first(name) === first("no category"))).toEqual([]);
});
