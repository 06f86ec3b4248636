import type { ResolvedUpdateFileInfo, UpdateInfo } from "electron-updater";
import { parseUpdateInfo, resolveFiles } from "electron-updater/out/providers/Provider.js";
import { isSigned, signatureFile } from "./feed-signature.node";

/** Maximum number of bytes in a feed file. Real ones have a few hundred. */
const LARGEST = 100_000;

/** The app refuses a feed. The message tells the user why. */
export class FeedRefused extends Error {}

/** The name of a platform's feed file, as written by electron-builder. */
export function feedFile(platform: string, arch: string): string {
  if (platform === "darwin") return "latest-mac.yml";
  if (platform === "win32") return "latest.yml";
  return arch === "x64" ? "latest-linux.yml" : `latest-linux-${arch === "arm" ? "arm" : arch}.yml`;
}

/**
 * The update feed. Verifies its signature with the key packaged with the app before using it. It serves as electron-updater's provider,
 * so only signed packages are downloaded.
 */
export class SignedFeed {
  readonly isUseMultipleRangeRequest = false;
  readonly fileExtraDownloadHeaders = null;
  private readonly base: URL;

  constructor(
    feed: string,
    private readonly publicKey: string,
    private readonly file: string,
    private readonly send: typeof fetch,
  ) {
    this.base = new URL(feed.endsWith("/") ? feed : `${feed}/`);
  }

  /** The newest version. Rejects with FeedRefused if its signature is missing or wrong. */
  async getLatestVersion(): Promise<UpdateInfo> {
    const [text, signature] = await Promise.all([this.read(this.file), this.read(signatureFile(this.file))]);
    if (!isSigned(this.file, text, signature, this.publicKey)) {
      throw new FeedRefused("The update is not signed by the makers of this app. Nothing was downloaded.");
    }
    return parseUpdateInfo(text, this.file, this.base);
  }

  resolveFiles(info: UpdateInfo): ResolvedUpdateFileInfo[] {
    return resolveFiles(info, this.base);
  }

  setRequestHeaders(): void {
    // Not needed for this feed.
  }

  private async read(name: string): Promise<string> {
    const answer = await this.send(new URL(name, this.base).href, { cache: "no-store", redirect: "error" });
    if (!answer.ok) throw new FeedRefused(`The update feed answered ${answer.status}.`);
    const text = await answer.text();
    if (text.length > LARGEST) throw new FeedRefused("The update feed is too large.");
    return text;
  }
}
