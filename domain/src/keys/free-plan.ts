/** The limits of API keys of the free plan, as in its row in a new database. */
export const FREE_PLAN = { requestsAMinute: 60, requestsADay: 1_000, webhooks: 2 } as const;
