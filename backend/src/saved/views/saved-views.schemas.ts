import { VIEW_NAME_MAX, VIEWS_MAX } from "@earshot/domain/saved/views/saved-view";
import { z } from "zod";
import type { Sent } from "../../shared/http/body/sent.js";
import { plainText } from "../../shared/http/plain-text.js";

export const viewPath = z.object({ id: z.uuid() });
export const viewBody = z.object({
  name: plainText(VIEW_NAME_MAX),
  query: z
    .string()
    .max(2_000)
    .describe('What is behind the "?" of the search page\'s address: "term=true%20crime&mode=topic&view=table"'),
  hidden: z.array(plainText(40)).max(20).default([]).describe("Columns of the table that are switched off"),
});
export const viewOrderBody = z.object({
  ids: z
    .array(z.uuid())
    .max(VIEWS_MAX + 10)
    .describe("Ids of your views, the first on top"),
});
export const viewAnswer = z
  .object({
    id: z.uuid(),
    name: z.string(),
    address: z.string().describe("Path and query that open the view on the site"),
    hidden: z.array(z.string()),
  })
  .meta({ id: "SavedView" });
export const viewsAnswer = z.object({ views: z.array(viewAnswer).max(VIEWS_MAX + 10), most: z.literal(VIEWS_MAX) });

// For the website.
export type View = Sent<typeof viewAnswer>;
export type Views = Sent<typeof viewsAnswer>;
