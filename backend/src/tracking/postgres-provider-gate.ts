import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Pass, ProviderGate } from "@earshot/domain/tracking/provider-gate.port";
import {
  afterOutage,
  type Outage,
  type ProviderCircuit,
  type ProviderState,
  providerState,
} from "@earshot/domain/tracking/provider-state";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";

export type GateRules = {
  readonly sourceProvider: string;
  /** Checks under way at a time, over all workers. */
  readonly slots: number;
  /** Seconds after which a place is free again whose holder never left: longer than any check takes. */
  readonly lease: number;
  /** Seconds to wait for a place. */
  readonly patience: number;
};

type CircuitRow = { failures: number; open_until: Date | null };

/** Places and the state of the source are rows in PostgreSQL, so that all workers share them; its clock ends leases. */
export class PostgresProviderGate extends ProviderGate {
  private prepared: Promise<unknown> | undefined;

  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly rules: GateRules,
  ) {
    super();
  }

  async state(now: Date): Promise<ProviderState> {
    return providerState(await this.circuit(), now);
  }

  async enter(now: Date): Promise<Pass | "open" | "busy"> {
    await this.prepare();
    const holder = randomUUID();
    for (let waited = 0; waited <= this.rules.patience * 1000;) {
      const state = await this.state(now);
      if (state === "open" || (state === "probing" && !(await this.takeProbe()))) return "open";
      const slot = await this.takeSlot(holder);
      if (slot !== undefined) return { slot, holder };
      const wait = 40 + Math.random() * 80;
      await pause(wait);
      waited += wait;
    }
    return "busy";
  }

  async leave(pass: Pass): Promise<void> {
    await this.abandon(pass);
    await this.transactions.write(
      `UPDATE watched_providers SET failures = 0, open_until = NULL, probe_until = NULL
       WHERE source_provider = $1 AND (failures > 0 OR open_until IS NOT NULL)`,
      [this.rules.sourceProvider],
    );
  }

  async leaveAfterOutage(pass: Pass, outage: Outage, now: Date): Promise<ProviderState> {
    await this.abandon(pass);
    return this.transactions.run(async () => {
      const [row] = await this.transactions.write<CircuitRow>(
        "SELECT failures, open_until FROM watched_providers WHERE source_provider = $1 FOR UPDATE",
        [this.rules.sourceProvider],
      );
      const next = afterOutage(circuitOf(row), now, outage);
      await this.transactions.write(
        `UPDATE watched_providers SET failures = $2, open_until = $3, probe_until = NULL WHERE source_provider = $1`,
        [this.rules.sourceProvider, next.failures, next.openUntil],
      );
      return providerState(next, now);
    });
  }

  async abandon({ slot, holder }: Pass): Promise<void> {
    await this.transactions.write(
      `UPDATE provider_slots SET holder = NULL, taken_until = '-infinity'
       WHERE source_provider = $1 AND slot = $2 AND holder = $3`,
      [this.rules.sourceProvider, slot, holder],
    );
  }

  private async circuit(): Promise<ProviderCircuit> {
    const [row] = await this.transactions.read<CircuitRow>(
      "SELECT failures, open_until FROM watched_providers WHERE source_provider = $1",
      [this.rules.sourceProvider],
    );
    return circuitOf(row);
  }

  /** Of many that find the source resting long enough, one asks; the next may when that one never comes back. */
  private async takeProbe(): Promise<boolean> {
    const taken = await this.transactions.write(
      `UPDATE watched_providers SET probe_until = clock_timestamp() + make_interval(secs => $2)
       WHERE source_provider = $1 AND open_until IS NOT NULL
         AND (probe_until IS NULL OR probe_until < clock_timestamp()) RETURNING 1`,
      [this.rules.sourceProvider, this.rules.lease],
    );
    return taken.length > 0;
  }

  private async takeSlot(holder: string): Promise<number | undefined> {
    const [row] = await this.transactions.write<{ slot: number }>(
      `UPDATE provider_slots SET holder = $2, taken_until = clock_timestamp() + make_interval(secs => $3)
       WHERE source_provider = $1 AND slot = (
         SELECT slot FROM provider_slots WHERE source_provider = $1 AND slot <= $4 AND taken_until < clock_timestamp()
         ORDER BY slot LIMIT 1 FOR UPDATE SKIP LOCKED
       ) RETURNING slot`,
      [this.rules.sourceProvider, holder, this.rules.lease, this.rules.slots],
    );
    return row?.slot;
  }

  /** The rows that everything else updates. */
  private prepare(): Promise<unknown> {
    this.prepared ??= this.transactions
      .write(
        `WITH provider AS (INSERT INTO watched_providers (source_provider) VALUES ($1) ON CONFLICT DO NOTHING)
         INSERT INTO provider_slots (source_provider, slot) SELECT $1, generate_series(1, $2::int) ON CONFLICT DO NOTHING`,
        [this.rules.sourceProvider, this.rules.slots],
      )
      .catch((error: unknown) => {
        this.prepared = undefined;
        throw error;
      });
    return this.prepared;
  }
}

function circuitOf(row: CircuitRow | undefined): ProviderCircuit {
  return { failures: row?.failures ?? 0, openUntil: row?.open_until ?? null };
}
