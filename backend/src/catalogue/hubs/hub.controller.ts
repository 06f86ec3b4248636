import { hubSignature } from "@earshot/domain/feeds/hub-signature";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Controller, Get, Header, HttpCode, NotFoundException, Param, Post, Query, Req, Res } from "@nestjs/common"; // prettier-ignore
import type { Request, Response } from "express";
import { Limits } from "../../limits/limits.js";
import { networkKey } from "../../limits/network-key.js";
import { Access } from "../../http/access/access.js";
import { httpProblem } from "../../http/problem.js";
import { FeedSubscriptions } from "./feed-subscriptions.js";
import { HubSecrets } from "./hub-secrets.js";
import { PushedFeeds } from "./pushed-feeds.js";

/** A feed has at most 5 MB, and hubs send whole feeds. */
export const MOST_BYTES = 5 * 1024 * 1024;
const LONGEST_CHALLENGE = 2_000;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Where hubs verify subscriptions and announce changes. A push is never parsed as a feed: it only makes the feed due,
 * so a hub cannot put anything into the catalogue.
 */
@Controller("hub/:id")
@Access("guest")
export class HubController {
  constructor(
    private readonly subscriptions: FeedSubscriptions,
    private readonly secrets: HubSecrets,
    private readonly pushes: PushedFeeds,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** Returns the challenge only for our own requests. */
  @Get()
  @Header("Content-Type", "text/plain; charset=utf-8")
  async confirm(
    @Param("id") id: string,
    @Query() query: Readonly<Record<string, unknown>>,
    @Req() request: Request,
  ): Promise<string> {
    await this.limits.spend("hubsByNetwork", networkKey(request.ip));
    const { mode, topic, challenge, lease } = questionIn(query);
    const isAsked = request.method === "GET" && UUID.test(id) && challenge.length <= LONGEST_CHALLENGE;
    if (!isAsked || (mode !== "denied" && challenge === "")) throw new NotFoundException();
    if (!(await this.subscriptions.confirms(id, { mode, topic, lease }, this.clock.now())))
      throw new NotFoundException();
    return challenge;
  }

  /** A wrong signature gets the same answer as a right one, so that nobody can probe signatures. */
  @Post()
  @HttpCode(202)
  async push(
    @Param("id") id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.limits.spend("hubsByNetwork", networkKey(request.ip));
    const now = this.clock.now();
    if (!UUID.test(id) || !(await this.subscriptions.isLive(id, now))) {
      // Hubs end a subscription after this answer.
      throw httpProblem(410, "hub.unknown", "There is no such subscription.");
    }
    const signature = hubSignature(request.get("x-hub-signature"));
    const isLarge = Number(request.headers["content-length"] ?? 0) > MOST_BYTES;
    const isSigned = isLarge
      ? "too-large"
      : await this.secrets.isSigned(request, { subscription: id, signature, most: MOST_BYTES });
    if (isSigned === "too-large") {
      response.setHeader("Connection", "close");
      throw httpProblem(413, "hub.too-large", "A feed can be at most 5 MB.");
    }
    if (!isSigned || !signature) return;
    const pushed = await this.subscriptions.pushed(id, `${signature.method}=${signature.hex}`, now);
    if (pushed) await this.pushes.tell(pushed.podcastId, pushed.dueAt);
  }
}

function questionIn(query: Readonly<Record<string, unknown>>) {
  const text = (name: string): string => {
    const value = query[`hub.${name}`];
    return typeof value === "string" && value.length <= 4_000 ? value : "";
  };
  return { mode: text("mode"), topic: text("topic"), challenge: text("challenge"), lease: text("lease_seconds") };
}
