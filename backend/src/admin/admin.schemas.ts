import { z } from "zod";
import type { Sent } from "../http/body/sent.js";

const moment = z.iso.datetime();
/** The title of the show that a job or a feed belongs to; null if the catalogue does not contain it. */
const title = z.string().nullable();

export const codeBody = z.object({ code: z.string().max(40).describe("The eight digits from the email") });
export const jobPath = z.object({ id: z.uuid() });
export const personPath = z.object({ id: z.uuid() });
const INBOX_PARTS = ["campaign", "contact", "waitlist"] as const;
const lastShown = z.uuid().optional().describe("The last entry of the previous page");
export const inboxQuery = z.object({ kind: z.enum(INBOX_PARTS), before: lastShown });
export const peopleQuery = z.object({ q: z.string().max(200).default(""), before: lastShown });
export const actionsQuery = z.object({
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});

export const operatorSessionAnswer = z.object({ email: z.string(), openUntil: moment.nullable() });

export const figuresAnswer = z.object({
  people: z.object({ all: z.int(), confirmed: z.int(), newThisWeek: z.int(), locked: z.int(), leaving: z.int() }),
  lists: z.int(),
  saved: z.int(),
  tracked: z.int(),
  briefs: z.int(),
  messages: z.int(),
  waitlist: z.int(),
  mailWaiting: z.int(),
  catalogue: z.object({ shows: z.int(), updatedAt: moment.nullable() }),
  views: z.array(z.object({ route: z.string(), views: z.int(), users: z.int() })),
  searches: z.array(z.object({ mode: z.string(), searches: z.int(), withoutResult: z.int() })),
  shows: z.array(z.object({ podcastId: z.string(), title: z.string(), views: z.int(), selections: z.int() })),
});

export const jobsAnswer = z.object({
  queues: z.array(z.object({ name: z.string(), waiting: z.int(), active: z.int(), dead: z.int() })),
  failed: z.array(
    z.object({
      id: z.string(),
      queue: z.string(),
      key: z.string(),
      title,
      tries: z.int(),
      diedAt: moment,
      reason: z.string(),
    }),
  ),
});
export const retriedAnswer = z.object({ retried: z.int() });

export const importsAnswer = z.object({
  imports: z.array(
    z.object({
      id: z.uuid(),
      machine: z.string(),
      startedAt: moment,
      changedAt: moment,
      share: z.number(),
      read: z.int(),
      bad: z.int(),
      skipped: z.int(),
      phase: z.string().nullable(),
      ended: z.enum(["done", "failed", "stopped", "broken-off"]).nullable(),
      report: z.array(
        z.object({ outcome: z.string(), file: z.string(), reason: z.string(), title: z.string().optional() }),
      ),
    }),
  ),
});

export const feedsAnswer = z.object({
  due: z.int(),
  lag: z.number(),
  arrived: z.int(),
  failing: z.array(z.object({ podcastId: z.string(), title, failures: z.int(), reason: z.string(), triedAt: moment })),
});

export const inboxAnswer = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      createdAt: moment,
      from: z.string(),
      email: z.string(),
      facts: z.array(z.string()),
      /** The show that a brief is about. */
      podcast: z.object({ id: z.string(), title: z.string() }).nullable(),
      text: z.string(),
    }),
  ),
  /** The number of emailed contact removal links that are still valid, and of removed addresses. */
  removals: z.object({ pending: z.int(), done: z.int() }),
});

export const peopleAnswer = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      emailVerified: z.boolean(),
      createdAt: moment,
      lockedAt: moment.nullable(),
      deleteAfter: moment.nullable(),
    }),
  ),
});

export const backupsAnswer = z.object({
  backups: z.array(z.object({ name: z.string(), at: moment, bytes: z.int() })),
  kept: z.int(),
  /** Nightly backups are on, and the last one is missing. */
  old: z.boolean(),
});

export const actionsAnswer = z.object({
  actions: z.array(
    z.object({ id: z.string(), at: moment, operator: z.string(), action: z.string(), subject: z.string() }),
  ),
});

export type SentOperatorSession = Sent<typeof operatorSessionAnswer>;
export type SentFigures = Sent<typeof figuresAnswer>;
export type SentJobs = Sent<typeof jobsAnswer>;
export type SentImports = Sent<typeof importsAnswer>;
export type SentFeeds = Sent<typeof feedsAnswer>;
export type SentInbox = Sent<typeof inboxAnswer>;
export type SentPeople = Sent<typeof peopleAnswer>;
export type SentBackups = Sent<typeof backupsAnswer>;
export type SentActions = Sent<typeof actionsAnswer>;
export type InboxPart = (typeof INBOX_PARTS)[number];
