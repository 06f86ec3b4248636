import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";

/** A row of `saved_podcasts` that its owner removed within the last few hours. */
@Entity("saved_removals")
export class SavedRemovalRow {
  @PrimaryColumn("uuid") id: string;
  @ForeignKey("users", { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column("jsonb") saved: unknown;
  @Column("timestamptz", { name: "removed_at", default: () => "clock_timestamp()" }) removedAt: Date;
}
