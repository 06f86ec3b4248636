/** Where the built website lies and under which address it is reached. */
export type SiteOptions = { readonly frontend: string; readonly origin: string };

export const SITE_OPTIONS = Symbol("site options");
