import { VIEW_NAME_MAX, VIEWS_MAX } from "@earshot/domain/saved/views/saved-view";
import { z } from "zod";
import type { Sent } from "../../http/body/sent.js";
import { plainText } from "../../http/body/plain-text.js";

export const viewPath = z.object({ id: z.uuid().describe("The id of the view; a new one creates a view") });
export const viewBody = z.object({
  name: plainText(VIEW_NAME_MAX).describe("The name of the view"),
  query: z
    .string()
    .max(2_000)
    .describe('The query string of the search page without "?", such as "term=true%20crime&mode=topic&view=table"'),
  hidden: z.array(plainText(40)).max(20).default([]).describe("The columns that are hidden in the table"),
});
export const viewOrderBody = z.object({
  ids: z
    .array(z.uuid())
    .max(VIEWS_MAX + 10)
    .describe("The ids of your views in order, topmost first"),
});
export const viewAnswer = z
  .object({
    id: z.uuid().describe("The id of the view"),
    name: z.string().describe("Its name"),
    address: z.string().describe("The path and query that open the view on the site"),
    hidden: z.array(z.string()).describe("The columns that are hidden in the table"),
  })
  .meta({ id: "SavedView" });
export const viewsAnswer = z.object({
  views: z
    .array(viewAnswer)
    .max(VIEWS_MAX + 10)
    .describe("Your views in order"),
  most: z.literal(VIEWS_MAX).describe("The maximum number of views"),
});

// Types that the website uses.
export type View = Sent<typeof viewAnswer>;
export type Views = Sent<typeof viewsAnswer>;
