import {
  type EpisodeNotice,
  episodeNotices,
  isQuiet,
  type NewEpisode,
  newestId,
  type QuietHours,
  untold,
} from "@earshot/domain/tracking/episode-notices";
import type { Settings } from "../system/settings.node";

/** Minutes between two looks; each is up to a tenth longer or shorter, so that the apps do not ask in the same second. */
const EVERY_MS = 15 * 60_000;
const TOLD = "told-episode";

type Tools = {
  /** Asks the server's API with the signed-in account. Rejects without a connection. */
  readonly get: (path: string) => Promise<Response>;
  readonly settings: Pick<Settings, "read" | "write">;
  readonly notify: (notice: EpisodeNotice) => void;
  /** Shows how many episodes were not seen yet. */
  readonly count: (unseen: number) => void;
  /** null: no quiet hours. "off": no notifications at all. */
  readonly quiet: () => QuietHours | null | "off";
  /** Minutes after midnight, by this device's clock. */
  readonly minutes: () => number;
  readonly chance: () => number;
};

/**
 * Tells new episodes of tracked shows. Those that arrive in quiet hours are told afterwards. The first look tells nothing:
 * it only notes what is there.
 */
export class EpisodeWatch {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly tools: Tools) {}

  start(): void {
    void this.look().finally(() => {
      this.timer = setTimeout(() => this.start(), EVERY_MS * (0.9 + this.tools.chance() / 5)).unref();
    });
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Asks once. Never rejects: without a connection or an account there is nothing to tell. */
  async look(): Promise<void> {
    const { settings, notify, count } = this.tools;
    const answer = await this.tools.get("/api/v1/alerts?limit=30").catch(() => undefined);
    if (answer?.status === 401) count(0);
    if (!answer?.ok) return;
    const { alerts, unseen } = (await answer.json()) as { alerts: NewEpisode[]; unseen: number };
    count(unseen);
    const told = settings.read(TOLD);
    const quiet = this.tools.quiet();
    if (told !== undefined && quiet !== "off" && quiet !== null && isQuiet(this.tools.minutes(), quiet)) return;
    if (quiet !== "off") for (const notice of episodeNotices(untold(alerts, told))) notify(notice);
    settings.write(TOLD, newestId(alerts, told) ?? "0");
  }
}
