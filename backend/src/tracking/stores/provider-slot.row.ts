import { Column, Entity, PrimaryColumn } from "typeorm";

/** A slot for one of the simultaneous checks of a source. */
@Entity("provider_slots")
export class ProviderSlotRow {
  @PrimaryColumn("text", { name: "source_provider" }) sourceProvider: string;
  @PrimaryColumn("integer") slot: number;
  @Column("uuid", { nullable: true }) holder: string | null;
  @Column("timestamptz", { name: "taken_until", default: "-infinity" }) takenUntil: Date;
}
