import { TrackedStore } from "@earshot/domain/tracking/tracked-store.port";
import { UnsubscribeTokens } from "@earshot/domain/tracking/unsubscribe-tokens.port";
import { Controller, Get, HttpException, Param, Post, Redirect } from "@nestjs/common";
import type { z } from "zod";
import { Access } from "../shared/access.js";
import { Endpoint } from "../shared/endpoint.js";
import { problem } from "../shared/problem.js";
import { zodQuery as zod } from "../shared/zod-query.js";
import { messageAnswer, tokenPath } from "./tracking.schemas.js";

type Path = z.output<typeof tokenPath>;

/** Ends mail about new episodes, for whoever holds a link out of such a mail; no session plays a part. */
@Controller("api/v1/alerts/unsubscribe/:token")
@Access("guest")
export class UnsubscribeController {
  constructor(
    private readonly tokens: UnsubscribeTokens,
    private readonly tracked: TrackedStore,
  ) {}

  /** RFC 8058: mail programs post here by themselves, from anywhere; once more changes nothing. */
  @Post()
  @Endpoint({
    summary: "End mail about new episodes with the link from such a mail (RFC 8058); needs no session",
    answers: {
      200: { description: "No more mail, also when there was none before", schema: messageAnswer },
      404: { description: "Not a link of ours" },
    },
  })
  async unsubscribe(@Param(zod(tokenPath)) { token }: Path): Promise<{ message: string }> {
    const userId = this.tokens.read(token);
    if (userId === undefined) {
      const detail = "This link is not complete. Please copy the whole link from the mail.";
      throw new HttpException(problem(404, "unsubscribe.unknown", detail), 404);
    }
    await this.tracked.endMail(userId);
    return { message: "You will get no more mail about new episodes." };
  }

  /** For mail programs that open the address instead: the page with the button. Programs that scan mail open it too. */
  @Get()
  @Endpoint({
    summary: "The page with a button that ends mail about new episodes; changes nothing by itself",
    answers: { 303: { description: "To the page" } },
  })
  @Redirect()
  page(@Param(zod(tokenPath)) { token }: Path): { url: string; statusCode: number } {
    return { url: `/unsubscribe?token=${encodeURIComponent(token)}`, statusCode: 303 };
  }
}
