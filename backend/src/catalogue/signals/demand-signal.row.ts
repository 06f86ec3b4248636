import type { DemandSignal } from "@earshot/domain/audience/signals/demand-signal";
import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("demand_signals")
export class DemandSignalRow {
  @PrimaryColumn({ type: "text", collation: "C" }) subject: string;
  @PrimaryColumn({ type: "text", collation: "C" }) name: string;
  @Column("bigint") at: string;
  @Column("jsonb") signal: DemandSignal;
}
