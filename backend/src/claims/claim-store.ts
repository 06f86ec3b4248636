import { createHash } from "node:crypto";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { ProofMethod } from "@earshot/domain/claims/claim-proof";
import {
  CLAIMS_MAX,
  type ClaimEnd,
  CODE_SECONDS,
  later,
  nextTry,
  PROOF_SECONDS,
} from "@earshot/domain/claims/claim-rules";
import type { Corrections } from "@earshot/domain/claims/corrections";
import { IsNull, LessThanOrEqual, MoreThan, Not, Raw } from "typeorm";
import { olderThan } from "../database/older-than.js";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { isUuid } from "../shared/process/uuid.js";
import { ShowClaimRow } from "./show-claim.row.js";

/** Seconds for which a process holds a claim. If it is killed, another process can take the claim after this time. */
const LEASE_SECONDS = 120;
/** Seconds after which an ended claim is deleted. */
const ENDED_KEPT_SECONDS = 365 * 86_400;

const DAY = 86_400;

const OPEN = { endedAt: IsNull() };

/** How a claim was proved, and the show whose feed was read. */
export type Proof = { readonly way: ProofMethod; readonly show: PodcastId };

export class ClaimStore {
  constructor(private readonly transactions: PostgresTransactions) {}

  /** The account's claims, newest first. */
  async all(userId: string): Promise<readonly ShowClaimRow[]> {
    const rows = await this.transactions.reading(ShowClaimRow);
    return rows.find({ where: { userId }, order: { createdAt: "DESC", id: "DESC" }, take: CLAIMS_MAX * 4 });
  }

  /** Returns undefined if the account has no such claim. */
  async one(userId: string, id: string): Promise<ShowClaimRow | undefined> {
    if (!isUuid(id)) return undefined;
    const rows = await this.transactions.reading(ShowClaimRow);
    return (await rows.findOneBy({ id, userId })) ?? undefined;
  }

  /** The account's open claim for a show; creates one with this code if there is none. Returns "full" if the account has too many. */
  open(
    userId: string,
    show: { readonly id: PodcastId; readonly title: string },
    code: string,
    now: Date,
  ): Promise<{ readonly claim: ShowClaimRow; readonly isNew: boolean } | "full"> {
    return this.transactions.run(async () => {
      await this.transactions.takeTurn(turnOf(show.id));
      const rows = await this.transactions.writing(ShowClaimRow);
      // An expired code is never issued again.
      await rows.update(
        { userId, podcastId: show.id, ...OPEN, provedAt: IsNull(), expiresAt: LessThanOrEqual(now) },
        { endedBy: "expired", endedAt: now },
      );
      const old = await rows.findOneBy({ userId, podcastId: show.id, ...OPEN });
      if (old) return { claim: old, isNew: false };
      // Two simultaneous calls can exceed the limit by one, which does no harm.
      if ((await rows.countBy({ userId, ...OPEN })) >= CLAIMS_MAX) return "full";
      const values = {
        ...{ userId, podcastId: show.id, title: show.title, code, createdAt: now },
        ...{ expiresAt: later(now, CODE_SECONDS), nextCheckAt: nextTry(now, 0) },
      };
      const made = await rows.createQueryBuilder().insert().values(values).orIgnore().execute();
      const claim = await rows.findOneByOrFail({ userId, podcastId: show.id, ...OPEN });
      return { claim, isNew: made.identifiers[0] !== undefined && claim.code === code };
    });
  }

  /**
   * Records a proof; from then on, the claim is for the show whose feed was read. Of the proved claims for a show, only the one with the
   * latest proof remains, and a claim whose proof has gone missing never wins. Of two claims of one account, the later corrections remain.
   * Returns the claims that another account's proof ended, or undefined if the claim had already ended.
   */
  prove(claim: ShowClaimRow, { way, show }: Proof, now: Date): Promise<readonly ShowClaimRow[] | undefined> {
    return this.transactions.run(async () => {
      await this.transactions.takeTurn(turnOf(show));
      const rows = await this.transactions.writing(ShowClaimRow);
      const open = await rows.find({
        where: [
          { id: claim.id, ...OPEN },
          { podcastId: show, ...OPEN },
        ],
        order: { id: "ASC" },
        lock: { mode: "for_no_key_update" },
      });
      const current = open.find(({ id }) => id === claim.id);
      if (!current) return undefined;
      // Another proof was faster, and its feed may be that of another show.
      if (claim.provedAt === null && current.provedAt !== null) return [];
      const others = open.filter(
        ({ id, userId, provedAt }) => id !== claim.id && (provedAt !== null || userId === claim.userId),
      );
      const newer = others.find(
        ({ provedAt, missingSince }) => missingSince === null && isEarlier(current.provedAt, provedAt),
      );
      const [kept, lost] = newer ? [newer, [current]] : [current, others];
      for (const { id } of lost) await rows.update({ id }, { endedBy: "replaced", endedAt: now });
      const other = lost.find(({ userId }) => userId === kept.userId) ?? kept;
      const corrected = isEarlier(kept.correctedAt ?? new Date(0), other.correctedAt) ? other : kept;
      const { description, website, contact, correctedAt } = corrected;
      const proof = {
        ...{ podcastId: show, way, provedAt: current.provedAt ?? now },
        ...{ checkedAt: now, missingSince: null, failure: null, tries: 0, nextCheckAt: later(now, PROOF_SECONDS) },
      };
      await rows.update(
        { id: kept.id },
        { description, website, contact, correctedAt, ...(kept === current && proof) },
      );
      return lost.filter(({ userId, provedAt }) => provedAt !== null && userId !== kept.userId);
    });
  }

  /** Records a check that found no proof. `missingSince` is only set if the feed could be read. */
  async unproved(
    { id, tries }: ShowClaimRow,
    found: { readonly at: Date; readonly failure: string; readonly missingSince: Date | null },
  ): Promise<void> {
    const rows = await this.transactions.writing(ShowClaimRow);
    const { at, failure, missingSince } = found;
    await rows.update(
      { id, ...OPEN },
      {
        ...{ checkedAt: at, failure: failure.slice(0, 300), missingSince },
        ...{ tries: tries + 1, nextCheckAt: nextTry(at, tries) },
      },
    );
  }

  /** Records the code that is emailed to an address, which replaces an earlier one. Returns false if the claim is no longer pending. */
  async mailed(id: string, code: string, addressHash: string): Promise<boolean> {
    const rows = await this.transactions.writing(ShowClaimRow);
    const mailed = { mailCodeHash: mailCodeHash(code), mailAddressHash: addressHash };
    return (await rows.update({ id, provedAt: IsNull(), ...OPEN }, mailed)).affected === 1;
  }

  /** Stores the corrections for a proved claim; returns false for any other. */
  async correct(id: string, corrections: Corrections, now: Date): Promise<boolean> {
    const rows = await this.transactions.writing(ShowClaimRow);
    const proved = { id, provedAt: Not(IsNull()), ...OPEN };
    return (await rows.update(proved, { ...corrections, correctedAt: now })).affected === 1;
  }

  /** Ends a claim. Returns false if it had already ended. */
  async end(id: string, by: ClaimEnd, now: Date): Promise<boolean> {
    const rows = await this.transactions.writing(ShowClaimRow);
    return (await rows.update({ id, ...OPEN }, { endedBy: by, endedAt: now })).affected === 1;
  }

  /** Takes claims whose check is due, for this process alone. */
  take(now: Date, most: number): Promise<readonly ShowClaimRow[]> {
    return this.transactions.run(async () => {
      const rows = await this.transactions.writing(ShowClaimRow);
      const due = await rows.find({
        where: { nextCheckAt: LessThanOrEqual(now), ...OPEN },
        order: { nextCheckAt: "ASC", id: "ASC" },
        take: most,
        lock: { mode: "pessimistic_write", onLocked: "skip_locked" },
      });
      for (const { id } of due) await rows.update({ id }, { nextCheckAt: later(now, LEASE_SECONDS) });
      return due;
    });
  }

  /**
   * Makes claims due whose shows were merged with others, so that the proofs are searched for in the feeds of those. Leaves out claims
   * whose proof is missing there, and those whose next check is within a day anyway.
   */
  async recheckMoved(now: Date): Promise<void> {
    const rows = await this.transactions.writing(ShowClaimRow);
    const moved = {
      podcastId: Raw((show) => `${show} IN (SELECT id FROM moved_shows)`),
      nextCheckAt: MoreThan(later(now, DAY)),
    };
    await rows.update({ ...moved, provedAt: Not(IsNull()), missingSince: IsNull(), ...OPEN }, { nextCheckAt: now });
  }

  /** The address of a claim's account; undefined if the account gets no email of this kind (view `mailable_users`). */
  async mailOf({ userId }: ShowClaimRow): Promise<string | undefined> {
    const { manager } = await this.transactions.reading(ShowClaimRow);
    const found = await manager
      .createQueryBuilder()
      .select("account.email", "email")
      .from("mailable_users", "account")
      .where("account.id = :userId", { userId })
      .getRawOne<{ email: string }>();
    return found?.email;
  }

  /** Removes claims that ended long ago. */
  async forgetEnded(): Promise<void> {
    const rows = await this.transactions.writing(ShowClaimRow);
    await rows.delete({ endedAt: olderThan(ENDED_KEPT_SECONDS) });
  }
}

/** What makes new claims for a show, and proofs of claims that are or become claims for it, take turns. */
const turnOf = (show: PodcastId): string => `claims of ${show}`;

const isEarlier = (a: Date | null, b: Date | null): boolean => a !== null && b !== null && a < b;

/** The form in which an emailed code is stored. */
export const mailCodeHash = (code: string): string => createHash("sha256").update(code.trim()).digest("base64url");
