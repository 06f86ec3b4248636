/** The state of the offline catalogue. `updatedAt` and `shows` describe the catalogue that can be used now. */
export type OfflineState = {
  readonly kind: "none" | "ready" | "downloading" | "preparing" | "failed";
  /** When its facts were read, in ISO 8601; null if unknown. */
  readonly updatedAt?: string | null;
  readonly shows?: number;
  /** The progress of a download, from 0 to 1. */
  readonly share?: number;
  /** The error message of a failure, for people. */
  readonly reason?: string;
};

/** The state, and whether the server, with this address, is reachable. */
export type OfflineNews = OfflineState & { readonly online: boolean; readonly server: string };
