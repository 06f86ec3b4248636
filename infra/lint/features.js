/**
 * The features that each feature can use, in every package. All of them can use `shared`, which uses none. A folder in `src` that
 * is missing from this map is a lint error, so that the map stays complete.
 */
export const FEATURES = {
  shared: [],
  audience: [],
  // The catalogue returns its figures.
  market: ["audience", "backend/catalogue"],
  feeds: [],
  catalogue: ["audience", "market", "analytics", "limits", "feeds", "jobs", "domain/contacts"],
  // The sample shows of a first start. The application imports it; no feature does.
  demo: ["catalogue", "domain/audience", "domain/contacts"],
  // The contacts of shows. The catalogue collects and stores them; this feature shows and deletes them.
  contacts: ["catalogue", "campaigns", "outreach", "limits", "mail"],
  // Shows that their makers have claimed.
  claims: ["catalogue", "feeds", "limits", "mail"],
  site: [
    "accounts",
    "audience",
    "catalogue",
    "contacts",
    "lists",
    "saved",
    "tracking",
    "campaigns",
    "outreach",
    "analytics",
    "domain/assistants",
    "webhooks",
    "keys",
    "limits",
  ],
  // The buckets in which latencies are counted.
  health: ["domain/keys"],
  // Data and actions for operators: each feature provides its own, and this one shows them.
  admin: [
    "accounts",
    "analytics",
    "backup",
    "campaigns",
    "catalogue",
    "contacts",
    "jobs",
    "limits",
    "lists",
    "mail",
    "outreach",
    "saved",
    "tracking",
  ],
  // Also copies the catalogue; its lock blocks imports meanwhile.
  backup: ["catalogue"],
  // Providers send users of the desktop app back through the app's link.
  accounts: ["mail", "limits", "domain/site"],
  // The API keys of accounts, and the guard that checks them.
  keys: ["accounts", "domain/catalogue", "limits", "mail"],
  // A small catalogue for the public test key, behind the catalogue's own controllers.
  sandbox: ["accounts", "audience", "catalogue", "keys", "limits", "lists", "market", "tracking"],
  // Tools for AI assistants: other features do the work.
  assistants: ["audience", "catalogue", "market", "compare", "campaigns", "lists", "limits"],
  mail: [],
  limits: [],
  // Rules only: the feature `lists` has the endpoints and the screens.
  reach: ["audience", "catalogue", "market"],
  lists: ["accounts", "catalogue", "audience", "limits", "mail", "reach", "campaigns"],
  saved: ["catalogue", "audience", "limits", "mail"],
  jobs: [],
  tracking: ["catalogue", "mail", "jobs"],
  // Sends the events of other features. Reads who has tracked or listed a show, and the plan of an account.
  webhooks: ["accounts", "catalogue", "feeds", "keys", "limits", "lists", "mail", "saved", "tracking"],
  compare: ["catalogue", "audience", "market", "lists"],
  campaigns: ["catalogue", "audience", "mail", "limits", "compare"],
  outreach: ["mail", "limits", "campaigns"],
  analytics: ["limits", "site"],
  content: [
    "audience",
    "campaigns",
    "catalogue",
    "outreach",
    "domain/assistants",
    "backend/site",
    "domain/keys",
    "domain/webhooks",
  ],
  dashboard: ["lists", "saved", "tracking", "catalogue", "audience"],
};

/**
 * Folders of the backend that are not features: each imports only those above it in this list, and no feature. "domain/x" allows a
 * feature's rules.
 */
export const BACKEND_LAYERS = {
  shared: [],
  database: [],
  http: ["database", "domain/site"],
  // The modules of every process: settings, log, database.
  core: ["database", "http"],
  // Folders that every feature of the backend can use.
  "*": ["core", "database", "http"],
};

/**
 * Folders of the website that are not features. They form a tree: the shell is the root, which imports everything and is imported by
 * nothing. The others import no feature. "domain/x" allows a feature's rules, but not its screens.
 */
export const WEB_LAYERS = {
  shell: ["*"],
  session: ["client", "navigation", "platform", "toasts", "domain/accounts", "backend/accounts"],
  optimistic: ["client"],
  navigation: ["client", "platform", "domain/site", "domain/accounts"],
  keyboard: ["platform", "ui"],
  toasts: ["client", "ui"],
  client: ["domain/catalogue"],
  styles: ["platform"],
  ui: [],
  platform: ["domain/campaigns"],
  player: ["client", "navigation", "toasts", "keyboard", "platform", "ui", "domain/catalogue"],
  // Folders that every feature of the website can use.
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
    "backend/http",
  ],
};

/** Folders of the desktop app that are not features: `shell` connects everything, `system` stores files and settings. */
export const DESKTOP_LAYERS = {
  shell: ["*"],
  system: [],
  updates: ["system", "frontend/platform"],
  reports: ["system"],
  // What every feature of the desktop app can use. The page declares what it calls and the states that it shows.
  "*": ["system", "frontend/platform"],
};

/**
 * The folders into which a large feature is divided, and which neighbors each folder can import. Tests can import all: a test of the search
 * builds a catalogue first.
 */
export const DISTRICTS = {
  "backend/src/catalogue/local": { record: [], write: ["record"], shows: ["record"], search: ["record", "shows"] },
};

/** The owner of each table. SQL of another feature can use the table only if that feature can use the owner. */
export const TABLES = {
  admin: ["operator_actions"],
  accounts: ["users", "identities", "sessions", "email_tokens"],
  analytics: ["analytics_events"],
  campaigns: ["campaign_requests"],
  catalogue: [
    "catalogue",
    "catalogue_changes",
    "catalogue_log",
    "catalogue_updates",
    "contact_key",
    "demand_history",
    "demand_signals",
    "import_runs",
    "moved_shows",
    "episodes",
    "feed_arrivals",
    "feed_hosts",
    "feed_reads",
    "feed_rounds",
    "feed_subscriptions",
    "forgotten_contacts",
    "show_contacts",
    "show_history",
  ],
  claims: ["show_claims"],
  contacts: ["contact_days", "contact_removals"],
  keys: ["account_plans", "api_keys", "api_quotas", "api_requests", "api_usage", "plans"],
  limits: ["rate_limits"],
  lists: [
    "lists",
    "list_items",
    "list_steps",
    "list_step_items",
    "list_circles",
    "list_members",
    "list_shares",
    "list_share_items",
    "list_share_days",
    "list_invitations",
    "list_comments",
    "list_activity",
  ],
  mail: ["outbox"],
  outreach: ["contact_messages", "waitlist"],
  saved: ["saved_podcasts", "saved_removals", "saved_views", "view_digests", "view_runs", "watched_views"],
  http: ["idempotency_keys"],
  tracking: [
    "alert_digests",
    "alerts",
    "provider_slots",
    "tracked_podcasts",
    "tracking_stops",
    "watched_providers",
    "watched_shows",
  ],
  webhooks: ["webhook_deliveries", "webhook_endpoints", "webhook_positions"],
};

/** Views that all features can read. A view has few columns, and keeps the owner's rule in one place. */
export const OPEN_VIEWS = {
  accounts: ["account_ids", "account_names", "acting_users", "mailable_users"],
  claims: ["claimed_shows"],
  lists: ["listed_shows"],
  saved: ["saved_shows"],
  tracking: ["checked_shows"],
};

/**
 * What packages publish to others, by folder or file. From the backend, the desktop app imports the catalogue's engine, and list requests,
 * refusals and imports: they need neither PostgreSQL nor Nest. From `infra`, tests import the figures of fault drills and functions that
 * wait, and the website's build imports what packs packages.
 */
export const PUBLISHED = {
  backend: [
    "backend/src/catalogue/local/record",
    "backend/src/catalogue/local/search",
    "backend/src/catalogue/local/shows",
    "backend/src/catalogue/local/write/index/index-writer",
    "backend/src/catalogue/snapshot",
    "backend/src/catalogue/search-query.schemas",
    "backend/src/catalogue/profile/profile-of-facts",
    "backend/src/lists/list-requests.schemas",
    "backend/src/lists/read-import",
    "backend/src/lists/list-refusals",
  ],
  infra: ["infra/packaging", "infra/testing/drill", "infra/testing/until"],
};

/**
 * Which packages a package can import. "types" allows only `import type`, "schemas" only `import type` of `*.schemas` files, "published"
 * only what `PUBLISHED` names. Of the domain, only the tests can import other packages.
 */
export const PACKAGES = {
  domain: { infra: "published" },
  backend: { domain: "all", infra: "published" },
  frontend: { domain: "all", backend: "schemas", infra: "published" },
  desktop: { domain: "all", frontend: "types", backend: "published", infra: "published" },
  infra: { domain: "all" },
};
