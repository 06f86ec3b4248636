import { Column, Entity, PrimaryGeneratedColumn, Unique } from "typeorm";

@Entity("waitlist")
@Unique(["emailKey"])
export class WaitlistRow {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("text") email: string;
  @Column({ type: "text", name: "email_key", collation: "C" }) emailKey: string;
  @Column("text") source: string;
  @Column("text", { name: "user_agent", nullable: true }) userAgent: string | null;
  @Column("timestamptz", { name: "created_at", default: () => "now()" }) createdAt: Date;
}
