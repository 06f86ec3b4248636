import { randomBytes } from "node:crypto";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { CODE_BYTES, claimCode } from "@earshot/domain/claims/claim-code";
import { CLAIMS_MAX, claimState } from "@earshot/domain/claims/claim-rules";
import { DESCRIPTION_MAX, parseCorrections } from "@earshot/domain/claims/corrections";
import { Clock } from "@earshot/domain/shared/clock.port";
import { fieldFault } from "@earshot/domain/shared/domain-error";
import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import type { z } from "zod";
import { down, missing } from "../catalogue/catalogue.schemas.js";
import { plainText as plainWords } from "../catalogue/import/text/clean-text.js";
import { podcastPath } from "../catalogue/search-query.schemas.js";
import { Limits } from "../limits/limits.js";
import { Access, SignedIn } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { httpProblem } from "../http/problem.js";
import { SecurityLog } from "../http/access/security-log.js";
import type { Viewer } from "../http/access/viewer.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import { ClaimMails } from "./claim-mails.js";
import { ClaimChecks } from "./claim-checks.js";
import { ClaimStore } from "./claim-store.js";
import { FeedChecks } from "./feed-checks.js";
import {
  claimAnswer,
  claimPath,
  claimsAnswer,
  correctionsBody,
  feedCheckAnswer,
  mailCodeBody,
  mailedAnswer,
  type Claim,
  type Claims,
  type FeedCheck,
  type Mailed,
} from "./claims.schemas.js";
import type { ShowClaimRow } from "./show-claim.row.js";

type ClaimPath = z.output<typeof claimPath>;

const noClaim = { 404: { description: "You have no such claim" } };
const tooOften = { 429: { description: "Too many requests in a short time; see Retry-After" } };

/** Lets makers claim their shows. */
@Controller("api/v1")
@Access("user")
export class ClaimsController {
  constructor(
    private readonly catalogue: PodcastCatalogue,
    private readonly store: ClaimStore,
    private readonly checks: ClaimChecks,
    private readonly mails: ClaimMails,
    private readonly feedChecks: FeedChecks,
    private readonly limits: Limits,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
  ) {}

  @Get("claims")
  @Endpoint({
    summary: "List the shows that you have claimed, newest first, including claims that ended within the last year",
    answers: { 200: { description: "The claims", schema: claimsAnswer } },
  })
  async all(@SignedIn() { userId }: Viewer): Promise<Claims> {
    return { claims: (await this.store.all(userId)).map((claim) => this.sent(claim)) };
  }

  @Post("podcasts/:id/claims")
  @Endpoint({
    summary: "Claim a show and get the code to put into its feed. A repeated call returns the same code",
    answers: {
      200: { description: "The claim that you already have", schema: claimAnswer },
      201: { description: "The new claim", schema: claimAnswer },
      ...missing,
      422: { description: "You have too many open claims" },
      ...tooOften,
      ...down,
    },
  })
  async claim(
    @SignedIn() { userId }: Viewer,
    @Param(zod(podcastPath)) { id }: z.output<typeof podcastPath>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Claim> {
    await this.limits.spend("claimsByUser", userId);
    const podcast = await this.catalogue.podcast(id);
    if (!podcast) throw httpProblem(404, "podcast.unknown", "No podcast found.");
    const opened = await this.store.open(userId, podcast, claimCode(randomBytes(CODE_BYTES)), this.clock.now());
    if (opened === "full") {
      const message = `You can have up to ${CLAIMS_MAX} open claims. Withdraw one first.`;
      throw httpProblem(422, "claim.full", message);
    }
    response.status(opened.isNew ? 201 : 200);
    return this.sent(opened.claim);
  }

  @Post("claims/:id/check")
  @Endpoint({
    summary: "Read the show's feed now and look for the code; this takes at most about eight seconds",
    answers: { 200: { description: "The claim after the check", schema: claimAnswer }, ...noClaim, ...tooOften },
  })
  async check(
    @SignedIn() { userId }: Viewer,
    @Param(zod(claimPath)) { id }: ClaimPath,
    @Req() request: Request,
  ): Promise<Claim> {
    const claim = await this.own(userId, id);
    await this.spendCheck(userId, id);
    await this.checks.check(claim);
    const checked = await this.own(userId, id);
    if (claim.provedAt === null && checked.provedAt !== null) {
      this.security.note(request, "claim.proved", { detail: `${checked.podcastId} by ${checked.way ?? ""}` });
    }
    return this.sent(checked);
  }

  @Post("claims/:id/mail")
  @Endpoint({
    summary:
      "Email a code to the owner’s address in the show’s feed. At most one email a day is sent per person and show, and five per show; " +
      "the response is the same beyond that",
    answers: {
      200: { description: "Where the code is sent", schema: mailedAnswer },
      ...noClaim,
      409: { description: "The claim is not waiting for proof" },
      ...tooOften,
    },
  })
  async mail(@SignedIn() { userId }: Viewer, @Param(zod(claimPath)) { id }: ClaimPath): Promise<Mailed> {
    const claim = await this.own(userId, id);
    if (claimState(claim, this.clock.now()) !== "waiting") {
      throw httpProblem(409, "claim.not-waiting", "This claim isn’t waiting for proof.");
    }
    await this.spendCheck(userId, id);
    return this.mails.send(claim);
  }

  @Post("claims/:id/prove")
  @Endpoint({
    summary: "Prove a claim with the emailed code",
    answers: {
      200: { description: "The proved claim", schema: claimAnswer },
      ...noClaim,
      422: { description: "The code is wrong, or the claim is not waiting for one" },
      ...tooOften,
    },
  })
  async prove(
    @SignedIn() { userId }: Viewer,
    @Param(zod(claimPath)) { id }: ClaimPath,
    @Body(zod(mailCodeBody)) { code }: z.output<typeof mailCodeBody>,
    @Req() request: Request,
  ): Promise<Claim> {
    const claim = await this.own(userId, id);
    await this.spendCheck(userId, id);
    if (!(await this.checks.proveByMail(claim, code)))
      throw fieldFault("claim.code", "code", "That isn’t the code from the newest email.");
    const proved = await this.own(userId, id);
    this.security.note(request, "claim.proved", { detail: `${proved.podcastId} by ${proved.way ?? ""}` });
    return this.sent(proved);
  }

  @Post("claims/:id/health")
  @Endpoint({
    summary:
      "Read the feed of a show that you have proved to be yours now, and check what it has and lacks. At most once an hour for each " +
      "show; this takes about eight seconds at most, or ten if the feed was already being read for somebody else",
    answers: {
      200: { description: "Whether the feed could be read, and the findings", schema: feedCheckAnswer },
      404: { description: "You have no such claim, or its show has no feed" },
      409: { description: "The claim is not proved, or its show was merged with another one" },
      429: {
        description:
          "The feed was checked within the last hour, or may not be requested at the moment; see Retry-After",
      },
    },
  })
  async health(@SignedIn() { userId }: Viewer, @Param(zod(claimPath)) { id }: ClaimPath): Promise<FeedCheck> {
    const claim = await this.own(userId, id);
    if (claimState(claim, this.clock.now()) !== "proved") throw notProved();
    return this.feedChecks.check(claim.podcastId);
  }

  @Put("claims/:id/corrections")
  @Endpoint({
    summary:
      "Correct facts of a show that you have proved to be yours. They replace the feed’s and are marked “by its makers”",
    answers: {
      200: { description: "The claim, with its corrections", schema: claimAnswer },
      ...noClaim,
      409: { description: "The claim is not proved" },
      422: { description: "A correction is invalid" },
    },
  })
  async correct(
    @SignedIn() { userId }: Viewer,
    @Param(zod(claimPath)) { id }: ClaimPath,
    @Body(zod(correctionsBody)) body: z.output<typeof correctionsBody>,
    @Req() request: Request,
  ): Promise<Claim> {
    const claim = await this.own(userId, id);
    const corrections = parseCorrections(body);
    const description = plainWords(corrections.description ?? undefined, DESCRIPTION_MAX) ?? null;
    if (!(await this.store.correct(claim.id, { ...corrections, description }, this.clock.now()))) {
      throw notProved();
    }
    this.security.note(request, "claim.corrected", { detail: claim.podcastId });
    return this.sent(await this.own(userId, id));
  }

  @Delete("claims/:id")
  @Endpoint({
    summary: "Withdraw a claim",
    answers: { 204: { description: "The claim has ended" }, ...noClaim },
  })
  async withdraw(@SignedIn() { userId }: Viewer, @Param(zod(claimPath)) { id }: ClaimPath): Promise<void> {
    const claim = await this.own(userId, id);
    await this.store.end(claim.id, "withdrawn", this.clock.now());
  }

  private async spendCheck(userId: string, id: string): Promise<void> {
    await this.limits.spend("claimChecksByUser", userId);
    await this.limits.spend("claimChecksByClaim", id);
  }

  private async own(userId: string, id: string): Promise<ShowClaimRow> {
    const claim = await this.store.one(userId, id);
    if (!claim) throw httpProblem(404, "claim.not-found", "There is no such claim.");
    return claim;
  }

  private sent(claim: ShowClaimRow): Claim {
    const { id, podcastId, title, code, way, createdAt, expiresAt, provedAt, checkedAt, failure } = claim;
    const { description, website, contact } = claim;
    return {
      ...{ id, podcastId, title, code, way, failure },
      state: claimState(claim, this.clock.now()),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      provedAt: provedAt?.toISOString() ?? null,
      checkedAt: checkedAt?.toISOString() ?? null,
      corrections: { description, website, contact },
    };
  }
}

const notProved = () => httpProblem(409, "claim.not-proved", "Prove that the show is yours first.");
