import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from "typeorm";
import { ListCircleRow } from "../../stores/list-circle.row.js";

/** A comment on a show in a list. It survives the removal of the show, and reappears if the show is added again. */
@Entity("list_comments")
export class ListCommentRow {
  @PrimaryGeneratedColumn("uuid") id: string;
  @ForeignKey(() => ListCircleRow, { onDelete: "CASCADE" }) @Column("uuid", { name: "list_id" }) listId: string;
  @ForeignKey("users", { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column({ type: "text", name: "podcast_id", collation: "C" }) podcastId: string;
  @Column("text") text: string;
  @Column("timestamptz", { name: "created_at", default: () => "clock_timestamp()" }) createdAt: Date;
  @Column("timestamptz", { name: "edited_at", nullable: true }) editedAt: Date | null;
}
