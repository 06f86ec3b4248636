import { Controller, Get } from "@nestjs/common";
import { Access } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { figuresAnswer } from "./admin.schemas.js";
import { OperatorReads } from "./operator-reads.js";

/** How much the product is used. */
@Controller("api/v1/admin/figures")
@Access("operator")
export class FiguresController {
  constructor(private readonly reads: OperatorReads) {}

  @Get()
  @Endpoint({
    summary: "Usage",
    answers: { 200: { description: "Visits cover the last 30 days", schema: figuresAnswer } },
  })
  figures() {
    return this.reads.figures();
  }
}
