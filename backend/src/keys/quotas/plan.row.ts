import { Column, Entity, PrimaryColumn } from "typeorm";

/** The limits of an account's keys. */
@Entity("plans")
export class PlanRow {
  @PrimaryColumn("text") name: string;
  @Column("integer", { name: "per_minute" }) perMinute: number;
  @Column("integer", { name: "per_day" }) perDay: number;
  /** Maximum items in one request. */
  @Column("integer", { name: "batch_max" }) batchMax: number;
  @Column("integer", { name: "webhooks_max" }) webhooksMax: number;
}
