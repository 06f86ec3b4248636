import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";

/**
 * A saved view. `search` is a `StoredSearch`, which contains its version, together with the view's `place` in its owner's list. The
 * place is in that column so that this version can run on the previous version's schema.
 */
@Entity("saved_views")
export class SavedViewRow {
  @PrimaryColumn("uuid") id: string;
  @ForeignKey("users", { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column("text") name: string;
  @Column("jsonb") search: unknown;
  @Column("timestamptz", { name: "created_at", default: () => "clock_timestamp()" }) createdAt: Date;
}
