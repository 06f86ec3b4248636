import type { Mail } from "@earshot/domain/mail/mailer.port";
import type { WebhookFilter } from "@earshot/domain/webhooks/webhook";
import { Metrics } from "../shared/process/metrics.js";
import { Seal } from "../mail/seal.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { WebhookDeliveries } from "../webhooks/webhook-deliveries.js";
import type { WebhookDeliveryRow } from "../webhooks/webhook-delivery.row.js";
import { WebhookEndpoints } from "../webhooks/webhook-endpoints.js";
import { WebhookAttempts } from "../webhooks/webhook-metrics.js";
import { WebhookMails } from "../webhooks/webhook-mails.js";
import { WebhookSender } from "../webhooks/webhook-sender.js";
import { WebhookWork } from "../webhooks/webhook-work.js";
import { TestClock } from "./test-clock.js";
import type { TestDatabase } from "./database/test-database.js";

/** The secret of worker processes in tests. */
const SECRET = "a secret of the tests that is long enough";

/** Everything that sends webhooks, using a database, for a receiver on this machine. */
export class WebhookKit {
  readonly clock = new TestClock();
  readonly mails: Mail[] = [];
  readonly metrics = new Metrics();
  private readonly attempts = new WebhookAttempts(this.metrics);
  readonly transactions: PostgresTransactions;
  readonly deliveries: WebhookDeliveries;
  readonly endpoints: WebhookEndpoints;

  /** `totalMs`: maximum duration of a try. */
  constructor(
    private readonly database: TestDatabase,
    private readonly totalMs = 10_000,
  ) {
    this.transactions = new PostgresTransactions(database.dataSource);
    this.deliveries = new WebhookDeliveries(this.transactions);
    this.endpoints = new WebhookEndpoints(this.transactions, this.deliveries, new Seal(SECRET, "earshot webhooks"));
  }

  /** Simulates a process that sends webhooks. */
  work(): WebhookWork {
    const rules = { allow: { names: [], ranges: ["127.0.0.1"] }, ownHosts: ["earshot.example"] };
    const mailer = {
      send: (...mails: Mail[]) => {
        this.mails.push(...mails);
        return Promise.resolve();
      },
    };
    return new WebhookWork(
      this.deliveries,
      this.endpoints,
      new WebhookSender(rules, { totalMs: this.totalMs }),
      new WebhookMails(this.transactions, mailer, "https://earshot.example"),
      this.transactions,
      this.clock,
      this.attempts,
    );
  }

  /** A person with a confirmed address, who can add webhooks. */
  async person(email: string): Promise<string> {
    await this.database.dataSource.query("UPDATE plans SET webhooks_max = 100");
    const [person] = await this.database.dataSource.query<{ id: string }[]>(
      "INSERT INTO users (email, email_verified_at) VALUES ($1, now()) RETURNING id",
      [email],
    );
    if (!person) throw new Error("The insert returned no row.");
    return person.id;
  }

  endpoint(userId: string, url: string, filter: WebhookFilter = {}) {
    return this.endpoints.add(userId, { url, events: ["search.changed"], description: "", filter });
  }

  /** Stores events for an endpoint, numbered in their data. Returns their ids. */
  add(userId: string, endpointId: string, count = 1): Promise<readonly string[]> {
    const now = this.clock.now();
    const some = Array.from({ length: count }, (_, n) => ({
      ...{ endpointId, userId, type: "search.changed" },
      body: JSON.stringify({ type: "search.changed", timestamp: now.toISOString(), data: { n } }),
    }));
    return this.deliveries.add(some, now);
  }

  /** Newest first. */
  log(endpointId: string): Promise<readonly WebhookDeliveryRow[]> {
    return this.deliveries.page(endpointId, { limit: 1_000 });
  }

  /** Sends everything that is due, in one process, and waits for the results. */
  async send(work = this.work()): Promise<number> {
    let started = 0;
    for (let some = await work.round(); some > 0; some = await work.round()) {
      started += some;
      await work.idle();
    }
    return started;
  }

  /** Advances the clock to the next try of an endpoint's deliveries. */
  async untilNextTry(endpointId: string): Promise<void> {
    const times = (await this.log(endpointId)).flatMap(({ nextTryAt }) => nextTryAt?.getTime() ?? []);
    this.clock.advance(Math.max(0, Math.min(...times) - this.clock.now().getTime()));
  }
}
