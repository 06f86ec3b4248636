import { type ApiKey, KEYS_MAX, type KeyState, keyState } from "@earshot/domain/keys/api-key";
import { keyMode, type KeyMode } from "@earshot/domain/keys/key-secret";
import { ApiKeys, type IssuedKey, type KeyRefusal, type Proof } from "@earshot/domain/keys/api-keys";
import { Clock } from "@earshot/domain/shared/clock.port";
import type { KeyScope } from "@earshot/domain/shared/key-scopes";
import { Body, Controller, Delete, Get, HttpException, Param, Patch, Post, Req } from "@nestjs/common";
import type { Request } from "express";
import type { z } from "zod";
import { AccountDetails } from "../accounts/account/account-details.js";
import { Limits } from "../limits/limits.js";
import { Access, SignedIn } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { httpProblem } from "../http/problem.js";
import { SecurityLog } from "../http/access/security-log.js";
import type { Viewer } from "../http/access/viewer.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import {
  keyAnswer,
  keyChangeBody,
  keyPath,
  keysAnswer,
  newKeyAnswer,
  newKeyBody,
  rotationBody,
} from "./keys.schemas.js";

const REFUSALS = {
  "wrong-password": "That is not your current password.",
  "sign-in-again": "Please sign in again first: your account has no password to confirm with.",
  unconfirmed: "Please confirm your email address first.",
} as const;

const refused = { 403: { description: "The password is wrong, or the email address is not confirmed" } };
const broken = { 422: { description: "A field breaks a rule; `errors` says which" } };
const gone = { 404: { description: "You have no active key with this id" } };
const limited = { 429: { description: "Too many attempts; see Retry-After" } };

type Facts = Pick<ApiKey, "id" | "name" | "hint" | "createdAt"> & {
  readonly scopes: readonly KeyScope[];
  readonly mode: KeyMode;
  readonly state: KeyState;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
};

/** The user's API keys. API keys cannot use these routes. */
@Controller("api/v1/account/api-keys")
@Access("user")
export class KeysController {
  constructor(
    private readonly keys: ApiKeys,
    private readonly details: AccountDetails,
    private readonly limits: Limits,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Endpoint({
    summary: "List your API keys, newest first",
    answers: { 200: { description: "The API keys, without their secrets", schema: keysAnswer } },
  })
  async all(@SignedIn() { userId }: Viewer): Promise<{ keys: Facts[]; most: typeof KEYS_MAX }> {
    return { keys: (await this.keys.all(userId)).map((key) => this.sent(key)), most: KEYS_MAX };
  }

  @Post()
  @Endpoint({
    summary: "Create an API key",
    answers: {
      201: { description: "The new key, with its secret", schema: newKeyAnswer },
      ...refused,
      ...broken,
      ...limited,
    },
  })
  async create(
    @SignedIn() viewer: Viewer,
    @Req() request: Request,
    @Body(zod(newKeyBody)) { currentPassword, expiresAt, ...wanted }: z.output<typeof newKeyBody>,
  ): Promise<Facts & { secret: string }> {
    const proof = await this.proof(viewer, currentPassword);
    const facts = { ...wanted, expiresAt: expiresAt === null ? undefined : new Date(expiresAt) };
    const issued = this.admitted(await this.keys.create(viewer.userId, proof, facts), request);
    this.security.note(request, "key.created", { detail: issued.key.id });
    return { ...this.sent(issued.key), secret: issued.secret };
  }

  @Patch(":id")
  @Endpoint({
    summary: "Rename an API key or remove some of its scopes",
    answers: { 200: { description: "The changed key", schema: keyAnswer }, ...gone, ...broken },
  })
  async change(
    @SignedIn() { userId }: Viewer,
    @Param(zod(keyPath)) { id }: z.output<typeof keyPath>,
    @Body(zod(keyChangeBody)) { name, scopes }: z.output<typeof keyChangeBody>,
  ): Promise<Facts> {
    const key = await this.keys.change(userId, id, { name, scopes });
    if (!key) throw notFound();
    return this.sent(key);
  }

  @Post(":id/rotate")
  @Endpoint({
    summary: "Replace an API key; the old secret works until the grace period ends",
    answers: {
      201: { description: "The new key, with its secret", schema: newKeyAnswer },
      ...refused,
      ...gone,
      ...limited,
    },
  })
  async rotate(
    @SignedIn() viewer: Viewer,
    @Req() request: Request,
    @Param(zod(keyPath)) { id }: z.output<typeof keyPath>,
    @Body(zod(rotationBody)) { graceHours, currentPassword }: z.output<typeof rotationBody>,
  ): Promise<Facts & { secret: string }> {
    const proof = await this.proof(viewer, currentPassword);
    const outcome = await this.keys.rotate(viewer.userId, proof, { id, graceHours });
    if (outcome === undefined) throw notFound();
    const issued = this.admitted(outcome, request);
    this.security.note(request, "key.rotated", { detail: id });
    return { ...this.sent(issued.key), secret: issued.secret };
  }

  @Delete(":id")
  @Endpoint({
    summary: "Revoke an API key immediately",
    answers: { 204: { description: "The key no longer works" }, ...gone },
  })
  async revoke(
    @SignedIn() { userId }: Viewer,
    @Req() request: Request,
    @Param(zod(keyPath)) { id }: z.output<typeof keyPath>,
  ): Promise<void> {
    if (!(await this.keys.revoke(userId, id))) throw notFound();
    this.security.note(request, "key.revoked", { detail: id });
  }

  /** Confirms the user's identity. Counts the attempt, because it costs a password hash. */
  private async proof(viewer: Viewer, password: string): Promise<Proof> {
    await this.limits.spend("accountByUser", viewer.userId);
    return { password, justSignedIn: await this.details.justSignedIn(viewer) };
  }

  private admitted(outcome: IssuedKey | KeyRefusal, request: Request): IssuedKey {
    if (typeof outcome !== "string") return outcome;
    this.security.note(request, "reauthentication.refused", { detail: outcome });
    const message = REFUSALS[outcome];
    const errors = [{ path: "currentPassword", message }];
    throw httpProblem(403, `account.${outcome}`, message, { errors });
  }

  private sent(key: ApiKey): Facts {
    const { id, name, scopes, hint, createdAt } = key;
    const [expiresAt, lastUsedAt] = [key.expiresAt ?? null, key.lastUsedAt ?? null];
    const state = keyState(key, this.clock.now());
    return { id, name, scopes, hint, mode: keyMode(hint), state, createdAt, expiresAt, lastUsedAt };
  }
}

function notFound(): HttpException {
  return httpProblem(404, "key.not-found", "There is no such key, or it no longer works.");
}
