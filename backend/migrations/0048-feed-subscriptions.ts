import type { QueryRunner } from "typeorm";

/**
 * The hub that a feed names (WebSub), and the subscription there. `id` is the last part of the callback URL. `asked_at`: the last
 * request to the hub; `expires_at`: end of the lease that the hub confirmed, NULL without one; `leaving`: the feed no longer names
 * this hub. A feed has one hub at a time, not counting those that it left.
 */
const SUBSCRIPTIONS = `
CREATE TABLE feed_subscriptions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  podcast_id text COLLATE "C" NOT NULL,
  hub text NOT NULL,
  topic text NOT NULL,
  leaving boolean NOT NULL DEFAULT false,
  asked_at timestamptz,
  expires_at timestamptz,
  next_at timestamptz NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  failure text,
  pushed_at timestamptz,
  pushed_signature text
);
CREATE UNIQUE INDEX feed_subscriptions_show ON feed_subscriptions (podcast_id) WHERE NOT leaving;
CREATE INDEX feed_subscriptions_leaving ON feed_subscriptions (next_at) WHERE leaving;
CREATE INDEX feed_subscriptions_live ON feed_subscriptions (expires_at) WHERE NOT leaving;
`;

export class FeedSubscriptions1700000000048 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(SUBSCRIPTIONS);
  }
}
