import { Column, Entity, PrimaryColumn } from "typeorm";

/** The state of a source of episodes, which all workers share. */
@Entity("watched_providers")
export class WatchedProviderRow {
  @PrimaryColumn("text", { name: "source_provider" }) sourceProvider: string;
  @Column("integer", { default: 0 }) failures: number;
  @Column("timestamptz", { name: "open_until", nullable: true }) openUntil: Date | null;
  @Column("timestamptz", { name: "probe_until", nullable: true }) probeUntil: Date | null;
  @Column("timestamptz", { name: "source_updated_at", nullable: true }) sourceUpdatedAt: Date | null;
}
