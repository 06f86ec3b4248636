import { Column, Entity, PrimaryColumn } from "typeorm";

/** One of the checks that may be under way at a source at the same time. */
@Entity("provider_slots")
export class ProviderSlotRow {
  @PrimaryColumn("text", { name: "source_provider" })
  sourceProvider: string;

  @PrimaryColumn("integer")
  slot: number;

  @Column("uuid", { nullable: true })
  holder: string | null;

  @Column("timestamptz", { name: "taken_until", default: "-infinity" })
  takenUntil: Date;
}
