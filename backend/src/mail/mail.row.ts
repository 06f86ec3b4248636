import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from "typeorm";

@Entity("outbox")
@Unique(["key"])
export class MailRow {
  @PrimaryGeneratedColumn("identity", { type: "bigint", generatedIdentity: "ALWAYS" }) id: string;
  @Column({ type: "text", collation: "C" }) key: string;
  @ForeignKey("users", { onDelete: "CASCADE" })
  @Column("uuid", { name: "user_id", nullable: true })
  userId: string | null;
  /** Null once the content is no longer needed. */
  @Column("bytea", { nullable: true }) sealed: Buffer | null;
  @Column("text", { default: "waiting" }) state: "waiting" | "sent" | "dead";
  @Column("integer", { default: 0 }) attempts: number;
  @Column("timestamptz", { name: "created_at", default: () => "now()" }) createdAt: Date;
  @Column("timestamptz", { name: "next_attempt_at", default: () => "now()" }) nextAttemptAt: Date;
  @Column("timestamptz", { name: "sent_at", nullable: true }) sentAt: Date | null;
  @Column("text", { name: "last_error", nullable: true }) lastError: string | null;
}
