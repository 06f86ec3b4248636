import { attachment, exportFileName } from "@earshot/domain/lists/export-file-name";
import { PAGE_SIZE } from "@earshot/domain/lists/list";
import { sharedCsvHead, sharedCsvLines } from "@earshot/domain/lists/sharing/shared-csv";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Body, Controller, Get, Inject, Param, Post, Query, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import type { z } from "zod";
import { cookieValue } from "../../../accounts/sessions/session-cookie.js";
import { Limits } from "../../../limits/limits.js";
import { networkKey } from "../../../limits/network-key.js";
import { Access, SignedIn } from "../../../http/access/access.js";
import { CONFIG } from "../../../core/config.module.js";
import type { Config } from "../../../shared/config/config.js";
import { download } from "../../../http/body/download.js";
import { Endpoint } from "../../../http/endpoints/endpoint.js";
import { httpProblem } from "../../../http/problem.js";
import { SecurityLog } from "../../../http/access/security-log.js";
import type { Viewer } from "../../../http/access/viewer.js";
import { zodQuery as zod } from "../../../http/query/zod-query.js";
import { granted } from "../../granted.js";
import { CopiedLists } from "./copied-lists.js";
import { type OpenShare, PostgresShares } from "./postgres-shares.js";
import { ShareLinks } from "./share-links.js";
import { SharedRows } from "./shared-rows.js";
import {
  copiedAnswer,
  copyBody,
  sharedItemsAnswer,
  sharedItemsQuery,
  sharedListAnswer,
  tokenPath,
  unlockBody,
} from "./shares.schemas.js";

type Path = z.output<typeof tokenPath>;

/** The cookie that proves that a browser knows the password for the link in the cookie's path. */
const COOKIE = "earshot-link";
const gone = {
  401: {
    description: "The link needs a password that this browser has not entered; or nobody is signed in to copy the list",
  },
  404: { description: "There is no such link, or its owner turned it off" },
  410: { description: "The link has expired" },
};

/** A shared list. Anyone with the link can read it, and sees only what the owner chose. */
@Controller("api/v1/shared/:token")
@Access("guest")
export class SharedListController {
  private readonly secure: boolean;

  constructor(
    private readonly links: ShareLinks,
    private readonly shares: PostgresShares,
    private readonly rows: SharedRows,
    private readonly copies: CopiedLists,
    private readonly limits: Limits,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
    @Inject(CONFIG) { publicUrl }: Config,
  ) {
    this.secure = publicUrl.startsWith("https:");
  }

  @Get()
  @Endpoint({
    summary: "Open a shared list by its link",
    answers: { 200: { description: "The shared list, without its shows", schema: sharedListAnswer }, ...gone },
  })
  async about(
    @Param(zod(tokenPath)) { token }: Path,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const opened = await this.opened(token, request, response);
    const { share } = opened;
    return {
      name: nameOf(opened),
      ownerName: share.ownerName,
      as: share.kind,
      frozenOn: share.kind === "frozen" ? share.createdAt : null,
      endsAt: share.endsAt,
    };
  }

  @Get("items")
  @Endpoint({
    summary: "Get a page of a shared list",
    answers: {
      200: { description: "A page of up to 24 shows with their figures", schema: sharedItemsAnswer },
      ...gone,
    },
  })
  async page(
    @Param(zod(tokenPath)) { token }: Path,
    @Query(zod(sharedItemsQuery)) { page, sort }: z.output<typeof sharedItemsQuery>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const opened = await this.opened(token, request, response);
    return { ...(await this.rows.page(opened, page, sort)), page, pageSize: PAGE_SIZE };
  }

  @Get("export.csv")
  @Endpoint({
    summary: "Download a shared list as CSV",
    answers: { 200: { description: "The list as an attachment, named after the list" }, ...gone },
  })
  async export(
    @Param(zod(tokenPath)) { token }: Path,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const opened = await this.opened(token, request, response);
    const name = nameOf(opened);
    response.setHeader("Content-Type", "text/csv; charset=utf-8");
    response.setHeader("Content-Disposition", attachment(exportFileName(name, "csv")));
    const rows = this.rows.figured(opened);
    await download(
      (async function* () {
        yield sharedCsvHead();
        for await (const portion of rows) yield sharedCsvLines(name, portion);
      })(),
      response,
    );
  }

  @Post("views")
  @Endpoint({
    summary: "Count a view of a share link; nothing about the viewer is stored",
    answers: { 204: { description: "The view is counted" }, ...gone },
  })
  async view(
    @Param(zod(tokenPath)) { token }: Path,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const { share } = await this.opened(token, request, response);
    await this.shares.countView(share.id, this.clock.now());
  }

  @Post("unlock")
  @Endpoint({
    summary: "Enter the password of a share link, which this browser can then open for 12 hours",
    answers: {
      204: { description: "This browser can open the link now" },
      ...gone,
      403: { description: "The password is wrong" },
      429: { description: "Too many wrong passwords; see Retry-After" },
    },
  })
  async unlock(
    @Param(zod(tokenPath)) { token }: Path,
    @Body(zod(unlockBody)) { password }: z.output<typeof unlockBody>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const { share } = await this.found(token, request);
    hide(response);
    // Both are counted before the hash is computed, so that one network cannot use up everyone's attempts.
    await this.limits.spend("sharePasswordsByNetwork", `${share.id} ${networkKey(request.ip)}`);
    await this.limits.spend("sharePasswordsByLink", share.id);
    const proof = await this.links.unlock(share, password);
    if (proof === undefined) {
      this.securityLog.note(request, "share.refused", { detail: share.id });
      throw httpProblem(403, "share.wrong-password", "This is not the password.");
    }
    response.cookie(COOKIE, proof, {
      httpOnly: true,
      secure: this.secure,
      sameSite: "lax",
      path: `/api/v1/shared/${token}`,
      maxAge: 12 * 3_600_000,
    });
  }

  @Post("copy")
  @Access("user")
  @Endpoint({
    summary: "Copy a shared list to your lists",
    answers: {
      201: { description: "Your new list", schema: copiedAnswer },
      ...gone,
      409: { description: "You already have a list with that name" },
      422: { description: "You already have 1,000 lists, or the name is invalid" },
    },
  })
  async copy(
    @SignedIn() { userId }: Viewer,
    @Param(zod(tokenPath)) { token }: Path,
    @Body(zod(copyBody)) { name }: z.output<typeof copyBody>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ listId: string; name: string; itemCount: number }> {
    const opened = await this.opened(token, request, response);
    await this.limits.spend("sharesByUser", userId);
    return granted(await this.copies.copy(userId, opened, name ?? nameOf(opened)));
  }

  /** The link, after checking its password. */
  private async opened(token: string, request: Request, response: Response): Promise<OpenShare> {
    hide(response);
    const found = await this.found(token, request);
    if (this.links.isUnlocked(found.share, cookieValue(request.headers.cookie, COOKIE))) return found;
    throw httpProblem(401, "share.password", "Please enter the password of this list.");
  }

  private async found(token: string, request: Request): Promise<OpenShare> {
    await this.limits.spend("sharedByNetwork", networkKey(request.ip));
    const found = await this.links.open(token);
    if (found === "ended") throw httpProblem(410, "share.ended", "This link has expired.");
    if (!found) throw httpProblem(404, "share.unknown", "This link doesn’t lead to a list.");
    return found;
  }
}

/** Keeps search engines from indexing the page, and other sites from learning its URL. */
function hide(response: Response): void {
  response.set({ "X-Robots-Tag": "noindex, nofollow", "Referrer-Policy": "no-referrer" });
}

function nameOf({ share, list }: OpenShare): string {
  return share.kind === "frozen" ? share.listName : list.name;
}
