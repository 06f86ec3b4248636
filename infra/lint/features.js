/**
 * Which features a feature may use, in every package alike. `shared` is open to all and uses none.
 * A folder below `src` that is not named here is a lint error, so the map stays the whole truth.
 */
export const FEATURES = {
  shared: [],
  audience: [],
  market: ["audience"],
  catalogue: ["audience", "market", "analytics", "limits"],
  site: ["accounts", "catalogue", "lists", "saved", "tracking", "campaigns", "outreach", "analytics"],
  health: [],
  accounts: ["mail", "limits"],
  mail: [],
  limits: [],
  lists: ["catalogue", "audience", "limits"],
  saved: ["catalogue"],
  jobs: [],
  tracking: ["catalogue", "mail", "jobs"],
  campaigns: ["catalogue", "audience", "mail", "limits"],
  outreach: ["mail", "limits", "campaigns"],
  analytics: ["limits"],
  dashboard: ["lists", "saved", "tracking", "catalogue", "audience"],
};

/** Folders of the website that are not features: `app` assembles everything, the others know no feature. */
export const WEB_LAYERS = {
  app: ["*"],
  ui: [],
  platform: [],
  styles: [],
  player: ["app", "ui", "platform"],
  content: ["app", "ui", "platform", "audience", "catalogue", "outreach"],
  // What every feature of the website may use besides its own features.
  "*": ["app", "ui", "platform", "player"],
};

/** Folders of the desktop app that are not features: `shell` puts everything together, `system` keeps files and settings. */
export const DESKTOP_LAYERS = {
  shell: ["*"],
  system: [],
  updates: ["system"],
  // What every feature of the desktop app may use besides its own features.
  "*": ["system"],
};

/**
 * Folders in which a large feature is divided, and which of its neighbours a folder may import. Tests may import all:
 * a test of the search builds a catalogue first.
 */
export const DISTRICTS = {
  "backend/src/catalogue/local": { record: [], build: ["record"], search: ["record"] },
};

/** Which packages a package may import. "types" means `import type` only. */
export const PACKAGES = {
  domain: {},
  backend: { domain: "all" },
  frontend: { domain: "all" },
  desktop: { domain: "all", frontend: "types" },
  infra: { domain: "all" },
};
