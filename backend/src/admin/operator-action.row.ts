import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** An action of an operator. The database refuses to change or remove a row. */
@Entity("operator_actions")
export class OperatorActionRow {
  @PrimaryGeneratedColumn("identity", { type: "bigint", generatedIdentity: "ALWAYS" })
  id: string;

  @Column("timestamptz", { default: () => "clock_timestamp()" })
  at: Date;

  /** Id of an account, which may no longer exist. */
  @Column("uuid")
  operator: string;

  @Column("text")
  action: string;

  @Column("text", { default: "" })
  subject: string;
}
