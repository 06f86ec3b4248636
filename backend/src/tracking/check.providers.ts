import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { Announcements } from "@earshot/domain/shared/announcements.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Mailer } from "@earshot/domain/mail/mailer.port";
import { Transactions } from "@earshot/domain/shared/transactions.port";
import { AlertMails } from "@earshot/domain/tracking/alerts/alert-mails";
import { AlertStore } from "@earshot/domain/tracking/alert-store.port";
import { CheckRounds } from "@earshot/domain/tracking/checks/check-rounds";
import { ProviderGate } from "@earshot/domain/tracking/checks/provider-gate.port";
import { ShowCheck } from "@earshot/domain/tracking/checks/show-check";
import { CheckRecorder } from "@earshot/domain/tracking/check-recorder";
import { TrackedStore } from "@earshot/domain/tracking/tracked-store.port";
import { UnsubscribeTokens } from "@earshot/domain/mail/unsubscribe-tokens.port";
import { WatchedShows } from "@earshot/domain/tracking/watched-shows.port";
import type { Provider } from "@nestjs/common";
import { JobQueue } from "../jobs/job-queue.js";
import { CONFIG, ORIGIN } from "../core/config.module.js";
import type { Config } from "../shared/config/config.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { from, plain, plainAs } from "../shared/process/plain.js";
import { CheckWorker } from "./check-worker.js";
import { PostgresAlertMailStore } from "./stores/postgres-alert-mail-store.js";
import { PostgresProviderGate } from "./stores/postgres-provider-gate.js";
import { PostgresWatchedShows } from "./stores/postgres-watched-shows.js";
import { QueuedChecks } from "./queued-checks.js";
import { TrackingSchedule } from "./tracking.schedule.js";

/** Seconds. Longer than the ten seconds that a source has to answer. */
const LEASE = 12;
const LONGEST_WAIT_SECONDS = 15;

/** Checks and emails: the domain's classes with PostgreSQL, the queue, and the timers that start them. */
export const checkProviders: Provider[] = [
  plainAs(WatchedShows, PostgresWatchedShows, PostgresTransactions, from(PodcastCatalogue, "sourceProvider")),
  {
    provide: CheckRecorder,
    inject: [WatchedShows, TrackedStore, AlertStore, Transactions, Announcements],
    useFactory: (
      shows: WatchedShows,
      tracked: TrackedStore,
      alerts: AlertStore,
      transactions: Transactions,
      announcements: Announcements,
    ) => new CheckRecorder(shows, tracked, alerts, transactions, Math.random, announcements),
  },
  {
    provide: ProviderGate,
    inject: [PostgresTransactions, PodcastCatalogue, CONFIG],
    useFactory: (transactions: PostgresTransactions, { sourceProvider }: PodcastCatalogue, config: Config) =>
      new PostgresProviderGate(transactions, {
        sourceProvider,
        slots: config.checksAtOnce,
        lease: LEASE,
        waitSeconds: LONGEST_WAIT_SECONDS,
      }),
  },
  plain(QueuedChecks, JobQueue, from(PodcastCatalogue, "sourceProvider")),
  plain(CheckRounds, PodcastCatalogue, WatchedShows, ProviderGate, QueuedChecks, Transactions),
  plain(ShowCheck, PodcastCatalogue, WatchedShows, ProviderGate, CheckRecorder, Clock),
  {
    provide: CheckWorker,
    inject: [JobQueue, QueuedChecks, ShowCheck, CONFIG],
    useFactory: (jobs: JobQueue, checks: QueuedChecks, check: ShowCheck, config: Config) =>
      new CheckWorker(jobs, checks, check, { on: config.worker, parallel: config.checksAtOnce }),
  },
  plain(PostgresAlertMailStore, PostgresTransactions),
  plain(AlertMails, PostgresAlertMailStore, Mailer, UnsubscribeTokens, PostgresTransactions, ORIGIN),
  plain(TrackingSchedule, CheckRounds, AlertMails, Clock),
];
