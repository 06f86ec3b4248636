import { Column, Entity, PrimaryColumn } from "typeorm";

/** A request that has already run, with its answer. `owner` is a hash of the sender. */
@Entity("idempotency_keys")
export class IdempotencyKeyRow {
  @PrimaryColumn({ type: "text", collation: "C" }) owner: string;
  @PrimaryColumn({ type: "text", collation: "C" }) route: string;
  @PrimaryColumn({ type: "text", collation: "C" }) key: string;
  @Column("bytea", { name: "payload_hash" }) payloadHash: Buffer;
  @Column("jsonb", { nullable: true }) answer: object | null;
  @Column("timestamptz", { name: "created_at", default: () => "now()" }) createdAt: Date;
}
