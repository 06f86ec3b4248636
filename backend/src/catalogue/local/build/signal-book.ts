import type { DemandSignal } from "@earshot/domain/audience/demand-signal";
import type { Client } from "pg";
import type { PodcastFacts } from "../record/show-table.js";
import { signalSubjects } from "../record/signal-subjects.js";
import { signalsIn, signalsText } from "../record/stored-signals.js";

/** The signs of demand that came in, by what identifies their show. Charts and counts: thousands, not millions. */
export class SignalBook {
  private constructor(private readonly bySubject: ReadonlyMap<string, readonly DemandSignal[]>) {}

  static async load(client: Client): Promise<SignalBook> {
    const { rows } = await client.query<{ subject: string; signals: DemandSignal[] }>(
      "SELECT subject, jsonb_agg(signal ORDER BY name) AS signals FROM demand_signals GROUP BY subject",
    );
    return new SignalBook(new Map(rows.map(({ subject, signals }) => [subject, signals])));
  }

  /**
   * The facts with the signals that are known of the show now. Of those that it has already, only a list that its source
   * is stays: the others came from here, and may be gone. Demo shows bring their own.
   */
  withSignals<Facts extends PodcastFacts>(facts: Facts): Facts {
    if (facts.source === "demo" || (this.bySubject.size === 0 && facts.signals === undefined)) return facts;
    const own = (signalsIn(facts.signals) ?? []).filter(({ kind }) => kind === "list");
    const found = signalSubjects(facts).flatMap((subject) => this.bySubject.get(subject) ?? []);
    return { ...facts, signals: signalsText([...own, ...found]) };
  }
}
