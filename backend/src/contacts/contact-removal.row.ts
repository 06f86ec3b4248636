import { Column, Entity, PrimaryColumn } from "typeorm";

/** A link emailed to an address whose owner may want it removed. The row reveals neither the link nor the address. */
@Entity("contact_removals")
export class ContactRemovalRow {
  @PrimaryColumn({ type: "text", name: "token_hash", collation: "C" }) tokenHash: string;
  @Column({ type: "text", name: "address_hash", collation: "C" }) addressHash: string;
  @Column("timestamptz", { name: "expires_at" }) expiresAt: Date;
}
