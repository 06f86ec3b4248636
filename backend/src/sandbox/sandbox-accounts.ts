import { SANDBOX_LIST } from "@earshot/domain/keys/test-key";
import { Lists } from "@earshot/domain/lists/lists";
import { Tracking } from "@earshot/domain/tracking/tracking";
import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Injectable,
  type NestInterceptor,
} from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import type { Request } from "express";
import { catchError, map, type Observable } from "rxjs";
import { Raw } from "typeorm";
import { SANDBOX_EMAIL, UserRow } from "../accounts/stores/user.row.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { returnedRows } from "../database/returned-rows.js";
import { ACCESS, type AccessRule } from "../http/access/access.js";
import { keyCallerOf } from "../http/access/key-caller.js";
import { viewerOf } from "../http/access/viewer.js";
import { ListRow } from "../lists/stores/list.row.js";
import { SANDBOX_NOW } from "./sandbox-shows.js";

/** How long the sandbox keeps what test keys write. The time starts with the first write. */
const KEPT = "interval '24 hours'";

/**
 * The users that own what test keys write. They are rows of `users`, so that the sandbox's lists use the same tables as all others, but
 * nobody can sign in as one. Like accounts that end, they are removed at `delete_after`, with everything that they own.
 */
@Injectable()
export class SandboxAccounts implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly transactions: PostgresTransactions,
    private readonly lists: Lists,
    private readonly tracking: Tracking,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    const declared = [context.getHandler(), context.getClass()];
    const isForUsers = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, declared) === "user";
    const caller = keyCallerOf(request);
    const viewer = viewerOf(request);
    if (!isForUsers || !caller?.isTest || !viewer) return next.handle();
    if (caller.isPublic) await this.prepareSample(viewer.userId);
    else await this.prepare(viewer.userId, request.method !== "GET");
    return next.handle().pipe(map(datedNow), catchError(throwDated));
  }

  /** Removes the user whose time is over, and creates it if something is about to be written. */
  private async prepare(id: string, writes: boolean): Promise<void> {
    const users = await this.transactions.writing(UserRow);
    await users.delete({ id, deleteAfter: Raw((column) => `${column} <= now()`) });
    if (writes) await this.create(id);
  }

  /** The public test key only reads, so its list and its tracked show are written here. */
  private async prepareSample(id: string): Promise<void> {
    const known = await this.transactions.reading(UserRow);
    if (await known.existsBy({ id, deleteAfter: Raw((column) => `${column} > now()`) })) return;
    const { podcastIds, ...list } = SANDBOX_LIST;
    await this.transactions.run(async () => {
      await this.prepare(id, false);
      // Another request may have been faster.
      if (!(await this.create(id))) return;
      await (await this.transactions.writing(ListRow)).insert({ ...list, userId: id });
      await this.lists.addAll(id, list.id, podcastIds);
      await this.tracking.start(id, podcastIds[0]);
    });
  }

  /** Returns false if the user exists. */
  private async create(id: string): Promise<boolean> {
    const users = await this.transactions.writing(UserRow);
    const user = { id, email: SANDBOX_EMAIL, emailKey: null, deleteAfter: () => `now() + ${KEPT}` };
    const created = await users.createQueryBuilder().insert().values(user).orIgnore().returning("id").execute();
    return returnedRows(users, created).length > 0;
  }
}

/** A conflict contains the current state of a row. */
function throwDated(thrown: unknown): never {
  if (!(thrown instanceof HttpException)) throw thrown as Error;
  throw new HttpException(datedNow(thrown.getResponse()) as object, thrown.getStatus());
}

/** An answer in which nothing is later than now: rows are dated by the real clock, which also orders them. No check is ever due. */
function datedNow(answer: unknown): unknown {
  if (answer instanceof Date) return answer > SANDBOX_NOW ? SANDBOX_NOW : answer;
  if (Array.isArray(answer)) return answer.map(datedNow);
  if (typeof answer !== "object" || answer === null) return answer;
  const dated = (name: string, value: unknown) => (name === "nextCheckAt" ? null : datedNow(value));
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, dated(name, value)]));
}
