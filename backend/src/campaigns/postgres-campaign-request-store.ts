import {
  CampaignRequestStore,
  REQUESTS_PAGE,
  type RequestPage,
  type StoredCampaignRequest,
} from "@earshot/domain/campaigns/requests/campaign-request-store.port";
import type { CampaignRequest } from "@earshot/domain/campaigns/requests/campaign-request";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { newId } from "../database/returned-rows.js";
import { CampaignRequestRow } from "./campaign-request.row.js";

export class PostgresCampaignRequestStore extends CampaignRequestStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async add(request: CampaignRequest, userId: string | null): Promise<string> {
    const rows = await this.transactions.writing(CampaignRequestRow);
    return newId(await rows.insert({ ...request, userId }));
  }

  async ofUser(userId: string): Promise<readonly StoredCampaignRequest[]> {
    const rows = await this.transactions.reading(CampaignRequestRow);
    return rows.find({ where: { userId }, order: { createdAt: "ASC", id: "ASC" } });
  }

  async pageOfUser(userId: string, page: number): Promise<RequestPage> {
    const rows = await this.transactions.reading(CampaignRequestRow);
    const [items, total] = await rows.findAndCount({
      where: { userId },
      order: { createdAt: "DESC", id: "DESC" },
      skip: (page - 1) * REQUESTS_PAGE,
      take: REQUESTS_PAGE,
    });
    return { items, total };
  }
}
