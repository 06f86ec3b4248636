/** How recently a show published (decision 8 of the product): 7, 90 and 365 days; unknown counts as moderate. */
export type Activity = "very-active" | "moderately-active" | "occasional" | "inactive";
