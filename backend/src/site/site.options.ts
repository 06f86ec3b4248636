export type SiteOptions = {
  /** Folder of the built website. */
  readonly frontend: string;
  /** Scheme, host and port under which it is reached, without a slash at the end. */
  readonly origin: string;
  /** Address of a script of somebody else's that counts visits. */
  readonly analyticsScript?: string;
};

export const SITE_OPTIONS = Symbol("site options");
