import type { UpdateState } from "@earshot/frontend/platform/platform";
import type { AppUpdater } from "electron-updater";
import { FeedRefused, type SignedFeed } from "./signed-feed.node";
import { isLaterVersion } from "./version-order";

/** Milliseconds between two checks. */
const EVERY_MS = 6 * 3_600_000;

/** The parts of electron-updater that are used. */
export type Installer = Pick<
  AppUpdater,
  "checkForUpdates" | "downloadUpdate" | "quitAndInstall" | "setFeedURL" | "on"
> &
  Partial<Pick<AppUpdater, "autoDownload" | "autoInstallOnAppQuit" | "disableDifferentialDownload">>;

type Tools = {
  readonly feed: SignedFeed;
  /** The URL to show on systems that install updates themselves. */
  readonly address: string;
  readonly version: string;
  /** undefined if the app cannot replace itself, for example in a .deb. */
  readonly installer: Installer | undefined;
  readonly changed: (state: UpdateState) => void;
};

/** Checks for updates, downloads signed ones, and installs them only on request. */
export class Updates {
  private state: UpdateState = { kind: "current" };
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly tools: Tools) {
    const { installer, feed } = tools;
    if (!installer) return;
    installer.autoDownload = false;
    installer.autoInstallOnAppQuit = false;
    installer.disableDifferentialDownload = true;
    // electron-updater creates its provider itself, so this constructor returns the feed that checks signatures.
    const updateProvider = function () {
      return feed;
    } as unknown as never;
    installer.setFeedURL({ provider: "custom", updateProvider });
    installer.on("download-progress", ({ percent }) => {
      if (this.state.kind === "downloading") this.tell({ ...this.state, share: percent / 100 });
    });
    // Without a listener, a failure would end the process. `check` reports it.
    installer.on("error", () => undefined);
  }

  get current(): UpdateState {
    return this.state;
  }

  start(): void {
    void this.check().finally(() => (this.timer = setTimeout(() => this.start(), EVERY_MS).unref()));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Checks for an update and downloads it. Never rejects; the state contains the result. */
  async check(): Promise<void> {
    if (["checking", "downloading", "ready"].includes(this.state.kind)) return;
    this.tell({ kind: "checking" });
    try {
      await this.find();
    } catch (error) {
      const reason = error instanceof FeedRefused ? error.message : reasonOf(error);
      this.tell({ kind: "failed", reason });
    }
  }

  /** Closes the app, installs the update and starts the app again. Does nothing if no update is ready. */
  restart(): void {
    if (this.state.kind === "ready") this.tools.installer?.quitAndInstall(false, true);
  }

  private async find(): Promise<void> {
    const { feed, address, version: own, installer } = this.tools;
    if (!installer) {
      const { version } = await feed.getLatestVersion();
      return this.tell(isLaterVersion(version, own) ? { kind: "elsewhere", version, address } : { kind: "current" });
    }
    const found = await installer.checkForUpdates();
    if (!found?.isUpdateAvailable) return this.tell({ kind: "current" });
    const { version } = found.updateInfo;
    this.tell({ kind: "downloading", version, share: 0 });
    await installer.downloadUpdate();
    this.tell({ kind: "ready", version });
  }

  private tell(state: UpdateState): void {
    this.state = state;
    this.tools.changed(state);
  }
}

function reasonOf(error: unknown): string {
  const { code } = error as { code?: string };
  if (code === "ERR_CHECKSUM_MISMATCH") return "The download differs from what was signed. It was deleted.";
  return "The update could not be downloaded. The app will try again later.";
}
