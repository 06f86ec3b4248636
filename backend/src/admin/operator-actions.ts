import { LessThan, MoreThan } from "typeorm";
import { inPages } from "../database/owned-rows.js";
import type { OwnedRow } from "../database/owned-data.js";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { storableText } from "../database/storable-text.js";
import { OperatorActionRow } from "./operator-action.row.js";

/** Operators' actions, by their names in the log. */
export type OperatorAction =
  | "page.code-asked"
  | "page.code-wrong"
  | "page.opened"
  | "page.closed"
  | "jobs.retry"
  | "jobs.retry-all"
  | "inbox.read"
  | "people.read"
  | "people.lock"
  | "people.unlock"
  | "people.resend"
  | "backups.write";

const PAGE = 50;
const LONGEST_SUBJECT = 200;

/** The append-only log of what operators do. */
export class OperatorActions {
  constructor(private readonly transactions: PostgresTransactions) {}

  /** Call it before the action, so that no action is missing in the log. */
  async note(operator: string, action: OperatorAction, subject = ""): Promise<void> {
    const actions = await this.transactions.writing(OperatorActionRow);
    await actions.insert({ operator, action, subject: storableText(subject).slice(0, LONGEST_SUBJECT) });
  }

  /** Newest first; with `before`, only actions before that id. */
  async page(before?: string): Promise<readonly OperatorActionRow[]> {
    const actions = await this.transactions.reading(OperatorActionRow);
    return actions.find({
      where: before === undefined ? {} : { id: LessThan(before) },
      order: { id: "DESC" },
      take: PAGE,
    });
  }

  /** One operator's actions, for their own export. */
  of(operator: string): AsyncGenerator<OwnedRow> {
    return inPages("id", async (after, take) => {
      const actions = await this.transactions.reading(OperatorActionRow);
      return actions.find({
        select: { id: true, at: true, action: true, subject: true },
        where: { operator, ...(after !== undefined && { id: MoreThan(after as string) }) },
        order: { id: "ASC" },
        take,
      });
    });
  }
}
