import { z } from "zod";
import { signalSubjects } from "../local/record/stored-signals.js";
import type { SignalSet, SubjectSignal } from "./signal-store.js";

const positive = z.number().positive();
const origin = { source: z.string().trim().min(1).max(100), at: z.number().int().positive().optional() };
/** New episodes in the 30 days of a published figure. */
export const episodes = z.number().positive().max(10_000);
const genre = z.string().trim().min(1).max(100).optional();
const signal = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("downloads"), perMonth: positive, complete: z.boolean().default(false), ...origin }),
  z.object({ kind: z.literal("stated"), perWeek: positive, ...origin }),
  z.object({
    kind: z.literal("published"),
    figure: positive,
    unit: z.enum(["listeners", "downloads", "perEpisode"]),
    episodes: episodes.optional(),
    workedOutFrom: z.enum(["total", "week"]).optional(),
    ...origin,
  }),
  z.object({
    kind: z.literal("chart"),
    country: z.string().regex(/^[a-z]{2}$/i).transform((code) => code.toLowerCase()), // prettier-ignore
    genre,
    place: z.number().int().min(1).max(1_000),
    ...origin,
  }),
  z.object({ kind: z.literal("list"), shows: z.number().int().positive(), genre, ...origin }),
  z.object({ kind: z.literal("reviews"), perMonth: positive, ...origin }),
  z.object({ kind: z.literal("ratings"), count: positive, ...origin }),
  z.object({ kind: z.literal("followers"), count: positive, ...origin }),
]);
const show = z.object({
  itunesId: z.number().int().positive().optional(),
  podcastGuid: z.string().trim().min(1).max(100).optional(),
  feedUrl: z.url().optional(),
  signals: z.array(signal).min(1).max(100),
});

/**
 * The signals of an operator's file: `[{"itunesId": 123, "signals": [{"kind": "ratings", "count": 900, "source": "Apple
 * Podcasts"}]}]`. Throws with the position of the first entry that does not have this format. Each entry names its show in at least
 * one way.
 */
export function signalsInFile(text: string, now: Date): readonly SignalSet[] {
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch (error) {
    throw new Error("The file is not JSON.", { cause: error });
  }
  if (!Array.isArray(entries)) throw new Error("The file contains no list of shows.");
  const sets = new Map<string, SubjectSignal[]>();
  entries.forEach((entry: unknown, position) => {
    const parsed = show.safeParse(entry);
    const [subject] = parsed.success ? signalSubjects(parsed.data) : [];
    if (!parsed.success || subject === undefined) throw new Error(`Entry ${position + 1}: ${reason(parsed.error)}`);
    for (const one of parsed.data.signals) {
      const chart = one.kind === "chart" ? ` ${one.country}${one.genre === undefined ? "" : ` ${one.genre}`}` : "";
      const name = `file ${one.source} ${one.kind}${chart}`;
      sets.set(name, [...(sets.get(name) ?? []), { subject, signal: one }]);
    }
  });
  const at = Math.floor(now.getTime() / 1000);
  return [...sets].map(([name, signals]) => ({ name, at, signals }));
}

function reason(error: z.ZodError | undefined): string {
  const [issue] = error?.issues ?? [];
  return issue ? `${issue.path.join(".")}: ${issue.message}` : "no itunesId, podcastGuid or feedUrl.";
}
