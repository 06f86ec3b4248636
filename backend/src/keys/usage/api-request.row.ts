import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";

/** One of the newest requests of an account's keys. */
@Entity("api_requests")
export class ApiRequestRow {
  /** Made by the process, so that it can write the same row again. */
  @PrimaryColumn("uuid")
  id: string;

  @ForeignKey("users", { onDelete: "CASCADE" })
  @Column("uuid", { name: "user_id" })
  userId: string;

  @ForeignKey("api_keys", { onDelete: "CASCADE" })
  @Column("uuid", { name: "key_id" })
  keyId: string;

  @Column("timestamptz")
  at: Date;

  /** Method and pattern, never the address. */
  @Column("text")
  route: string;

  @Column("integer")
  status: number;

  @Column("integer")
  milliseconds: number;

  @Column("text", { name: "request_id" })
  requestId: string;
}
