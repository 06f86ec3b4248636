import type { TokenKind } from "@earshot/domain/accounts/account.port";
import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from "typeorm";
import { UserRow } from "./user.row.js";

/** An emailed link. */
@Entity("email_tokens")
@Unique(["userId", "kind"])
export class EmailTokenRow {
  @PrimaryColumn({ type: "text", name: "token_hash", collation: "C" }) tokenHash: string;
  @ForeignKey(() => UserRow, { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column("text") kind: TokenKind;
  @Column("text") email: string;
  /** The session that requested the link, which may have ended. For a new account: the browser that signed up. */
  @Column("uuid", { name: "session_id", nullable: true }) sessionId: string | null;
  @Column("timestamptz", { name: "created_at", default: () => "now()" }) createdAt: Date;
  @Column("timestamptz", { name: "expires_at" }) expiresAt: Date;
}
