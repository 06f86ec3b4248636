import {
  type EpisodeNotice,
  episodeNotices,
  isQuiet,
  type NewEpisode,
  newestId,
  type QuietHours,
  newSince,
} from "@earshot/domain/tracking/episode-notices";
import type { Settings } from "../system/settings.node";

/** Milliseconds between two checks, varied by up to a tenth, so that the apps do not all check in the same second. */
const EVERY_MS = 15 * 60_000;
const LAST_NOTIFIED = "told-episode";

type AlertsAnswer = { readonly alerts: readonly NewEpisode[]; readonly unseen: number };

type Tools = {
  /** Returns the id of the signed-in account; undefined for a guest. */
  readonly account: () => Promise<string | undefined>;
  /** Sends requests to the server's API as the signed-in account. Rejects without a connection. */
  readonly get: (path: string) => Promise<Response>;
  readonly settings: Pick<Settings, "read" | "write">;
  readonly notify: (notice: EpisodeNotice) => void;
  /** Displays the number of unseen episodes. */
  readonly count: (unseen: number) => void;
  /** null if there are no quiet hours; "off" if there are no notifications at all. */
  readonly quiet: () => QuietHours | null | "off";
  /** Minutes after midnight, by this device's clock. */
  readonly minutes: () => number;
  readonly chance: () => number;
};

/**
 * Sends notifications about new episodes of tracked shows, after the quiet hours if necessary. The first check only records existing
 * alerts.
 */
export class EpisodeWatch {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  /** The check in progress. */
  private running: { readonly account: string; readonly done: Promise<void> } | undefined;

  constructor(private readonly tools: Tools) {}

  /** Checks now, and regularly from then on. It can be called again, for example after a sign-in. */
  start(): void {
    this.isStopped = false;
    void this.check().finally(() => {
      clearTimeout(this.timer);
      if (!this.isStopped)
        this.timer = setTimeout(() => this.start(), EVERY_MS * (0.9 + this.tools.chance() / 5)).unref();
    });
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /**
   * Checks once. Simultaneous checks for the same account are combined. Never rejects; does nothing without a connection or an account.
   */
  async check(): Promise<void> {
    const account = await this.tools.account();
    // Without an account, the server would log every request as refused.
    if (account === undefined) return this.tools.count(0);
    if (this.running?.account !== account) {
      const done = this.ask(account).finally(() => {
        if (this.running?.done === done) this.running = undefined;
      });
      this.running = { account, done };
    }
    return this.running.done;
  }

  private async ask(account: string): Promise<void> {
    const { settings, notify, count } = this.tools;
    const answer = await this.tools.get("/api/v1/alerts?limit=30").catch(() => undefined);
    const parsed = answer?.ok ? await (answer.json() as Promise<AlertsAnswer>).catch(() => undefined) : undefined;
    // A response that arrives after a sign-out is about the previous account. After the end, the app’s data is closed.
    if (account !== (await this.tools.account()) || this.isStopped) return;
    if (answer?.status === 401) count(0);
    if (!parsed) return;
    const { alerts, unseen } = parsed;
    count(unseen);
    const shownUpTo = settings.read(LAST_NOTIFIED);
    const quiet = this.tools.quiet();
    if (shownUpTo !== undefined && quiet !== "off" && quiet !== null && isQuiet(this.tools.minutes(), quiet)) return;
    if (quiet !== "off") for (const notice of episodeNotices(newSince(alerts, shownUpTo))) notify(notice);
    settings.write(LAST_NOTIFIED, newestId(alerts, shownUpTo) ?? "0");
  }
}
