import { setImmediate } from "node:timers/promises";
import { type ExplainedPlan, ListPlanning } from "@earshot/domain/lists/planning/list-planning";
import { Body, Controller, Post, UseGuards } from "@nestjs/common";
import type { z } from "zod";
import { CatalogueReadsGuard } from "../../limits/catalogue-reads.guard.js";
import { Access, SignedIn } from "../../http/access/access.js";
import { Endpoint } from "../../http/endpoints/endpoint.js";
import type { Viewer } from "../../http/access/viewer.js";
import { zodQuery as zod } from "../../http/query/zod-query.js";
import { granted } from "../granted.js";
import { down, noList } from "../lists.schemas.js";
import { planAnswer, planBody } from "./plans.schemas.js";
import { notModelled } from "./reach.controller.js";

/** Which shows on a list to book within a budget. */
@Controller("api/v1/plans")
@Access("user", "lists:read")
export class PlansController {
  constructor(private readonly planning: ListPlanning) {}

  @Post()
  @Endpoint({
    summary: "Plan which shows in a list reach the most people for a budget, with reasons; nothing is saved",
    answers: {
      200: { description: "The plan, and the shows that it leaves out", schema: planAnswer },
      ...noList,
      422: { description: "The list is too long, or the source of podcasts cannot list its shows" },
      429: { description: "Too many requests to the catalogue; see Retry-After" },
      ...down,
    },
  })
  @UseGuards(CatalogueReadsGuard)
  async plan(
    @SignedIn() { userId }: Viewer,
    @Body(zod(planBody)) request: z.output<typeof planBody>,
  ): Promise<ExplainedPlan> {
    const { brief, language, findings, ...rest } = request;
    const written =
      brief === undefined ? undefined : { text: brief, ...budgetOf(rest), language, ...(findings && { findings }) };
    const plan = granted(await this.planning.plan(userId, { ...rest, brief: written }, setImmediate));
    if (plan === "not-modelled") throw notModelled();
    return plan;
  }
}

/** A budget in US dollars overrides the brief's. */
function budgetOf({ budget, currency }: Pick<z.output<typeof planBody>, "budget" | "currency">) {
  return currency === "USD" ? { budget: { low: budget, high: budget } } : {};
}
