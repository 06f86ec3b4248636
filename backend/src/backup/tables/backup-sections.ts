/**
 * How a backup treats a table. "archived": its rows are in the archive, because they are stored nowhere else. "rebuilt": part of
 * the catalogue, which an import recreates; a restore copies it from the older database if there is one. All others are left out.
 */
export type BackupSection = "archived" | "rebuilt" | { readonly leftOut: string };

/** Each of our tables outside the schemas below, with its section. A test compares this with the database. */
export const BACKUP_SECTIONS: Readonly<Record<string, BackupSection>> = {
  users: "archived",
  identities: "archived",
  sessions: "archived",
  email_tokens: "archived",
  api_keys: "archived",
  account_plans: "archived",
  webhook_endpoints: "archived",
  webhook_deliveries: "archived",
  outbox: "archived",
  lists: "archived",
  list_items: "archived",
  list_circles: "archived",
  list_members: "archived",
  list_invitations: "archived",
  list_shares: "archived",
  list_share_items: "archived",
  list_share_days: "archived",
  list_comments: "archived",
  list_activity: "archived",
  list_steps: "archived",
  list_step_items: "archived",
  saved_podcasts: "archived",
  saved_removals: "archived",
  saved_views: "archived",
  watched_views: "archived",
  view_runs: "archived",
  show_claims: "archived",
  view_digests: "archived",
  tracked_podcasts: "archived",
  tracking_stops: "archived",
  watched_shows: "archived",
  alerts: "archived",
  alert_digests: "archived",
  campaign_requests: "archived",
  contact_messages: "archived",
  waitlist: "archived",
  // A removed address stays removed only if both tables are restored.
  contact_key: "archived",
  forgotten_contacts: "archived",
  contact_removals: "archived",
  contact_days: "archived",
  idempotency_keys: "archived",
  analytics_events: "archived",
  operator_actions: "archived",
  // Not personal data, but no import restores it.
  demand_signals: "archived",
  demand_history: "archived",
  show_history: "archived",
  moved_shows: "archived",

  episodes: "rebuilt",
  show_contacts: "rebuilt",
  feed_reads: "rebuilt",
  feed_arrivals: "rebuilt",
  feed_rounds: "rebuilt",
  catalogue_updates: "rebuilt",

  migrations: { leftOut: "written by the migrations themselves" },
  catalogue_changes: { leftOut: "a few weeks of changes; after a restore, programs start again" },
  catalogue_log: { leftOut: "identifies the numbering of those changes, which a restore restarts" },
  webhook_positions: { leftOut: "how far those changes were sent; it restarts with them" },
  import_runs: { leftOut: "progress of imports, for a few weeks" },
  plans: { leftOut: "only Free, which a migration adds; until another plan is added again, its accounts have Free" },
  api_quotas: { leftOut: "counts of the last day; they begin at zero" },
  api_usage: { leftOut: "counts of 30 days, which affect nothing; after a restore they begin at zero" },
  api_requests: { leftOut: "the newest requests of each account, for the usage page; they start over" },
  rate_limits: { leftOut: "counts of the last few minutes; they begin at zero" },
  provider_slots: { leftOut: "leases of running checks, which end with their process" },
  feed_hosts: { leftOut: "turns of requests, which last for seconds" },
  feed_subscriptions: { leftOut: "subscriptions at hubs; feeds are read, and subscribed to, again" },
  watched_providers: { leftOut: "whether a source responded in the last few minutes" },
};

/** The same for whole schemas. */
const BACKUP_SCHEMAS: Readonly<Record<string, BackupSection>> = {
  catalogue: "rebuilt",
  jobs: { leftOut: "waiting checks; shows that are due are queued again" },
};

/** Partitioned tables: the function that creates the partition for a time, and the column with the time. */
export const PARTS: Readonly<Record<string, { readonly make: string; readonly by: string }>> = {
  analytics_events: { make: "analytics_month", by: "at" },
};

/** The section of a table, by schema and name; undefined if the table is not ours. */
export function sectionOf(schema: string, table: string): BackupSection | undefined {
  return schema === "public" ? BACKUP_SECTIONS[table] : BACKUP_SCHEMAS[schema];
}
