import { Controller, Get, Res, UseGuards } from "@nestjs/common";
import type { Response } from "express";
import { CatalogueReadsGuard } from "../limits/catalogue-reads.guard.js";
import { Access } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { markRevalidated } from "./answer-headers.js";
import { down, tooMany } from "./catalogue.schemas.js";
import { homeAnswer, type HomeAnswer } from "./home.schemas.js";
import { HomePage } from "./home-page.js";

@Controller("api/v1")
@Access("all", "catalogue:read")
@UseGuards(CatalogueReadsGuard)
export class HomeController {
  constructor(private readonly home: HomePage) {}

  @Get("catalogue/home")
  @Endpoint({
    summary: "Get shows and searches to start with: growing shows, new shows and ready-made searches",
    answers: {
      200: { description: "The shows and searches, which are the same for everyone", schema: homeAnswer },
      ...tooMany,
      ...down,
    },
  })
  async read(@Res({ passthrough: true }) response: Response): Promise<HomeAnswer> {
    const answer = await this.home.answer();
    markRevalidated(response);
    return answer;
  }
}
