/**
 * Which features a feature may use, in every package alike. `shared` is open to all and uses none.
 * A folder below `src` that is not named here is a lint error, so the map stays the whole truth.
 */
export const FEATURES = {
  shared: [],
  audience: [],
  // Its figures are answers of the catalogue.
  market: ["audience", "backend/catalogue"],
  feeds: [],
  catalogue: ["audience", "market", "analytics", "limits", "feeds", "jobs"],
  site: ["accounts", "audience", "catalogue", "lists", "saved", "tracking", "campaigns", "outreach", "analytics"],
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
  content: ["audience", "campaigns", "catalogue", "outreach"],
  dashboard: ["lists", "saved", "tracking", "catalogue", "audience"],
};

/**
 * Folders of the website that are not features. It is a tree: the shell is the root and imports all, nobody imports the
 * shell. The others know no feature. "domain/x" allows the rules of a feature, not its screens.
 */
export const WEB_LAYERS = {
  shell: ["*"],
  session: ["client", "navigation", "platform", "toasts", "domain/accounts", "backend/accounts"],
  optimistic: ["client"],
  navigation: ["client", "platform", "domain/site", "domain/accounts"],
  keyboard: ["platform"],
  toasts: ["client", "ui"],
  client: ["domain/catalogue"],
  styles: ["platform"],
  ui: [],
  platform: ["domain/campaigns"],
  player: ["client", "navigation", "keyboard", "platform", "ui", "domain/catalogue"],
  // What every feature of the website may use besides its own features.
  "*": [
    "client",
    "session",
    "navigation",
    "optimistic",
    "keyboard",
    "styles",
    "toasts",
    "ui",
    "platform",
    "player",
    "domain/site",
  ],
};

/** Folders of the desktop app that are not features: `shell` puts everything together, `system` keeps files and settings. */
export const DESKTOP_LAYERS = {
  shell: ["*"],
  system: [],
  updates: ["system"],
  reports: ["system"],
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

/** Whose rows a table holds. SQL of another feature names it only where that feature may use the owner. */
export const TABLES = {
  accounts: ["users", "identities", "sessions", "email_tokens"],
  analytics: ["analytics_events"],
  campaigns: ["campaign_requests"],
  catalogue: [
    "catalogue",
    "catalogue_updates",
    "demand_signals",
    "episodes",
    "feed_arrivals",
    "feed_reads",
    "feed_rounds",
    "show_history",
  ],
  limits: ["rate_limits"],
  lists: ["lists", "list_items", "list_steps", "list_step_items"],
  mail: ["outbox"],
  outreach: ["contact_messages", "waitlist"],
  saved: ["saved_podcasts", "saved_removals"],
  shared: ["idempotency_keys"],
  tracking: [
    "alert_digests",
    "alerts",
    "provider_slots",
    "tracked_podcasts",
    "tracking_stops",
    "watched_providers",
    "watched_shows",
  ],
};

/** What a feature offers of its rows to all others. A view names the few columns, and keeps the owner's rule in one place. */
export const OPEN_VIEWS = {
  accounts: ["account_ids", "mailable_users"],
  lists: ["listed_shows"],
  saved: ["saved_shows"],
  tracking: ["checked_shows"],
};

/**
 * What the desktop app may import of the backend: the engine of the catalogue, which needs neither PostgreSQL nor Nest. A name is
 * that of a folder or of a file.
 */
export const PUBLISHED = {
  backend: [
    "backend/src/catalogue/local/record",
    "backend/src/catalogue/local/search",
    "backend/src/catalogue/local/build/index-writer",
    "backend/src/catalogue/snapshot",
    "backend/src/catalogue/search-query.schemas",
  ],
};

/**
 * Which packages a package may import. "types" means `import type` only, "schemas" the same of `*.schemas` files alone,
 * "published" what `PUBLISHED` names.
 */
export const PACKAGES = {
  domain: {},
  backend: { domain: "all" },
  frontend: { domain: "all", backend: "schemas" },
  desktop: { domain: "all", frontend: "types", backend: "published" },
  infra: { domain: "all" },
};
