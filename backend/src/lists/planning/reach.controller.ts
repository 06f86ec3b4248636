import { ListPlanning } from "@earshot/domain/lists/planning/list-planning";
import type { NetReach } from "@earshot/domain/reach/net-reach";
import { Body, Controller, HttpException, Post, UseGuards } from "@nestjs/common";
import type { z } from "zod";
import { CatalogueReadsGuard } from "../../limits/catalogue-reads.guard.js";
import { Access, SignedIn } from "../../http/access/access.js";
import { Endpoint } from "../../http/endpoints/endpoint.js";
import { httpProblem } from "../../http/problem.js";
import type { Viewer } from "../../http/access/viewer.js";
import { zodQuery as zod } from "../../http/query/zod-query.js";
import { granted } from "../granted.js";
import { down, noList } from "../lists.schemas.js";
import { reachAnswer, reachBody } from "./reach.schemas.js";

/** How many different people shows reach together. */
@Controller("api/v1/reach")
@Access("user", "lists:read")
export class ReachController {
  constructor(private readonly planning: ListPlanning) {}

  @Post()
  @Endpoint({
    summary: "Estimate the net reach of shows or of a list, with a range, what each show adds, and the method",
    answers: {
      200: { description: "The net reach, modeled from per-episode audiences", schema: reachAnswer },
      ...noList,
      422: { description: "The source of podcasts cannot list its shows, so net reach cannot be modeled" },
      429: { description: "Too many requests to the catalogue; see Retry-After" },
      ...down,
    },
  })
  @UseGuards(CatalogueReadsGuard)
  async reach(
    @SignedIn() { userId }: Viewer,
    @Body(zod(reachBody)) { weeks, ...shows }: z.output<typeof reachBody>,
  ): Promise<NetReach> {
    const reach = granted(await this.planning.reach(userId, shows, weeks));
    if (reach === "not-modelled") throw notModelled();
    return reach;
  }
}

/** The error if the source of podcasts cannot list its shows. */
export function notModelled(): HttpException {
  const detail = "This podcast source doesn’t say how many people listen, so net reach can’t be modeled.";
  return httpProblem(422, "reach.not-modelled", detail);
}
