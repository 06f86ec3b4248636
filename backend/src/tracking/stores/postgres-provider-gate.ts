import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Pass, ProviderGate } from "@earshot/domain/tracking/checks/provider-gate.port";
import {
  afterOutage,
  type Outage,
  type ProviderCircuit,
  type ProviderState,
  providerState,
} from "@earshot/domain/tracking/checks/provider-state";
import { IsNull, MoreThan, Not } from "typeorm";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { ProviderSlotRow } from "./provider-slot.row.js";
import { WatchedProviderRow } from "./watched-provider.row.js";

export type GateRules = {
  readonly sourceProvider: string;
  /** Maximum simultaneous checks, across all workers. */
  readonly slots: number;
  /** Seconds after which the slot of a dead worker is free again: longer than any check takes. */
  readonly lease: number;
  /** Maximum seconds to wait for a slot. */
  readonly waitSeconds: number;
};

/** One statement, so that it skips a slot that another worker is taking. */
const TAKE_SLOT = `
UPDATE provider_slots SET holder = $2, taken_until = clock_timestamp() + make_interval(secs => $3)
WHERE source_provider = $1 AND slot = (
  SELECT slot FROM provider_slots WHERE source_provider = $1 AND slot <= $4 AND taken_until < clock_timestamp()
  ORDER BY slot LIMIT 1 FOR UPDATE SKIP LOCKED
) RETURNING slot`;

/** One statement: several workers start at the same time, and in transactions they would block each other. */
const PREPARE = `
WITH provider AS (INSERT INTO watched_providers (source_provider) VALUES ($1) ON CONFLICT DO NOTHING)
INSERT INTO provider_slots (source_provider, slot) SELECT $1, generate_series(1, $2::int) ON CONFLICT DO NOTHING`;

/**
 * Slots and the state of the source are rows in PostgreSQL, so that all workers share them. The database's clock determines when
 * leases end.
 */
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
    for (let waited = 0; waited <= this.rules.waitSeconds * 1000;) {
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
    const { sourceProvider } = this.rules;
    const providers = await this.transactions.writing(WatchedProviderRow);
    await providers
      .createQueryBuilder()
      .update({ failures: 0, openUntil: null, probeUntil: null })
      .where([
        { sourceProvider, failures: MoreThan(0) },
        { sourceProvider, openUntil: Not(IsNull()) },
      ])
      .execute();
  }

  async leaveAfterOutage(pass: Pass, outage: Outage, now: Date): Promise<ProviderState> {
    await this.abandon(pass);
    return this.transactions.run(async () => {
      const { sourceProvider } = this.rules;
      const providers = await this.transactions.writing(WatchedProviderRow);
      const row = await providers.findOne({ where: { sourceProvider }, lock: { mode: "pessimistic_write" } });
      const next = afterOutage(circuitOf(row), now, outage);
      await providers.update({ sourceProvider }, { ...next, probeUntil: null });
      return providerState(next, now);
    });
  }

  async abandon({ slot, holder }: Pass): Promise<void> {
    const slots = await this.transactions.writing(ProviderSlotRow);
    const { sourceProvider } = this.rules;
    await slots.update({ sourceProvider, slot, holder }, { holder: null, takenUntil: () => "'-infinity'" });
  }

  private async circuit(): Promise<ProviderCircuit> {
    const providers = await this.transactions.reading(WatchedProviderRow);
    return circuitOf(await providers.findOneBy({ sourceProvider: this.rules.sourceProvider }));
  }

  /** When the source's pause is over, one worker sends a request; if there is no result, another worker can try. */
  private async takeProbe(): Promise<boolean> {
    const providers = await this.transactions.writing(WatchedProviderRow);
    const taken = await providers
      .createQueryBuilder()
      .update({ probeUntil: () => "clock_timestamp() + make_interval(secs => :lease)" })
      .where({ sourceProvider: this.rules.sourceProvider, openUntil: Not(IsNull()) })
      .andWhere("(probeUntil IS NULL OR probeUntil < clock_timestamp())")
      .setParameters({ lease: this.rules.lease })
      .execute();
    return taken.affected === 1;
  }

  private async takeSlot(holder: string): Promise<number | undefined> {
    const { sourceProvider, lease, slots } = this.rules;
    const [row] = await this.transactions.write<{ slot: number }>(TAKE_SLOT, [sourceProvider, holder, lease, slots]);
    return row?.slot;
  }

  /** Creates the rows that everything else updates. */
  private prepare(): Promise<unknown> {
    this.prepared ??= this.transactions
      .write(PREPARE, [this.rules.sourceProvider, this.rules.slots])
      .catch((error: unknown) => {
        this.prepared = undefined;
        throw error;
      });
    return this.prepared;
  }
}

function circuitOf(row: WatchedProviderRow | null): ProviderCircuit {
  return { failures: row?.failures ?? 0, openUntil: row?.openUntil ?? null };
}
