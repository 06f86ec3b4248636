import type { Page } from "@playwright/test";
import { someShow } from "../fixtures";
import { visit } from "../search/search-catalogue";

const DETAIL = /\/api\/v1\/podcasts\/[^/]+$/;

/** Opens a show with some of its facts changed. */
export async function visitChanged(page: Page, change: object): Promise<string> {
  const id = await someShow(page, 12);
  const real = (await (await page.request.get(`/api/v1/podcasts/${id}`)).json()) as object;
  await page.route(DETAIL, (route) => route.fulfill({ json: { ...real, ...change } }));
  await visit(page, `/podcast/${id}`);
  return id;
}

export const ESTIMATED = { listener_range: "12,000-38,000", match_rank: 120, confidence: "medium" };
