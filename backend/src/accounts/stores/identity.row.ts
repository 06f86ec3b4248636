import type { Provider } from "@earshot/domain/accounts/user";
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from "typeorm";
import { UserRow } from "./user.row.js";

@Entity("identities")
@Unique(["provider", "subject"])
@Unique(["userId", "provider"])
export class IdentityRow {
  @PrimaryGeneratedColumn("uuid") id: string;
  @ForeignKey(() => UserRow, { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column("text") provider: Provider;
  @Column("text") subject: string;
  @Column("text", { nullable: true }) email: string | null;
  @Column("timestamptz", { name: "created_at", default: () => "now()" }) createdAt: Date;
}
