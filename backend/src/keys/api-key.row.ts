import type { KeyScope } from "@earshot/domain/shared/key-scopes";
import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from "typeorm";

/** An API key, with the SHA-256 hash of its secret: the secret has 160 random bits, so a slow hash would add nothing. */
@Entity("api_keys")
@Unique(["secretHash"])
export class ApiKeyRow {
  @PrimaryColumn("uuid", { default: () => "gen_random_uuid()" }) id: string;
  @ForeignKey("users", { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column("text") name: string;
  @Column("text", { array: true }) scopes: KeyScope[];
  @Column("text") hint: string;
  @Column("bytea", { name: "secret_hash" }) secretHash: Buffer;
  @Column("timestamptz", { name: "created_at", default: () => "clock_timestamp()" }) createdAt: Date;
  @Column("timestamptz", { name: "expires_at", nullable: true }) expiresAt: Date | null;
  @Column("timestamptz", { name: "revoked_at", nullable: true }) revokedAt: Date | null;
  /** The key that replaced this one in a rotation, and may be removed before it. */
  @Column("uuid", { name: "replaced_by", nullable: true }) replacedBy: string | null;
  @Column("timestamptz", { name: "last_used_at", nullable: true }) lastUsedAt: Date | null;
}
