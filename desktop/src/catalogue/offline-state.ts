/** The state of the offline catalogue. `updatedAt` and `shows` describe the usable catalogue. */
export type OfflineState = {
  readonly kind: "none" | "ready" | "downloading" | "preparing" | "failed";
  /** When its facts were read, ISO 8601; null when that is unknown. */
  readonly updatedAt?: string | null;
  readonly shows?: number;
  /** Progress of a download, from 0 to 1. */
  readonly share?: number;
  /** Message of a failure, for a person. */
  readonly reason?: string;
};

/** The state, and whether the server can be reached. */
export type OfflineNews = OfflineState & { readonly online: boolean };
