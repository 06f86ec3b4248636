import { AccountMails } from "@earshot/domain/accounts/account-mails";
import { SessionStore, UserStore } from "@earshot/domain/accounts/account.port";
import { AccountLock } from "@earshot/domain/accounts/flows/account-lock";
import { AnalyticsSink } from "@earshot/domain/analytics/analytics-sink.port";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Global, Module } from "@nestjs/common";
import { AccountsModule } from "../accounts/accounts.module.js";
import { AnalyticsModule } from "../analytics/analytics.module.js";
import { BackupModule } from "../backup/backup.module.js";
import { CatalogueModule } from "../catalogue/catalogue.module.js";
import { JobsModule } from "../jobs/jobs.module.js";
import { LimitsModule } from "../limits/limits.module.js";
import { CONFIG } from "../core/config.module.js";
import { SERVICE_SECRET } from "../shared/config/service-secret.js";
import { OwnedData } from "../database/owned-data.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { Operators } from "../http/access/operators.js";
import { from, plain } from "../shared/process/plain.js";
import { FiguresController } from "./figures.controller.js";
import { OperatorActions } from "./operator-actions.js";
import { OperatorReads } from "./operator-reads.js";
import { OperatorSession } from "./operator-session.js";
import { OperatorSessionController } from "./operator-session.controller.js";
import { PeopleController } from "./people.controller.js";
import { WorkController } from "./work.controller.js";

/** The operator page. Global, because the guard for all routes needs to know who the operators are. */
@Global()
@Module({
  imports: [AccountsModule, AnalyticsModule, BackupModule, CatalogueModule, JobsModule, LimitsModule],
  controllers: [OperatorSessionController, WorkController, PeopleController, FiguresController],
  providers: [
    plain(OperatorSession, UserStore, AccountMails, Clock, SERVICE_SECRET, from(CONFIG, "operators")),
    { provide: Operators, useExisting: OperatorSession },
    plain(OperatorActions, PostgresTransactions),
    plain(OperatorReads, PostgresTransactions, AnalyticsSink, PodcastCatalogue, Clock),
    plain(AccountLock, UserStore, SessionStore),
  ],
  exports: [Operators],
})
export class AdminModule {
  constructor(data: OwnedData, actions: OperatorActions) {
    data.add({
      name: "operatorActions",
      // Its rows outlive accounts, so it has no foreign key to them.
      tables: [],
      what: "If you operate this site: what you did on its operator page, and when",
      until: "This installation is shut down: the log of actions is never changed",
      of: (userId) => actions.of(userId),
    });
  }
}
