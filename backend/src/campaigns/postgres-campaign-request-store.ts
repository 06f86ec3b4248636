import { CampaignRequestStore, type KeptCampaignRequest } from "@earshot/domain/campaigns/campaign-request-store.port";
import type { BudgetRange, CampaignRequest, PrimaryGoal, Referral } from "@earshot/domain/campaigns/campaign-request";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";

type Row = {
  id: string;
  user_id: string | null;
  podcast_id: string | null;
  podcast_title: string | null;
  first_name: string;
  last_name: string;
  business_email: string;
  phone: string | null;
  company_name: string;
  budget_range: BudgetRange;
  primary_goal: PrimaryGoal;
  campaign_brief: string | null;
  referral: Referral | null;
  created_at: Date;
};

/** Campaign requests in PostgreSQL. */
export class PostgresCampaignRequestStore extends CampaignRequestStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async add(request: CampaignRequest, userId: string | null): Promise<string> {
    const [row] = await this.transactions.write<{ id: string }>(
      `INSERT INTO campaign_requests (user_id, podcast_id, podcast_title, first_name, last_name, business_email, phone,
         company_name, budget_range, primary_goal, campaign_brief, referral)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id`,
      [
        userId,
        request.podcastId,
        request.podcastTitle,
        request.firstName,
        request.lastName,
        request.businessEmail,
        request.phone,
        request.companyName,
        request.budgetRange,
        request.primaryGoal,
        request.campaignBrief,
        request.referral,
      ],
    );
    if (!row) throw new Error("The request was not kept.");
    return row.id;
  }

  async ofUser(userId: string): Promise<readonly KeptCampaignRequest[]> {
    const rows = await this.transactions.read<Row>(
      "SELECT * FROM campaign_requests WHERE user_id = $1 ORDER BY created_at, id",
      [userId],
    );
    return rows.map(kept);
  }
}

function kept(row: Row): KeptCampaignRequest {
  return {
    id: row.id,
    userId: row.user_id,
    podcastId: row.podcast_id,
    podcastTitle: row.podcast_title,
    firstName: row.first_name,
    lastName: row.last_name,
    businessEmail: row.business_email,
    phone: row.phone,
    companyName: row.company_name,
    budgetRange: row.budget_range,
    primaryGoal: row.primary_goal,
    campaignBrief: row.campaign_brief,
    referral: row.referral,
    createdAt: row.created_at,
  };
}
