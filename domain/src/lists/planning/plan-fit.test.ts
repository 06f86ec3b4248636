import type { FitShow } from "../../campaigns/fit/ad-fit.js";
import { planFit } from "./plan-fit.js";

const show = (more: Partial<FitShow> = {}): FitShow => ({
  title: "Trail Miles",
  description: "A show about trail running, races and running shoes.",
  categories: ["Running"],
  language: "en",
  audience: { kind: "closed", low: 5_000, high: 8_000 },
  counts: "downloads per episode",
  ...more,
});
const cooking = { title: "Simmer", description: "A show about soups and cooking at home.", categories: ["Food"] };
const BRIEF = { text: "Running shoes for runners, in English. No politics.", budget: { low: 20_000, high: 20_000 } };

test("a show that suits the brief has more weight, and the reason gives its points", () => {
  const suiting = planFit(BRIEF);
  const [running, other] = [suiting(show()), suiting(show(cooking))];
  expect(running.fit).toBeGreaterThan(other.fit! + 0.3);
  expect(running).toEqual({
    fit: running.fit,
    fitText: `Fits the brief: ${running.fit! * 100} of 100 points.`,
    excluded: undefined,
  });
});

test("the points are a range while parts are unknown", () => {
  const { fit, fitText } = planFit(BRIEF)(show({ language: undefined, audience: { kind: "unknown" } }));
  const [, low, high] = /^Fits the brief: (\d+) to (\d+) of 100 points\.$/.exec(fitText!)!;
  expect((Number(low) + Number(high)) / 200).toBeCloseTo(fit!);
});

test("a show that the brief excludes is left out, and a blank brief weighs nothing", () => {
  const politics = show({ title: "Running the Country", categories: ["Politics"] });
  expect(planFit(BRIEF)(politics).excluded).toMatch(/^The brief excludes Politics;/);
  expect(planFit({ text: " " })(politics)).toEqual({ excluded: undefined });
  expect(planFit(undefined)(politics)).toEqual({ excluded: undefined });
});

test("shows in other languages and explicit ones are left out if the plan asks for that", () => {
  const wants = planFit(undefined, { languages: ["de", "pt"], noExplicit: true });
  const reasons = [
    show(),
    show({ language: undefined }),
    show({ language: "pt-BR" }),
    show({ language: "de", explicit: true }),
    show({ language: "de" }),
  ].map((one) => wants(one).excluded);
  expect(reasons).toEqual([
    "It isn’t in a language that you want.",
    "Its language is not known.",
    undefined,
    "It is marked explicit.",
    undefined,
  ]);
});

test("shows whose audience is less certain than the plan wants are left out", () => {
  const wants = planFit(undefined, { minConfidence: "medium" });
  const reasonOf = (confidence: "low" | "medium" | "high") => wants({ ...show(), confidence }).excluded;
  expect([reasonOf("low"), reasonOf("medium"), reasonOf("high")]).toEqual([
    "The confidence in its audience is low.",
    undefined,
    undefined,
  ]);
  // It is left out because nothing is known of its audience.
  expect(wants({ ...show({ audience: { kind: "unknown" } }), confidence: "low" }).excluded).toBeUndefined();
});
