import type { DatabaseSync } from "node:sqlite";
import { nextTryAt, type SendOutcome, type WaitingBrief } from "@earshot/domain/campaigns/outbox";

type Row = {
  key: string;
  body: string;
  title: string;
  draft_id: string | null;
  owner: string | null;
  made_at: number;
  tries: number;
  next_at: number;
  refusal: string | null;
};

/** Sends one brief to the server. Never rejects: being offline is an outcome. */
export type SendBrief = (brief: WaitingBrief) => Promise<SendOutcome>;

export type NewBrief = Pick<WaitingBrief, "key" | "body" | "title" | "draftId" | "owner">;

/** Unsent briefs, oldest first. A brief accepted by `add` survives a crash and is sent once. */
export class Outbox {
  private sending: Promise<void> | undefined;

  constructor(
    private readonly database: DatabaseSync,
    private readonly send: SendBrief,
    private readonly clock: { now(): number; chance(): number },
    /** Called when a brief was taken or refused. */
    private readonly changed: (brief: WaitingBrief, outcome: SendOutcome) => void,
  ) {}

  /** Stores a brief to be sent. The same key is stored once. */
  add({ key, body, title, draftId, owner }: NewBrief): void {
    const now = this.clock.now();
    this.database
      .prepare(
        `INSERT INTO outbox (key, body, title, draft_id, owner, made_at, next_at) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (key) DO NOTHING`,
      )
      .run(key, body, title, draftId, owner, now, now);
  }

  all(): readonly WaitingBrief[] {
    return (this.database.prepare("SELECT * FROM outbox ORDER BY made_at, key").all() as Row[]).map(briefOf);
  }

  /** Forgets a brief, sent or not. */
  remove(key: string): void {
    this.database.prepare("DELETE FROM outbox WHERE key = ?").run(key);
  }

  /** Epoch milliseconds of the next try; undefined if nothing waits. */
  nextAt(): number | undefined {
    const { at } = this.database.prepare("SELECT min(next_at) AS at FROM outbox WHERE refusal IS NULL").get() as {
      at: number | null;
    };
    return at ?? undefined;
  }

  /** Sends the briefs that are due; with `now: true` also those in a pause. One run at a time. */
  flush({ now = false }: { readonly now?: boolean } = {}): Promise<void> {
    this.sending ??= this.run(now).finally(() => (this.sending = undefined));
    return this.sending;
  }

  private async run(now: boolean): Promise<void> {
    for (const brief of this.all()) {
      if (brief.refusal !== null || (!now && brief.nextAt > this.clock.now())) continue;
      const outcome = await this.send(brief);
      if (outcome.kind === "taken") this.remove(brief.key);
      else if (outcome.kind === "refused") this.refuse(brief.key, outcome.reason);
      else {
        this.postpone(brief, outcome.retryAfter);
        // The next one would fail too: there is no connection.
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
}

function briefOf(row: Row): WaitingBrief {
  return {
    key: row.key,
    body: row.body,
    title: row.title,
    draftId: row.draft_id,
    owner: row.owner,
    madeAt: row.made_at,
    tries: row.tries,
    nextAt: row.next_at,
    refusal: row.refusal,
  };
}
