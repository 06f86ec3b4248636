import { randomUUID } from "node:crypto";
import { type FormTrap, looksAutomated } from "@earshot/domain/shared/form-trap";
import type { Request } from "express";
import { inConstantTime } from "../shared/process/constant-time.js";
import { idempotencyKey } from "../http/idempotency/idempotency-key.js";
import type { IdempotentRequests } from "../http/idempotency/idempotent-requests.js";
import { markReplayed } from "../http/idempotency/replayed.js";
import { viewerOf } from "../http/access/viewer.js";
import type { Limits } from "./limits.js";
import { networkBlock, networkKey } from "./network-key.js";

export type FormName = "campaignRequests" | "waitlist" | "contactMessages" | "contactRemovals";

/** The answer to the sender of a form, whatever the outcome. */
export type Received = { readonly id: string };

/**
 * The common handling of public forms: a repeat gets the first answer and does not count toward limits, limits apply, bots get a
 * normal answer although nothing is stored, and every answer takes the same time.
 */
export class PublicForms {
  constructor(
    private readonly limits: Limits,
    private readonly requests: IdempotentRequests,
    private readonly evenTime: number,
  ) {}

  /**
   * `fields` are the valid fields, which identify a repeat. `store` saves them in a transaction and returns the id. Throws the 409,
   * 422 and 429.
   */
  take(form: FormName, from: Request, fields: object, trap: FormTrap, store: () => Promise<string>): Promise<Received> {
    const viewer = viewerOf(from);
    const owner = viewer ? `user ${viewer.userId}` : `network ${networkKey(from.ip)}`;
    const request = { owner, route: form, key: idempotencyKey(from), onReplay: () => markReplayed(from) };
    return inConstantTime(this.evenTime, async () => {
      const before = await this.requests.answered<Received>(request, fields);
      if (before) return before;
      await this.limits.spend(`${form}ByNetwork`, networkKey(from.ip));
      await this.limits.spend(`${form}ByBlock`, networkBlock(from.ip));
      if (looksAutomated(trap)) return { id: randomUUID() };
      return this.requests.once(request, fields, async () => ({ id: await store() }));
    });
  }
}
