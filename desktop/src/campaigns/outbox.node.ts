import type { DatabaseSync } from "node:sqlite";
import {
  type HeldBriefs,
  nextTryAt,
  type SendOutcome,
  type WaitingBrief,
  type WaitingBriefs,
} from "@earshot/domain/campaigns/outbox";
import type { SendBrief } from "./send-brief.node";

type Row = {
  key: string;
  body: string;
  title: string;
  draft_id: string | null;
  owner: string | null;
  server: string;
  made_at: number;
  tries: number;
  next_at: number;
  refusal: string | null;
};

export type NewBrief = Pick<WaitingBrief, "key" | "body" | "title" | "draftId" | "owner" | "server"> & {
  /** The account's email address, for display; null for a guest. */
  readonly account: string | null;
};

/** The owner of the displayed briefs: an account (null for a guest) and a server. */
type Viewer = { readonly owner: string | null; readonly server: string };

/** Milliseconds until a brief for another account or server is tried again. Changing either one retries at once. */
const HELD_PAUSE = 15 * 60_000;

/** Unsent briefs, oldest first. A brief that `add` has accepted survives a crash and is sent exactly once. */
export class Outbox {
  private running: Promise<void> = Promise.resolve();
  /** The keys of the briefs whose last attempt was answered by something in between, such as a hotel’s network. */
  private readonly blocked = new Set<string>();

  constructor(
    private readonly database: DatabaseSync,
    private readonly send: SendBrief,
    private readonly clock: { now(): number; chance(): number },
    /** Called when the server accepted or rejected a brief, and when something in between starts or stops blocking one. */
    private readonly changed: (brief: WaitingBrief, outcome: SendOutcome) => void,
  ) {}

  /** Stores a brief for sending. A brief with the same key is stored only once. */
  add({ key, body, title, draftId, owner, server, account }: NewBrief): void {
    const now = this.clock.now();
    this.database
      .prepare(
        `INSERT INTO outbox (key, body, title, draft_id, owner, server, account, made_at, next_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`,
      )
      .run(key, body, title, draftId, owner, server, account, now, now);
  }

  all(): readonly WaitingBrief[] {
    const rows = this.database.prepare("SELECT * FROM outbox ORDER BY made_at, key").all() as Row[];
    return rows.map((row) => ({ ...briefOf(row), blocked: this.blocked.has(row.key) }));
  }

  /** The viewer's own briefs, and the accounts that other briefs belong to. */
  waiting({ owner, server }: Viewer): WaitingBriefs {
    const held = this.database
      .prepare(
        `SELECT account, server, count(*) AS briefs FROM outbox WHERE NOT (owner IS ? AND server = ?)
         GROUP BY owner, account, server ORDER BY server, account`,
      )
      .all(owner, server) as HeldBriefs[];
    return {
      own: this.all().filter((brief) => brief.owner === owner && brief.server === server),
      held: held.map((one) => ({ ...one })),
    };
  }

  /** Removes a brief, whether or not it was sent. */
  remove(key: string): void {
    this.database.prepare("DELETE FROM outbox WHERE key = ?").run(key);
  }

  /** Epoch milliseconds of the next attempt; undefined if nothing is waiting. */
  nextAt(): number | undefined {
    const { at } = this.database.prepare("SELECT min(next_at) AS at FROM outbox WHERE refusal IS NULL").get() as {
      at: number | null;
    };
    return at ?? undefined;
  }

  /** Sends the briefs that are due; with `now: true`, also those that are paused. Runs never overlap. */
  flush({ now = false }: { readonly now?: boolean } = {}): Promise<void> {
    this.running = this.running.then(() => this.run(now)).catch(() => undefined);
    return this.running;
  }

  private async run(now: boolean): Promise<void> {
    for (const brief of this.all()) {
      if (brief.refusal !== null || (!now && brief.nextAt > this.clock.now())) continue;
      const outcome = await this.send(brief);
      const marks = this.blocked.size;
      const wasBlocked = this.blocked.delete(brief.key);
      if (outcome.kind === "held") {
        this.pause(brief.key, this.clock.now() + HELD_PAUSE);
        continue;
      }
      if (outcome.kind === "taken") this.remove(brief.key);
      else if (outcome.kind === "refused") this.refuse(brief.key, outcome.reason);
      else {
        this.postpone(brief, outcome.retryAfter);
        if (outcome.blocked) {
          this.blocked.add(brief.key);
          if (!wasBlocked) this.changed(brief, outcome);
          // What is in between may block only what one brief contains.
          continue;
        }
        this.blocked.clear();
        if (marks > 0) this.changed(brief, outcome);
        // There is no connection, so the next brief would fail too.
        break;
      }
      this.changed(brief, outcome);
    }
  }

  private refuse(key: string, reason: string): void {
    this.database.prepare("UPDATE outbox SET refusal = ?, tries = tries + 1 WHERE key = ?").run(reason, key);
  }

  private postpone({ key, tries }: WaitingBrief, retryAfter?: number): void {
    const at = nextTryAt(this.clock.now(), tries + 1, this.clock.chance(), retryAfter);
    this.database.prepare("UPDATE outbox SET tries = tries + 1, next_at = ? WHERE key = ?").run(at, key);
  }

  private pause(key: string, until: number): void {
    this.database.prepare("UPDATE outbox SET next_at = ? WHERE key = ?").run(until, key);
  }
}

function briefOf(row: Row): Omit<WaitingBrief, "blocked"> {
  return {
    key: row.key,
    body: row.body,
    title: row.title,
    draftId: row.draft_id,
    owner: row.owner,
    server: row.server,
    madeAt: row.made_at,
    tries: row.tries,
    nextAt: row.next_at,
    refusal: row.refusal,
  };
}
