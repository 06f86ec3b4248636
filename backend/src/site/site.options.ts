import type { FollowLink } from "@earshot/domain/site/follow-links";

export type SiteOptions = {
  /** Folder of the built website. */
  readonly frontend: string;
  /** Public scheme, host and port, without a trailing slash. */
  readonly origin: string;
  /** Address of a third-party script that counts visits. */
  readonly analyticsScript?: string;
  /** The operator's pages on other services. */
  readonly followLinks: readonly FollowLink[];
};

export const SITE_OPTIONS = Symbol("site options");
