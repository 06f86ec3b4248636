import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";

/**
 * How much of their minute and day an account's keys have used. Each period begins with the first request after the previous one
 * ended.
 */
@Entity("api_quotas")
export class ApiQuotaRow {
  @ForeignKey("users", { onDelete: "CASCADE" }) @PrimaryColumn("uuid", { name: "user_id" }) userId: string;
  @Column("timestamptz", { name: "minute_from" }) minuteFrom: Date;
  @Column("integer", { name: "minute_used" }) minuteUsed: number;
  @Column("timestamptz", { name: "day_from" }) dayFrom: Date;
  @Column("integer", { name: "day_used" }) dayUsed: number;
  /** Whether the newest request was admitted. */
  @Column("boolean") admitted: boolean;
}
