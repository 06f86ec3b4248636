import type { BudgetRange, PrimaryGoal, Referral } from "@earshot/domain/campaigns/requests/campaign-request";
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from "typeorm";

@Entity("campaign_requests")
export class CampaignRequestRow {
  @PrimaryGeneratedColumn("uuid") id: string;
  @ForeignKey("users", { onDelete: "CASCADE" })
  @Column("uuid", { name: "user_id", nullable: true })
  userId: string | null;
  @Column("text", { name: "podcast_id", nullable: true }) podcastId: string | null;
  @Column("text", { name: "podcast_title", nullable: true }) podcastTitle: string | null;
  @Column("text", { name: "first_name" }) firstName: string;
  @Column("text", { name: "last_name" }) lastName: string;
  @Column("text", { name: "business_email" }) businessEmail: string;
  @Column("text", { nullable: true }) phone: string | null;
  @Column("text", { name: "company_name" }) companyName: string;
  @Column("text", { name: "budget_range" }) budgetRange: BudgetRange;
  @Column("text", { name: "primary_goal" }) primaryGoal: PrimaryGoal;
  @Column("text", { name: "campaign_brief", nullable: true }) campaignBrief: string | null;
  @Column("text", { nullable: true }) referral: Referral | null;
  @Column("timestamptz", { name: "created_at", default: () => "now()" }) createdAt: Date;
}
