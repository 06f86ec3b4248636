import { TrackedStore } from "@earshot/domain/tracking/tracked-store.port";
import { UnsubscribeTokens } from "@earshot/domain/mail/unsubscribe-tokens.port";
import { Controller, Get, Param, Post, Redirect } from "@nestjs/common";
import type { z } from "zod";
import { Access } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { httpProblem } from "../http/problem.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import { messageAnswer, tokenPath } from "./tracking.schemas.js";

type Path = z.output<typeof tokenPath>;

/** Ends emails about new episodes for anyone with a link from such an email. Needs no session. */
@Controller("api/v1/alerts/unsubscribe/:token")
@Access("guest")
export class UnsubscribeController {
  constructor(
    private readonly tokens: UnsubscribeTokens,
    private readonly tracked: TrackedStore,
  ) {}

  /** RFC 8058: mail programs post here automatically, from anywhere; repeating it changes nothing. */
  @Post()
  @Endpoint({
    summary: "Unsubscribe from emails about new episodes with the link in an email (RFC 8058); needs no session",
    answers: {
      200: { description: "Unsubscribed, or already unsubscribed", schema: messageAnswer },
      404: { description: "The link is not valid" },
    },
  })
  async unsubscribe(@Param(zod(tokenPath)) { token }: Path): Promise<{ message: string }> {
    const userId = this.tokens.read(token);
    if (userId === undefined) {
      const detail = "This link is not complete. Please copy the whole link from the email.";
      throw httpProblem(404, "unsubscribe.unknown", detail);
    }
    await this.tracked.endMail(userId);
    return { message: "You won’t get any more emails about new episodes." };
  }

  /** For mail programs that open the URL instead: the page with the button. Programs that scan emails open it too. */
  @Get()
  @Endpoint({
    summary: "Open the page with the unsubscribe button; opening it changes nothing",
    answers: { 303: { description: "A redirect to the page" } },
  })
  @Redirect()
  page(@Param(zod(tokenPath)) { token }: Path): { url: string; statusCode: number } {
    return { url: `/unsubscribe?token=${encodeURIComponent(token)}`, statusCode: 303 };
  }
}
