import { UnsubscribeTokens } from "@earshot/domain/mail/unsubscribe-tokens.port";
import { Body, Controller, Get, Param, Post, Put, Redirect } from "@nestjs/common";
import type { z } from "zod";
import { Access, SignedIn } from "../../http/access/access.js";
import { Endpoint } from "../../http/endpoints/endpoint.js";
import { httpProblem } from "../../http/problem.js";
import type { Viewer } from "../../http/access/viewer.js";
import { zodQuery as zod } from "../../http/query/zod-query.js";
import { notWatching } from "./not-watching.js";
import { PostgresViewDigests } from "./postgres-view-digests.js";
import { mailBody, tokenPath, unsubscribedAnswer, watchedPath } from "./watched-views.schemas.js";

/** How often emails report the changes of a watched view. */
@Controller("api/v1/watched-views/:id/mail")
@Access("user", "searches:write")
export class ViewMailController {
  constructor(private readonly digests: PostgresViewDigests) {}

  @Put()
  @Endpoint({
    summary: "Choose whether the changes of a watched view are emailed daily, weekly or never",
    answers: {
      204: { description: "The setting is saved" },
      404: { description: "You have no such view, or you do not watch it" },
    },
  })
  async set(
    @SignedIn() { userId }: Viewer,
    @Param(zod(watchedPath)) { id }: z.output<typeof watchedPath>,
    @Body(zod(mailBody)) { mail }: z.output<typeof mailBody>,
  ): Promise<void> {
    if (await this.digests.setMail(userId, id, mail)) return;
    throw notWatching();
  }
}

/** Ends emails about watched views for anyone with a link from such an email. Needs no session. */
@Controller("api/v1/watched-views/unsubscribe/:token")
@Access("guest")
export class ViewUnsubscribeController {
  constructor(
    private readonly tokens: UnsubscribeTokens,
    private readonly digests: PostgresViewDigests,
  ) {}

  /** RFC 8058: mail programs post here automatically, from anywhere; repeating it changes nothing. */
  @Post()
  @Endpoint({
    summary: "Unsubscribe from emails about watched views with the link in an email (RFC 8058); needs no session",
    answers: {
      200: { description: "Unsubscribed, or already unsubscribed", schema: unsubscribedAnswer },
      404: { description: "The link is not valid" },
    },
  })
  async unsubscribe(@Param(zod(tokenPath)) { token }: z.output<typeof tokenPath>): Promise<{ message: string }> {
    const userId = this.tokens.read(token);
    if (userId === undefined) {
      const detail = "This link is not complete. Please copy the whole link from the email.";
      throw httpProblem(404, "unsubscribe.unknown", detail);
    }
    await this.digests.endMail(userId);
    return { message: "You won’t get any more emails about watched searches." };
  }

  /** For mail programs that open the URL instead: the page with the button. Programs that scan emails open it too. */
  @Get()
  @Endpoint({
    summary: "Open the page with the unsubscribe button for watched views; opening it changes nothing",
    answers: { 303: { description: "A redirect to the page" } },
  })
  @Redirect()
  page(@Param(zod(tokenPath)) { token }: z.output<typeof tokenPath>): { url: string; statusCode: number } {
    return { url: `/unsubscribe?token=${encodeURIComponent(token)}&about=searches`, statusCode: 303 };
  }
}
