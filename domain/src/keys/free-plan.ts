/** What API keys of the free plan may do, as its row in a new database says. */
export const FREE_PLAN = { requestsAMinute: 60, requestsADay: 1_000, webhooks: 2 } as const;
