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

/** Minutes between two checks, varied by up to a tenth, so that the apps do not all ask in the same second. */
const EVERY_MS = 15 * 60_000;
const TOLD = "told-episode";

type Tools = {
  /** Whether an account is signed in. */
  readonly signedIn: () => Promise<boolean>;
  /** Asks the server's API with the signed-in account. Rejects without a connection. */
  readonly get: (path: string) => Promise<Response>;
  readonly settings: Pick<Settings, "read" | "write">;
  readonly notify: (notice: EpisodeNotice) => void;
  /** Shows the number of unseen episodes. */
  readonly count: (unseen: number) => void;
  /** null: no quiet hours. "off": no notifications at all. */
  readonly quiet: () => QuietHours | null | "off";
  /** Minutes after midnight, by this device's clock. */
  readonly minutes: () => number;
  readonly chance: () => number;
};

/** Notifies about new episodes of tracked shows, after quiet hours if needed. The first check only records existing alerts. */
export class EpisodeWatch {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly tools: Tools) {}

  /** Checks now, and regularly from then on. May be called again, for example after a sign-in. */
  start(): void {
    void this.check().finally(() => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.start(), EVERY_MS * (0.9 + this.tools.chance() / 5)).unref();
    });
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Checks once. Never rejects: without a connection or an account it does nothing. */
  async check(): Promise<void> {
    const { settings, notify, count } = this.tools;
    // The server logs each request without an account as refused.
    if (!(await this.tools.signedIn())) return count(0);
    const answer = await this.tools.get("/api/v1/alerts?limit=30").catch(() => undefined);
    if (answer?.status === 401) count(0);
    if (!answer?.ok) return;
    const { alerts, unseen } = (await answer.json()) as { alerts: NewEpisode[]; unseen: number };
    count(unseen);
    const shownUpTo = settings.read(TOLD);
    const quiet = this.tools.quiet();
    if (shownUpTo !== undefined && quiet !== "off" && quiet !== null && isQuiet(this.tools.minutes(), quiet)) return;
    if (quiet !== "off") for (const notice of episodeNotices(newSince(alerts, shownUpTo))) notify(notice);
    settings.write(TOLD, newestId(alerts, shownUpTo) ?? "0");
  }
}
