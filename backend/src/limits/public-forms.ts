import { randomUUID } from "node:crypto";
import { type FormTrap, looksAutomated } from "@earshot/domain/shared/form-trap";
import type { Request } from "express";
import { evenly } from "../shared/even-time.js";
import { idempotencyKey } from "../shared/idempotency-key.js";
import type { IdempotentRequests } from "../shared/idempotent-requests.js";
import { viewerOf } from "../shared/viewer.js";
import type { Limits } from "./limits.js";
import { networkBlock, networkKey } from "./network-key.js";

export type FormName = "campaignRequests" | "waitlist" | "contactMessages";

/** What a form's sender is told, whatever became of it. */
export type Received = { readonly id: string };

/**
 * What every form that anybody may send passes on its way in: repetitions get their first answer and count nowhere, limits
 * hold, programs get an answer like anybody's while nothing is kept, and all of it takes the same time.
 */
export class PublicForms {
  constructor(
    private readonly limits: Limits,
    private readonly requests: IdempotentRequests,
    private readonly evenTime: number,
  ) {}

  /**
   * `fields` are the valid ones, by which a repetition is known; `keep` writes them down in a transaction and answers the
   * id. Throws the 409, 422 and 429.
   */
  take(form: FormName, from: Request, fields: object, trap: FormTrap, keep: () => Promise<string>): Promise<Received> {
    const viewer = viewerOf(from);
    const owner = viewer ? `user ${viewer.userId}` : `network ${networkKey(from.ip)}`;
    const request = { owner, route: form, key: idempotencyKey(from) };
    return evenly(this.evenTime, async () => {
      const before = await this.requests.answered<Received>(request, fields);
      if (before) return before;
      await this.limits.spend(`${form}ByNetwork`, networkKey(from.ip));
      await this.limits.spend(`${form}ByBlock`, networkBlock(from.ip));
      if (looksAutomated(trap)) return { id: randomUUID() };
      return this.requests.once(request, fields, async () => ({ id: await keep() }));
    });
  }
}
