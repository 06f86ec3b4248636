import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from "typeorm";

@Entity("saved_podcasts")
@Unique(["userId", "podcastId"])
export class SavedRow {
  @PrimaryGeneratedColumn("uuid") id: string;
  @ForeignKey("users", { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column({ type: "text", name: "podcast_id", collation: "C" }) podcastId: string;
  @Column("text") title: string;
  @Column("text", { name: "image_url", nullable: true }) imageUrl: string | null;
  @Column("text", { nullable: true }) author: string | null;
  @Column("timestamptz", { name: "added_at", default: () => "clock_timestamp()" }) addedAt: Date;
}
