/** The limits for API keys in the free plan. A new database has the same values in its row for this plan. */
export const FREE_PLAN = { requestsAMinute: 60, requestsADay: 1_000, webhooks: 2 } as const;
