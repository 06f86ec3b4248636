import { TrackedStore } from "@earshot/domain/tracking/tracked-store.port";
import { UnsubscribeTokens } from "@earshot/domain/tracking/unsubscribe-tokens.port";
import { Controller, Get, HttpCode, HttpException, Param, Post, Redirect } from "@nestjs/common";
import type { z } from "zod";
import { Access } from "../shared/access.js";
import { problem } from "../shared/problem.js";
import { zodQuery as zod } from "../shared/zod-query.js";
import { tokenPath } from "./tracking.schemas.js";

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
  @HttpCode(200)
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
  @Redirect()
  page(@Param(zod(tokenPath)) { token }: Path): { url: string; statusCode: number } {
    return { url: `/unsubscribe?token=${encodeURIComponent(token)}`, statusCode: 303 };
  }
}
