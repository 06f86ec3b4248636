import type { ClaimEnd } from "@earshot/domain/claims/claim-rules";
import type { ProofMethod } from "@earshot/domain/claims/claim-proof";
import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from "typeorm";

@Entity("show_claims")
@Unique(["code"])
export class ShowClaimRow {
  @PrimaryColumn("uuid", { default: () => "gen_random_uuid()" }) id: string;
  @ForeignKey("users", { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column({ type: "text", name: "podcast_id", collation: "C" }) podcastId: string;
  /** The show's title when it was claimed, in case the show leaves the catalogue. */
  @Column("text") title: string;
  @Column({ type: "text", collation: "C" }) code: string;
  @Column("timestamptz", { name: "created_at" }) createdAt: Date;
  @Column("timestamptz", { name: "expires_at" }) expiresAt: Date;
  @Column("text", { nullable: true }) way: ProofMethod | null;
  @Column("timestamptz", { name: "proved_at", nullable: true }) provedAt: Date | null;
  /** When a check first failed to find the proof for a proved claim. */
  @Column("timestamptz", { name: "missing_since", nullable: true }) missingSince: Date | null;
  @Column("timestamptz", { name: "checked_at", nullable: true }) checkedAt: Date | null;
  @Column("integer", { default: 0 }) tries: number;
  @Column("timestamptz", { name: "next_check_at" }) nextCheckAt: Date;
  /** Why the last check found no proof. */
  @Column("text", { nullable: true }) failure: string | null;
  @Column("text", { name: "ended_by", nullable: true }) endedBy: ClaimEnd | null;
  @Column("timestamptz", { name: "ended_at", nullable: true }) endedAt: Date | null;
  /** The makers' values, which replace the feed's; null: the feed's value is used. */
  @Column("text", { nullable: true }) description: string | null;
  @Column("text", { nullable: true }) website: string | null;
  /** The email address for questions about the show. */
  @Column("text", { nullable: true }) contact: string | null;
  @Column("timestamptz", { name: "corrected_at", nullable: true }) correctedAt: Date | null;
  /** SHA-256 of the code that was emailed to the owner's address in the feed, and the keyed hash of that address. */
  @Column("text", { name: "mail_code_hash", nullable: true }) mailCodeHash: string | null;
  @Column("text", { name: "mail_address_hash", nullable: true }) mailAddressHash: string | null;
}
