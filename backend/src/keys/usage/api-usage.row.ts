import type { AnswerKind } from "@earshot/domain/keys/usage";
import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";

/**
 * What one process counted of a key in an hour: requests by route and kind of answer. A process that starts again begins other
 * rows, so the figures of an hour are sums.
 */
@Entity("api_usage")
export class ApiUsageRow {
  /** Made by the process, so that it can write the same row again. */
  @PrimaryColumn("uuid")
  id: string;

  @ForeignKey("users", { onDelete: "CASCADE" })
  @Column("uuid", { name: "user_id" })
  userId: string;

  @ForeignKey("api_keys", { onDelete: "CASCADE" })
  @Column("uuid", { name: "key_id" })
  keyId: string;

  /** UTC, such as "2026-11-25". */
  @Column("date")
  day: string;

  /** 0 to 23, in UTC. null: counted before hours were. */
  @Column("integer", { nullable: true })
  hour: number | null;

  @Column("text")
  route: string;

  @Column("text")
  kind: AnswerKind;

  @Column("integer")
  requests: number;

  /** Requests by bucket of `LATENCY_BOUNDS`. */
  @Column("integer", { array: true })
  latency: number[];
}
