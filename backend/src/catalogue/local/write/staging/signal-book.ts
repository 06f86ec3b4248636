import type { DemandSignal } from "@earshot/domain/audience/signals/demand-signal";
import { publishedFigure } from "@earshot/domain/catalogue/shows/published-figures";
import type { Client } from "pg";
import type { PodcastFacts } from "../../record/show-table.js";
import { keySubject, signalsIn, signalsText, signalSubjects } from "../../record/stored-signals.js";

/** The stored signs of demand, by show identity. There are thousands of charts and counts, not millions. */
export class SignalBook {
  private constructor(private readonly bySubject: ReadonlyMap<string, readonly DemandSignal[]>) {}

  static async load(client: Client): Promise<SignalBook> {
    const { rows } = await client.query<{ subject: string; signals: DemandSignal[] }>(
      "SELECT subject, jsonb_agg(signal ORDER BY name) AS signals FROM demand_signals GROUP BY subject",
    );
    return new SignalBook(new Map(rows.map(({ subject, signals }) => [subject, signals])));
  }

  /**
   * Returns the facts with the show's current signs of demand. These replace its earlier ones, except those from a list in the
   * show's own source. A figure that the show published counts as one of them. Demo shows have their own signs.
   */
  withSignals<Facts extends PodcastFacts>(facts: Facts): Facts {
    if (facts.source === "demo") return facts;
    const published = publishedFigure(facts);
    if (this.bySubject.size === 0 && facts.signals === undefined && published === undefined) return facts;
    const own = (signalsIn(facts.signals) ?? []).filter(({ kind }) => kind === "list");
    // A chart names a show by title and artist only as long as its Apple number is not known.
    const named = facts.itunesId === undefined ? [keySubject(facts.key)] : [];
    const found = [...signalSubjects(facts), ...named].flatMap((subject) => this.bySubject.get(subject) ?? []);
    // Figures that were counted or stated for this catalogue are newer than those on a page.
    const known = found.some(({ kind }) => kind === published?.kind);
    return { ...facts, signals: signalsText([...own, ...found, ...(published && !known ? [published] : [])]) };
  }
}
