import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";

/** The email addresses that an account viewed on a day, each as a keyed hash. */
@Entity("contact_days")
export class ContactDayRow {
  @ForeignKey("users", { onDelete: "CASCADE" }) @PrimaryColumn("uuid", { name: "user_id" }) userId: string;
  /** The day in UTC, such as "2026-11-22". */
  @PrimaryColumn("date") day: string;
  @Column("text", { array: true }) addresses: string[];
}
