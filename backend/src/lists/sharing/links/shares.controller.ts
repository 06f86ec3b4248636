import type { ShareKind } from "@earshot/domain/lists/sharing/share-link";
import { hasEnded } from "@earshot/domain/lists/sharing/share-link";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Body, Controller, Delete, Get, Inject, Param, Post } from "@nestjs/common";
import type { z } from "zod";
import { Limits } from "../../../limits/limits.js";
import { Access, SignedIn } from "../../../http/access/access.js";
import { CONFIG } from "../../../core/config.module.js";
import type { Config } from "../../../shared/config/config.js";
import { Endpoint } from "../../../http/endpoints/endpoint.js";
import type { Viewer } from "../../../http/access/viewer.js";
import { zodQuery as zod } from "../../../http/query/zod-query.js";
import { granted } from "../../granted.js";
import { listPath } from "../../list-requests.schemas.js";
import { mayNot, noList } from "../../lists.schemas.js";
import { PostgresShares } from "./postgres-shares.js";
import { ShareLinks } from "./share-links.js";
import { madeShareAnswer, shareBody, sharePath, sharesAnswer } from "./shares.schemas.js";

@Controller("api/v1/lists/:id/shares")
@Access("user")
export class SharesController {
  constructor(
    private readonly links: ShareLinks,
    private readonly shares: PostgresShares,
    private readonly limits: Limits,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Endpoint({
    summary: "List the share links of a list, newest first, and how often each was opened",
    answers: {
      200: { description: "The share links, without their tokens", schema: sharesAnswer },
      ...mayNot,
      ...noList,
    },
  })
  async all(@SignedIn() { userId }: Viewer, @Param(zod(listPath)) { id }: z.output<typeof listPath>) {
    const now = this.clock.now();
    const shares = granted(await this.shares.ofList(userId, id)).map(({ share, views, days }) => ({
      id: share.id,
      as: share.kind,
      createdAt: share.createdAt,
      endsAt: share.endsAt,
      ended: hasEnded(share.endsAt, now),
      hasPassword: share.passwordHash !== null,
      ownerName: share.ownerName,
      views,
      days,
    }));
    return { shares };
  }

  @Post()
  @Endpoint({
    summary: "Create a share link, which opens a list without an account",
    answers: {
      201: { description: "The link, with its token", schema: madeShareAnswer },
      ...mayNot,
      ...noList,
      422: {
        description: "The expiry date is not in the future, the list already has 20 links, or it is too long to freeze",
      },
      429: { description: "More than 60 links in an hour; see Retry-After" },
      503: { description: "The source of podcasts is down, so the list cannot be frozen" },
    },
  })
  async make(
    @SignedIn() { userId }: Viewer,
    @Param(zod(listPath)) { id }: z.output<typeof listPath>,
    @Body(zod(shareBody)) { expiresAt, ...wanted }: { as: ShareKind } & z.output<typeof shareBody>,
  ): Promise<{ id: string; token: string; url: string }> {
    await this.limits.spend("sharesByUser", userId);
    const endsAt = expiresAt === undefined ? undefined : new Date(expiresAt);
    const made = granted(await this.links.make(userId, id, { ...wanted, endsAt }));
    return { ...made, url: new URL(`/l/${made.token}`, this.config.publicUrl).href };
  }

  @Delete(":shareId")
  @Endpoint({
    summary: "Turn off a share link",
    answers: {
      204: { description: "The share link is turned off" },
      ...mayNot,
      404: { description: "You have no such list, or it has no such link" },
    },
  })
  async remove(
    @SignedIn() { userId }: Viewer,
    @Param(zod(sharePath)) { id, shareId }: z.output<typeof sharePath>,
  ): Promise<void> {
    granted(await this.shares.remove(userId, id, shareId));
  }
}
