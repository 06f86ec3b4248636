import { Identities } from "@earshot/domain/accounts/flows/identities";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Controller, Delete, Get, HttpException, Param, Query, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import type { z } from "zod";
import { Limits } from "../../limits/limits.js";
import { Access, SignedIn } from "../../http/access/access.js";
import { download } from "../../http/body/download.js";
import { Endpoint } from "../../http/endpoints/endpoint.js";
import { OwnedData } from "../../database/owned-data.js";
import { httpProblem } from "../../http/problem.js";
import { SecurityLog } from "../../http/access/security-log.js";
import type { Viewer } from "../../http/access/viewer.js";
import { zodQuery as zod } from "../../http/query/zod-query.js";
import { type SentIdentity, sentIdentity } from "./account-details.js";
import { accountExport } from "./account-export.js";
import {
  endedAnswer,
  exportAnswer,
  exportQuery,
  foreign,
  identitiesAnswer,
  limited,
  providerPath,
  sessionPath,
  sessionsAnswer,
} from "./account.schemas.js";
import { type ListedSession, PostgresSessionStore } from "../stores/postgres-session-store.js";

/** The user's sessions and the providers that are connected to the account. */
@Controller("api/v1/account")
@Access("user")
export class SignInMethodsController {
  constructor(
    private readonly sessions: PostgresSessionStore,
    private readonly identities: Identities,
    private readonly data: OwnedData,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly security: SecurityLog,
  ) {}

  @Get("sessions")
  @Endpoint({
    summary: "The sessions in which you are signed in",
    answers: { 200: { description: "The sessions, most recently used first", schema: sessionsAnswer } },
  })
  async listSessions(
    @SignedIn() { userId, sessionId }: Viewer,
  ): Promise<{ sessions: (ListedSession & { current: boolean })[] }> {
    const sessions = await this.sessions.ofUser(userId);
    return { sessions: sessions.map((session) => ({ ...session, current: session.id === sessionId })) };
  }

  /** All except the session of this request. */
  @Delete("sessions")
  @Endpoint({
    summary: "End your other sessions",
    answers: { 200: { description: "The number of sessions that ended", schema: endedAnswer }, ...foreign },
  })
  async endOthers(@SignedIn() { userId, sessionId }: Viewer, @Req() request: Request): Promise<{ ended: number }> {
    const ended = await this.sessions.endAll(userId, sessionId);
    this.security.note(request, "session.revoked", { detail: "all others" });
    return { ended };
  }

  @Delete("sessions/:id")
  @Endpoint({
    summary: "End one of your sessions",
    answers: {
      204: { description: "The session has ended" },
      404: { description: "There is no such session" },
      ...foreign,
    },
  })
  async endSession(
    @SignedIn() { userId }: Viewer,
    @Param(zod(sessionPath)) { id }: z.output<typeof sessionPath>,
    @Req() request: Request,
  ): Promise<void> {
    if (!(await this.sessions.end(userId, id))) throw missing("session.unknown", "There is no such session.");
    this.security.note(request, "session.revoked", { detail: id });
  }

  @Get("identities")
  @Endpoint({
    summary: "The providers that you can sign in with",
    answers: {
      200: {
        description: "The connected providers, in the order in which you connected them",
        schema: identitiesAnswer,
      },
    },
  })
  async listIdentities(@SignedIn() { userId }: Viewer): Promise<{ identities: SentIdentity[] }> {
    return { identities: (await this.identities.of(userId)).map(sentIdentity) };
  }

  @Delete("identities/:provider")
  @Endpoint({
    summary: "Disconnect a provider",
    answers: {
      204: { description: "The provider is disconnected" },
      404: { description: "The provider is not connected" },
      409: { description: "The provider is your only way to sign in" },
      ...foreign,
    },
  })
  async unlink(
    @SignedIn() { userId }: Viewer,
    @Param(zod(providerPath)) { provider }: z.output<typeof providerPath>,
    @Req() request: Request,
  ): Promise<void> {
    const outcome = await this.identities.unlink(userId, provider);
    if (outcome === "not-linked") throw missing("identity.unknown", "That account is not connected.");
    if (outcome === "last-way-in") {
      const detail = "This is your only way to sign in. Set a password or connect another account first.";
      throw httpProblem(409, "identity.last-way-in", detail);
    }
    this.security.note(request, "identity.unlinked", { detail: provider });
  }

  @Get("export")
  @Endpoint({
    summary: "Download everything stored about you as JSON or CSV",
    answers: { 200: { description: "The data as a file", schema: exportAnswer }, ...limited },
  })
  async export(
    @SignedIn() { userId }: Viewer,
    @Query(zod(exportQuery)) { format }: z.output<typeof exportQuery>,
    @Res() response: Response,
  ): Promise<void> {
    await this.limits.spend("exportByUser", userId);
    response.setHeader("Content-Disposition", `attachment; filename="earshot-account.${format}"`);
    response.type(format === "csv" ? "text/csv" : "application/json");
    await download(accountExport(this.data, userId, format, this.clock.now()), response);
  }
}

function missing(code: string, detail: string): HttpException {
  return httpProblem(404, code, detail);
}
