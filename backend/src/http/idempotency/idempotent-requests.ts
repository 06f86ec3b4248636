import { createHash } from "node:crypto";
import { HttpException } from "@nestjs/common";
import { Not } from "typeorm";
import { IdempotencyKeyRow } from "./idempotency-key.row.js";
import { olderThan } from "../../database/older-than.js";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { httpProblem } from "../problem.js";
import { returnedRows } from "../../database/returned-rows.js";
import { unlessLocked } from "../../database/unless-locked.js";

/** Identifies a request: the sender, the route, and the client's key. `onReplay` runs before an earlier answer is returned. */
export type KeyedRequest = {
  readonly owner: string;
  readonly route: string;
  readonly key: string | undefined;
  readonly onReplay?: () => void;
};

type Known = { same: boolean; answer: unknown };

/** How long a repeated request waits for the first one to end before it gets a 409. */
const LOCK_TIMEOUT = "800ms";
/** Seconds for which an answer is stored. */
const LIFE = 86_400;

/**
 * Makes retries harmless: a request with a key runs once, and a repeat gets the first answer. The key is written in the transaction
 * of the work itself, so a crash leaves both or neither.
 */
export class IdempotentRequests {
  constructor(private readonly transactions: PostgresTransactions) {}

  /** The earlier answer to this request; undefined if the request is new. Throws the 422 for a key with a different payload. */
  async answered<Answer>(request: KeyedRequest, payload: unknown): Promise<Answer | undefined> {
    const known = request.key === undefined ? undefined : await this.find(request, digest(payload));
    return known && answerOf<Answer>(known, request);
  }

  /**
   * Runs `work` in a transaction, or returns its earlier answer. Without a key it just runs. Throws the 409 while the same
   * request runs elsewhere, the 422 for a key with another payload.
   */
  async once<Answer>(request: KeyedRequest, payload: unknown, work: () => Promise<Answer>): Promise<Answer> {
    if (request.key === undefined) return this.transactions.run(work);
    const hash = digest(payload);
    return this.transactions.run(async () => {
      if (await this.claim(request, hash)) {
        const answer = await work();
        const keys = await this.transactions.writing(IdempotencyKeyRow);
        await keys.update(whole(request), { answer: answer ?? null });
        return answer;
      }
      const known = await this.find(request, hash);
      if (!known) throw stillRunning();
      return answerOf<Answer>(known, request);
    });
  }

  /** Removes keys that are older than a day. */
  async sweep(): Promise<void> {
    await (await this.transactions.writing(IdempotencyKeyRow)).delete({ createdAt: olderThan(LIFE) });
  }

  /** Whether the key is ours now. Waits for a transaction that holds it: if that fails, the key is ours. */
  private async claim(request: KeyedRequest, hash: Buffer): Promise<boolean> {
    const keys = await this.transactions.writing(IdempotencyKeyRow);
    const claimed = await unlessLocked(this.transactions, LOCK_TIMEOUT, () =>
      keys
        .createQueryBuilder()
        .insert()
        .values({ ...whole(request), payloadHash: hash })
        .orUpdate(["payload_hash", "answer", "created_at"], ["owner", "route", "key"], {
          overwriteCondition: { where: { createdAt: olderThan(LIFE) } },
        })
        .execute(),
    );
    if (claimed === "locked") throw stillRunning();
    return returnedRows(keys, claimed).length > 0;
  }

  private async find(request: KeyedRequest, hash: Buffer): Promise<Known | undefined> {
    const keys = await this.transactions.reading(IdempotencyKeyRow);
    const known = await keys.findOneBy({ ...whole(request), createdAt: Not(olderThan(LIFE)) });
    return known ? { same: hash.equals(known.payloadHash), answer: known.answer } : undefined;
  }
}

function whole({ owner, route, key = "" }: KeyedRequest): { owner: string; route: string; key: string } {
  return { owner: createHash("sha256").update(owner).digest("base64url"), route, key };
}

/** The parsed payload is hashed: the same fields in the same order give the same digest, in any encoding. */
function digest(payload: unknown): Buffer {
  return createHash("sha256").update(JSON.stringify(payload)).digest();
}

function answerOf<Answer>({ same, answer }: Known, { onReplay }: KeyedRequest): Answer {
  if (same) {
    onReplay?.();
    return answer as Answer;
  }
  const detail = "This Idempotency-Key was used for another request. Please send this one with a new key.";
  throw httpProblem(422, "idempotency.other-payload", detail);
}

function stillRunning(): HttpException {
  const detail = "The same request is still being processed. Please try again in a moment.";
  return httpProblem(409, "idempotency.still-running", detail, { retryAfter: 1 });
}
