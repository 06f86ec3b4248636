import type { DemandSignal } from "@earshot/domain/audience/signals/demand-signal";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { signalSubjects } from "../local/record/stored-signals.js";
import { episodes } from "./signals-file.js";
import type { SignalSet, SubjectSignal } from "./signal-store.js";

type Stated = Extract<DemandSignal, { readonly kind: "published" | "followers" }>;

const DAYS_PER_MONTH = 30;
/**
 * How a published unit is counted, and the factor from a week to 30 days: the same as for Earshot's own figures
 * (`published-figures.ts`). Followers are a sign of another kind. Totals of all years are refused: nobody states when they
 * begin.
 */
const UNITS = {
  monthly_listeners: { unit: "listeners" },
  weekly_listeners: { unit: "listeners", perWeek: 1.6 },
  monthly_downloads: { unit: "downloads" },
  weekly_downloads: { unit: "downloads", perWeek: DAYS_PER_MONTH / 7 },
  downloads_per_episode: { unit: "perEpisode" },
  followers: { unit: "followers" },
} as const satisfies Readonly<Record<string, { readonly unit: string; readonly perWeek?: number }>>;

/** An empty cell. */
const none = z.literal("").transform(() => undefined);
const statement = z.object({
  itunesId: none.or(z.coerce.number<string>().int().positive()).optional(),
  podcastGuid: none.or(z.string().max(100)).optional(),
  feedUrl: none.or(z.url({ protocol: /^https?$/ })).optional(),
  figure: z
    .string()
    .transform((text) => text.replace(/[,_ ]/g, ""))
    .pipe(z.string().regex(/^[0-9]+$/, "a whole number, such as 120000"))
    .pipe(z.coerce.number<string>().positive().max(1e9)),
  unit: z.enum(Object.keys(UNITS) as (keyof typeof UNITS)[]),
  episodes: none.or(z.coerce.number<string>().pipe(episodes)).optional(),
  source: z.string().min(1).max(100),
  date: z.string().refine((text) => z.iso.date().safeParse(dayOf(text)).success, "a day or month, such as 2025-11"),
});

/** The figures of a file, by source, and the rows that were refused. */
export type StatementsInFile = { readonly sets: readonly SignalSet[]; readonly refused: readonly string[] };

/**
 * The published audience figures of an operator's CSV file with the columns `figure`, `unit`, `source`, `date` and at least one of
 * `itunesId`, `podcastGuid`, `feedUrl`, and optionally `episodes`: the new ones in the 30 days of the figure. A month counts as its
 * middle. A row of another format is named in `refused` with its line and the reason. Throws if no row has the format.
 */
export function statementsInFile(text: string, now: Date): StatementsInFile {
  const sets = new Map<string, SubjectSignal[]>();
  const refused: string[] = [];
  for (const { record, info } of rowsOf(text)) {
    const found = statementOf(record, now);
    if (typeof found === "string") {
      refused.push(`Line ${info.lines}: ${found}`);
      continue;
    }
    const name = `statements ${found.signal.source}`;
    sets.set(name, [...(sets.get(name) ?? []), found]);
  }
  if (sets.size === 0 && refused.length > 0) throw new Error(refused.join("\n"));
  const at = Math.floor(now.getTime() / 1000);
  return { sets: [...sets].map(([name, signals]) => ({ name, at, signals })), refused };
}

/** The figure of a row, or why it is refused. */
function statementOf(record: Row["record"], now: Date): (SubjectSignal & { readonly signal: Stated }) | string {
  const parsed = statement.safeParse(record);
  if (!parsed.success) return reason(parsed.error);
  const [subject] = signalSubjects(parsed.data);
  if (subject === undefined) return "no itunesId, podcastGuid or feedUrl.";
  const { figure, unit, episodes, source, date } = parsed.data;
  // The middle of the current month may be in the future.
  if (Date.parse(date) > now.getTime()) return `date: ${date} has not come yet.`;
  const at = Math.floor(Math.min(Date.parse(dayOf(date)), now.getTime()) / 1000);
  return { subject, signal: { ...counted(figure, unit, episodes), source, at } };
}

function counted(figure: number, given: keyof typeof UNITS, episodes: number | undefined) {
  const { unit, perWeek }: { unit: (typeof UNITS)[typeof given]["unit"]; perWeek?: number } = UNITS[given];
  if (unit === "followers") return { kind: unit, count: figure } as const;
  return {
    kind: "published" as const,
    figure: Math.round(figure * (perWeek ?? 1)),
    unit,
    ...(perWeek !== undefined && { workedOutFrom: "week" as const }),
    ...(episodes !== undefined && { episodes }),
  };
}

/** A day; for a month, its middle. */
function dayOf(date: string): string {
  return date.length === "2025-11".length ? `${date}-15` : date;
}

type Row = { readonly record: Readonly<Record<string, string>>; readonly info: { readonly lines: number } };

function rowsOf(text: string): readonly Row[] {
  try {
    return parse<Row>(text, { columns: true, info: true, bom: true, trim: true, skip_empty_lines: true });
  } catch (error) {
    throw new Error(`The file is not a CSV table: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function reason(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join(".")}: ${issue.message}` : "not a row of statements.";
}
