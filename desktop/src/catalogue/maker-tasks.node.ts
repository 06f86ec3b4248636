import { mkdir, rename, rm } from "node:fs/promises";
import { certificateFault } from "../system/certificate-fault";
import { SnapshotRefused } from "../../../backend/src/catalogue/snapshot/snapshot-manifest";
import { fetchSnapshot, type FetchedSnapshot, type SnapshotSource } from "./fetch-snapshot.node";
import { writeLocalFile } from "./local-file.node";
import { ownShows } from "./own-shows.node";

/** The server's URL without a path, and the token of the signed-in account. */
type Account = { readonly server: string; readonly token: string | undefined };
type FetchOrder = Account & Pick<SnapshotSource, "shows" | "folder" | "knownKey">;
type BuildOrder = Account & {
  /** The unpacked snapshot, which is removed. */
  readonly snapshot: string;
  /** The ids of the shows in the user's lists. */
  readonly listed: readonly string[];
  /** The finished file, which gets this name when it is complete. */
  readonly path: string;
};

/** The downloaded and the total bytes. */
export type MakerNews = { readonly done: number; readonly total: number };

/** The tasks of the process that makes the offline catalogue. */
export type MakerTasks = {
  /** See `fetchSnapshot`. */
  fetch(order: FetchOrder): Promise<FetchedSnapshot>;
  /** See `writeLocalFile`. */
  build(order: BuildOrder): Promise<void>;
};

export function makerTasks(send: typeof fetch, onProgress: (news: MakerNews) => void): MakerTasks {
  const signed = ({ token }: Account): typeof fetch => {
    return (input, init) => {
      const headers = new Headers(init?.headers);
      if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
      return send(input, { ...init, headers });
    };
  };
  return {
    fetch: async (order) => {
      await mkdir(order.folder, { recursive: true });
      return fetchSnapshot({
        ...order,
        send: signed(order),
        onProgress: (done, total) => onProgress({ done, total }),
        // To stop, the app ends this process.
        signal: new AbortController().signal,
      });
    },
    build: async ({ snapshot, listed, path, ...account }) => {
      try {
        const get = (address: string) => signed(account)(account.server + address, { redirect: "error" });
        writeLocalFile(snapshot, await ownShows(get, listed), `${path}.part`);
        await rename(`${path}.part`, path);
      } finally {
        await rm(snapshot, { force: true });
      }
    },
  };
}

/** What the user reads about a failed task. */
export function reasonOf(error: unknown): string {
  if (error instanceof SnapshotRefused) return error.message;
  const { message = "", code } = error as { readonly message?: string; readonly code?: string };
  const certificate = certificateFault(error);
  if (certificate !== undefined) return certificate;
  // Without a connection, Electron throws an Error with a code of Chromium, and Node a TypeError.
  if (error instanceof TypeError || message.startsWith("net::")) {
    return "The server cannot be reached. The downloaded part is kept. Try again when you’re online.";
  }
  if (code === "ENOSPC" || code === "EDQUOT" || message.includes("disk is full")) {
    return "The disk is full. Free some space and try again.";
  }
  return message === "" ? "The catalogue could not be downloaded. Please try again." : message;
}
