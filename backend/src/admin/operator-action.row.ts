import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** An action by an operator. The database does not allow changing or removing a row. */
@Entity("operator_actions")
export class OperatorActionRow {
  @PrimaryGeneratedColumn("identity", { type: "bigint", generatedIdentity: "ALWAYS" }) id: string;
  @Column("timestamptz", { default: () => "clock_timestamp()" }) at: Date;
  /** Id of an account, which may no longer exist. */
  @Column("uuid") operator: string;
  @Column("text") action: string;
  @Column("text", { default: "" }) subject: string;
}
