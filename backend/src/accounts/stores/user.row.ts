import { Column, Entity, PrimaryGeneratedColumn, Unique } from "typeorm";

/** In place of an address, for the users of the sandbox. It is not an address, so no account can have it. */
export const SANDBOX_EMAIL = "sandbox";

@Entity("users")
@Unique(["emailKey"])
export class UserRow {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("text") email: string;
  /** Null if the account does not sign in with its address. */
  @Column({ type: "text", name: "email_key", collation: "C", nullable: true }) emailKey: string | null;
  @Column("text", { nullable: true }) name: string | null;
  @Column("text", { name: "password_hash", nullable: true }) passwordHash: string | null;
  @Column("timestamptz", { name: "email_verified_at", nullable: true }) emailVerifiedAt: Date | null;
  @Column("timestamptz", { name: "created_at", default: () => "now()" }) createdAt: Date;
  @Column("timestamptz", { name: "delete_after", nullable: true }) deleteAfter: Date | null;
  /** Set while an operator has locked the account. */
  @Column("timestamptz", { name: "locked_at", nullable: true }) lockedAt: Date | null;
}
