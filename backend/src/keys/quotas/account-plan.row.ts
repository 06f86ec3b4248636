import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";

/** The plan of an account. Accounts without a row, or with a plan that no longer exists, are on Free. */
@Entity("account_plans")
export class AccountPlanRow {
  @ForeignKey("users", { onDelete: "CASCADE" }) @PrimaryColumn("uuid", { name: "user_id" }) userId: string;
  @Column("text") plan: string;
}
