import { titledMail } from "@earshot/domain/mail/mail-layout";
import type { Mailer } from "@earshot/domain/mail/mailer.port";
import { DELIVERIES_KEPT_DAYS } from "@earshot/domain/webhooks/webhook";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { WebhookEndpointRow } from "./webhook-endpoint.row.js";

const CAUSES = {
  auto: "For five days, none of our attempts succeeded.",
  "410": "It returned 410 Gone, which tells us to send nothing more.",
} as const;

/** Emails about webhooks. They never contain a secret or the path of a URL. */
export class WebhookMails {
  /** `origin` is the site's public origin. */
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly mailer: Mailer,
    private readonly origin: string,
  ) {}

  /** Runs in the surrounding transaction. Sends only to confirmed addresses. */
  async disabled(endpoint: WebhookEndpointRow, cause: keyof typeof CAUSES, at: Date): Promise<void> {
    const { manager } = await this.transactions.reading(WebhookEndpointRow);
    const owner = await manager
      .createQueryBuilder()
      .select("owner.email", "email")
      .from("mailable_users", "owner")
      .where("owner.id = :id", { id: endpoint.userId })
      .getRawOne<{ email: string }>();
    if (!owner) return;
    await this.mailer.send({
      to: owner.email,
      ...titledMail({
        title: "A webhook was disabled",
        paragraphs: [`Your webhook at ${URL.parse(endpoint.url)?.host ?? "its address"} is disabled. ${CAUSES[cause]}`],
        action: { label: "See your webhooks", url: `${this.origin}/account/api#webhooks` },
        notes: [
          `Enable it when it works again: it gets no events until then. Failed deliveries can be replayed for ${DELIVERIES_KEPT_DAYS} days.`,
        ],
      }),
      key: `webhook-disabled:${endpoint.id}:${at.toISOString()}`,
      userId: endpoint.userId,
    });
  }
}
