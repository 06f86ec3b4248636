import type { DataSource } from "typeorm";

/** Text that copies easily corrupt: line breaks, tabs, backslashes, quotes, the marker for NULL, and four-byte characters. */
const TRICKY = String.raw`E'a\tb\nc\\d\\.\\N"''; \U0001F399 \u00e4 \u0627'`;

const PEOPLE = `
INSERT INTO users (email, email_key, name, password_hash, email_verified_at)
SELECT 'person-' || n || '@example.org', 'person-' || n || '@example.org', CASE WHEN n % 3 = 0 THEN NULL ELSE ${TRICKY} || n END,
  '$argon2id$made-up$' || n, now() - n * interval '1 minute'
FROM generate_series(1, $1::int) n`;

/** For each person `p` with the number `n`. */
const EACH = `FROM (SELECT id, email, row_number() OVER (ORDER BY created_at, email) AS n FROM users) p`;

const OF_PEOPLE = [
  `INSERT INTO identities (user_id, provider, subject, email) SELECT id, 'google', 'subject-' || n, email ${EACH}`,
  `INSERT INTO sessions (sid, sess, expire)
   SELECT 'sid-' || n, jsonb_build_object('publicId', gen_random_uuid(), 'userId', id), now() + interval '30 days' ${EACH}`,
  `INSERT INTO api_keys (user_id, name, scopes, hint, secret_hash)
   SELECT id, 'Reports', '{catalogue:read,lists:read}', 'ek_live_0000…0000', sha256(id::text::bytea) ${EACH}`,
  `INSERT INTO account_plans (user_id, plan) SELECT id, 'free' ${EACH}`,
  `INSERT INTO webhook_endpoints (user_id, url, description, events, filter, secret)
   SELECT id, 'https://hooks.example.org/' || n, ${TRICKY}, '{search.changed}', '{"podcastIds": ["a\\"b"]}', '\\x00ff5c0a' ${EACH}`,
  `INSERT INTO webhook_deliveries (endpoint_id, user_id, type, body, created_at, next_try_at)
   SELECT id, user_id, 'search.changed', '{"type": "search.changed"}', now(), now() FROM webhook_endpoints`,
  `INSERT INTO email_tokens (token_hash, user_id, kind, email, expires_at)
   SELECT 'hash-' || n, id, 'reset', email, now() + interval '1 day' ${EACH}`,
  `INSERT INTO outbox (key, user_id, sealed, state) SELECT 'mail-' || n, id, decode('00ff5c0a', 'hex'), 'sent' ${EACH}`,
  `INSERT INTO lists (user_id, name) SELECT id, 'List ' || n ${EACH}`,
  "INSERT INTO list_circles (list_id, user_id) SELECT id, user_id FROM lists",
  "INSERT INTO list_members (list_id, user_id, role) SELECT list_id, user_id, 'viewer' FROM list_circles",
  `INSERT INTO list_invitations (list_id, email, email_key, role, token_hash, expires_at)
   SELECT list_id, 'x@example.org', 'x@example.org', 'viewer', list_id::text, now() + interval '1 day' FROM list_circles`,
  `INSERT INTO list_shares (list_id, token_hash, kind, list_name) SELECT list_id, list_id::text, 'frozen', ${TRICKY} FROM list_circles`,
  `INSERT INTO list_share_items (share_id, podcast_id, payload, figures, place, title_key)
   SELECT id, 'show', '{"title": "Kept"}', '{"listeners": "N/A"}', 0, 'kept' FROM list_shares`,
  "INSERT INTO list_share_days (share_id, day, views) SELECT id, '2026-11-22', 3 FROM list_shares",
  `INSERT INTO list_comments (list_id, user_id, podcast_id, text) SELECT list_id, user_id, 'show', ${TRICKY} FROM list_circles`,
  "INSERT INTO list_activity (list_id, user_id, kind, subject) SELECT list_id, user_id, 'renamed', 'New' FROM list_circles",
  `INSERT INTO list_steps (user_id, kind, list_id, list_name) SELECT id, 'list-removed', gen_random_uuid(), ${TRICKY} ${EACH}`,
  `INSERT INTO list_step_items (step_id, id, podcast_id, payload, created_at, title_key, search_text)
   SELECT id, gen_random_uuid(), 'show', '{"title": "Gone"}', now(), 'gone', 'gone' FROM list_steps`,
  `INSERT INTO saved_podcasts (user_id, podcast_id, title, author) SELECT id, 'show-' || n, ${TRICKY}, NULL ${EACH}`,
  `INSERT INTO saved_views (id, user_id, name, search)
   SELECT gen_random_uuid(), id, 'History', '{"version": 1, "search": {"term": "history"}}' ${EACH}`,
  `INSERT INTO watched_views (view_id, user_id, since, seen_until, kept)
   SELECT id, user_id, now(), now(), '[{"id": "show", "title": "a\\"b", "rank": 1}]' FROM saved_views`,
  `INSERT INTO view_runs (view_id, user_id, at, total, by_method, changes)
   SELECT view_id, user_id, now(), 1, 0, '[{"kind": "entered", "title": "Tides"}]' FROM watched_views`,
  `INSERT INTO show_claims (user_id, podcast_id, title, code, created_at, expires_at, next_check_at, description)
   SELECT id, 'show-' || n, ${TRICKY}, 'earshot-' || n, now(), now() + interval '14 days', now(), ${TRICKY} ${EACH}`,
  `INSERT INTO view_digests (user_id, sent_at) SELECT id, now() ${EACH}`,
  `INSERT INTO saved_removals (id, user_id, saved) SELECT gen_random_uuid(), id, '{"title": "Removed"}' ${EACH}`,
  `INSERT INTO tracked_podcasts (user_id, podcast_id, title, image_url, author, description, categories, popularity_score,
     source_provider, started_at)
   SELECT id, 'show-' || n, 'Show', '', 'Author', ${TRICKY}, ARRAY['a"b', 'c,d', ''], 0.1 + n / 3.0, 'local', now() ${EACH}`,
  `INSERT INTO tracking_stops (user_id, podcast_id, source_provider, tracked, alerts)
   SELECT id, 'show-0', 'local', '{}', '[]' ${EACH}`,
  `INSERT INTO alerts (user_id, podcast_id, episode_key, episode_id, title, published, duration, mp3, created_at)
   SELECT id, 'show-' || n, 'key', 'episode', ${TRICKY}, '-infinity', 'NaN', '', now() ${EACH}`,
  `INSERT INTO alert_digests (user_id, sent_at) SELECT id, now() ${EACH}`,
  `INSERT INTO contact_days (user_id, day, addresses) SELECT id, current_date, ARRAY['hash-' || n] ${EACH}`,
  `INSERT INTO analytics_events (at, name, route, user_id)
   SELECT now() - (n % 3) * interval '31 days', 'page', '/lists', id ${EACH}`,
  `INSERT INTO campaign_requests (user_id, first_name, last_name, business_email, company_name, budget_range, primary_goal)
   SELECT id, 'Ada', ${TRICKY}, email, 'Company', 'small', 'reach' ${EACH}`,
];

const OF_NOBODY = [
  "INSERT INTO operator_actions (operator, action, subject) VALUES (gen_random_uuid(), 'people.lock', 'somebody')",
  `INSERT INTO watched_shows (source_provider, podcast_id, since, interval_seconds, next_check_at)
   VALUES ('local', 'show-1', now(), 3600, now())`,
  `INSERT INTO contact_messages (name, email, message, source) VALUES ('Ada', 'ada@example.org', ${TRICKY}, 'footer')`,
  `INSERT INTO waitlist (email, email_key, source) VALUES ('ada@example.org', 'ada@example.org', 'footer')`,
  "INSERT INTO forgotten_contacts (address_hash) VALUES ('hash')",
  `INSERT INTO contact_removals (token_hash, address_hash, expires_at) VALUES ('token', 'hash', now() + interval '7 days')`,
  `INSERT INTO idempotency_keys (owner, route, key, payload_hash) VALUES ('owner', 'route', 'key', '\\x00')`,
  `INSERT INTO moved_shows (id, moved_to) VALUES ('podcast-of-before', 'podcast-a')`,
  `INSERT INTO demand_signals (subject, name, at, signal) VALUES ('feed:a', 'ratings', 1, '{"kind": "ratings"}')`,
  `INSERT INTO demand_history (show, at, value, source, country, genre) VALUES (1, -1, NULL, 'A file', 'us', '')`,
  `INSERT INTO show_history (show, at, changed, score_from, score_to) VALUES (-9223372036854775808, 1, 4, 0.1, 'Infinity')`,
];

/** List items per INSERT: a client waits for a statement only a few seconds. */
const PORTION = 10;

/** Adds made-up people and their data to a database: each has one of everything, and `items` items in a list. */
export async function madeUpPeople(dataSource: DataSource, people: number, items: number): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await manager.query("SET LOCAL statement_timeout = 0");
    await manager.query(PEOPLE, [people]);
    await manager.query("SELECT analytics_month(now() - m * interval '31 days') FROM generate_series(0, 2) m");
    for (const statement of [...OF_PEOPLE, ...OF_NOBODY]) await manager.query(statement);
    for (let from = 1; from <= items; from += PORTION) {
      await manager.query(
        `INSERT INTO list_items (list_id, podcast_id, payload, created_at, title_key, search_text)
         SELECT id, 'show-' || n, jsonb_build_object('title', 'A show with the number ' || n, 'author', 'Somebody',
           'imageUrl', 'https://example.org/pictures/' || md5(n::text) || '.jpg', 'listeners', '1,000 to 5,000'),
           now(), 'a show with the number ' || n, 'a show with the number ' || n || ' somebody'
         FROM lists, generate_series($1::int, least($2::int, $1 + $3 - 1)) n`,
        [from, items, PORTION],
      );
    }
  });
}
