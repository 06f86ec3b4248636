import type { KeyScope } from "@earshot/domain/shared/key-scopes";
import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from "typeorm";

/** An API key. The hash of its secret is a SHA-256: the secret has 160 random bits, so a slow hash adds nothing. */
@Entity("api_keys")
@Unique(["secretHash"])
export class ApiKeyRow {
  @PrimaryColumn("uuid", { default: () => "gen_random_uuid()" })
  id: string;

  @ForeignKey("users", { onDelete: "CASCADE" })
  @Column("uuid", { name: "user_id" })
  userId: string;

  @Column("text")
  name: string;

  @Column("text", { array: true })
  scopes: KeyScope[];

  @Column("text")
  hint: string;

  @Column("bytea", { name: "secret_hash" })
  secretHash: Buffer;

  @Column("timestamptz", { name: "created_at", default: () => "clock_timestamp()" })
  createdAt: Date;

  @Column("timestamptz", { name: "expires_at", nullable: true })
  expiresAt: Date | null;

  @Column("timestamptz", { name: "revoked_at", nullable: true })
  revokedAt: Date | null;

  /** The key that replaced it in a rotation, which may be removed before this one. */
  @Column("uuid", { name: "replaced_by", nullable: true })
  replacedBy: string | null;

  @Column("timestamptz", { name: "last_used_at", nullable: true })
  lastUsedAt: Date | null;
}
