import { ShortlistStore } from "@earshot/domain/lists/shortlist/shortlist-store.port";
import { Controller, Get, Query } from "@nestjs/common";
import type { z } from "zod";
import { Access, SignedIn } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import type { Viewer } from "../http/access/viewer.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import { pricesAnswer, pricesQuery } from "./shortlist.schemas.js";

@Controller("api/v1/lists")
@Access("user", "lists:read")
export class SpotPricesController {
  constructor(private readonly store: ShortlistStore) {}

  @Get("prices")
  @Endpoint({
    summary: "Get prices per spot from your lists and from lists shared with you",
    answers: { 200: { description: "The prices; shows without a price are absent", schema: pricesAnswer } },
  })
  async prices(@SignedIn() { userId }: Viewer, @Query(zod(pricesQuery)) { ids }: z.output<typeof pricesQuery>) {
    return { prices: Object.fromEntries(await this.store.spotPrices(userId, ids)) };
  }
}
