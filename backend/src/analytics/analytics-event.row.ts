import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";

@Entity("analytics_events")
export class AnalyticsEventRow {
  @PrimaryColumn("timestamptz") at: Date;
  @PrimaryGeneratedColumn("identity", { type: "bigint", generatedIdentity: "ALWAYS" }) id: string;
  @Column({ type: "text", collation: "C" }) name: string;
  @Column({ type: "text", collation: "C", nullable: true }) route: string | null;
  @Column({ type: "text", name: "podcast_id", collation: "C", nullable: true }) podcastId: string | null;
  @Column("text", { nullable: true }) title: string | null;
  @Column({ type: "text", collation: "C", nullable: true }) mode: string | null;
  @Column("boolean", { nullable: true }) found: boolean | null;
  @ForeignKey("users", { onDelete: "CASCADE" })
  @Column("uuid", { name: "user_id", nullable: true })
  userId: string | null;
}
