import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";

/** What the keys of an account used of its minute and its day. Both begin with the first request after the last one ended. */
@Entity("api_quotas")
export class ApiQuotaRow {
  @ForeignKey("users", { onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { name: "user_id" })
  userId: string;

  @Column("timestamptz", { name: "minute_from" })
  minuteFrom: Date;

  @Column("integer", { name: "minute_used" })
  minuteUsed: number;

  @Column("timestamptz", { name: "day_from" })
  dayFrom: Date;

  @Column("integer", { name: "day_used" })
  dayUsed: number;

  /** Whether the newest request was admitted. */
  @Column("boolean")
  admitted: boolean;
}
