import { createHmac, timingSafeEqual } from "node:crypto";
import type { PasswordHasher, Secrets } from "@earshot/domain/accounts/account.port";
import type { ListId } from "@earshot/domain/lists/list";
import type { ListItemStore, ListStore, ListUserId } from "@earshot/domain/lists/list-store.port";
import { denial } from "@earshot/domain/lists/list-roles";
import { FROZEN_MAX, hasEnded, parseEnd, type ShareKind } from "@earshot/domain/lists/sharing/share-link";
import type { Clock } from "@earshot/domain/shared/clock.port";
import type { PostgresTransactions } from "../../../database/postgres-transactions.js";
import { accountNames } from "../../stores/account-names.js";
import type { ListShareRow } from "./list-share.row.js";
import type { FrozenItem, OpenShare, PostgresShares } from "./postgres-shares.js";
import type { SharedRows } from "./shared-rows.js";

export type ShareRequest = {
  readonly as: ShareKind;
  readonly endsAt?: Date | undefined;
  readonly password?: string | undefined;
  readonly showOwner?: boolean | undefined;
};

/** Hours for which a browser stays unlocked after the password was entered. */
const UNLOCKED_HOURS = 12;

/** Links to lists: owners create them, and anyone with the link can open the list. */
export class ShareLinks {
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly lists: ListStore,
    private readonly items: ListItemStore,
    private readonly shares: PostgresShares,
    private readonly rows: SharedRows,
    private readonly hasher: PasswordHasher,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly serviceSecret: string,
  ) {}

  /** Throws DomainError for an invalid end date. Only this answer contains the token. */
  async make(user: ListUserId, list: ListId, { as, endsAt, password, showOwner }: ShareRequest) {
    const denied = denial(await this.lists.role(user, list), "share");
    if (denied) return denied;
    const end = parseEnd(endsAt, this.clock.now());
    const frozen = as === "frozen" ? await this.frozen(user, list) : [];
    if (frozen === "too-long") return "too-long-to-freeze";
    const { secret, hash } = this.secrets.fresh();
    const owner = showOwner ? (await accountNames(this.transactions, [user])).get(user) : undefined;
    const made = await this.shares.add(
      user,
      list,
      {
        tokenHash: hash,
        kind: as,
        // An owner without a name stays anonymous: strangers must not see an email address.
        ownerName: owner?.name ?? null,
        passwordHash: password === undefined ? null : await this.hasher.hash(password),
        endsAt: end ?? null,
      },
      frozen,
    );
    return typeof made === "string" ? made : { id: made.id, token: secret };
  }

  /** The link for a token; "ended" if it has expired, undefined if it does not exist or was revoked. */
  async open(token: string): Promise<OpenShare | "ended" | undefined> {
    const found = await this.shares.byToken(this.secrets.hash(token));
    if (found && hasEnded(found.share.endsAt, this.clock.now())) return "ended";
    return found;
  }

  /** The proof that a browser sends with later requests to show that it knows the password; undefined for a wrong password. */
  async unlock({ id, passwordHash }: ListShareRow, password: string): Promise<string | undefined> {
    if (passwordHash === null || !(await this.hasher.verify(passwordHash, password))) return undefined;
    const until = this.clock.now().getTime() + UNLOCKED_HOURS * 3_600_000;
    return `${until}.${this.proof(id, passwordHash, until)}`;
  }

  isUnlocked({ id, passwordHash }: ListShareRow, proof: string | undefined): boolean {
    if (passwordHash === null) return true;
    const [until = "", given = ""] = proof?.split(".") ?? [];
    if (!/^\d{1,15}$/.test(until) || Number(until) <= this.clock.now().getTime()) return false;
    const right = Buffer.from(this.proof(id, passwordHash, Number(until)));
    const sent = Buffer.from(given);
    return right.length === sent.length && timingSafeEqual(right, sent);
  }

  private proof(id: string, passwordHash: string, until: number): string {
    return createHmac("sha256", this.serviceSecret).update(`share ${id} ${passwordHash} ${until}`).digest("base64url");
  }

  private async frozen(user: ListUserId, list: ListId): Promise<readonly FrozenItem[] | "too-long"> {
    const copied: FrozenItem[] = [];
    for await (const portion of this.items.walk(user, list, "newest")) {
      if (copied.length + portion.length > FROZEN_MAX) return "too-long";
      copied.push(...(await this.rows.withFigures(portion)));
    }
    return copied;
  }
}
