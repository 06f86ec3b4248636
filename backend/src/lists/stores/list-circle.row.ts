import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";

/** A list that has been shared at some time. The row outlives a deleted list until the list can no longer be restored. */
@Entity("list_circles")
export class ListCircleRow {
  @PrimaryColumn("uuid", { name: "list_id" }) listId: string;
  @ForeignKey("users", { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column("timestamptz", { name: "created_at", default: () => "clock_timestamp()" }) createdAt: Date;
}
