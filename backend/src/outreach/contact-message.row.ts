import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

@Entity("contact_messages")
export class ContactMessageRow {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("text") name: string;
  @Column("text") email: string;
  @Column("text") message: string;
  @Column("text") source: string;
  @Column("text", { name: "user_agent", nullable: true }) userAgent: string | null;
  @Column("timestamptz", { name: "created_at", default: () => "now()" }) createdAt: Date;
}
