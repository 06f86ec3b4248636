import { type DynamicModule, Module } from "@nestjs/common";
import { APP_FILTER, RouterModule } from "@nestjs/core";
import { AccountsModule } from "./accounts/accounts.module.js";
import { AdminModule } from "./admin/admin.module.js";
import { AnalyticsModule } from "./analytics/analytics.module.js";
import { AssistantsModule } from "./assistants/assistants.module.js";
import { BackupModule } from "./backup/backup.module.js";
import { CampaignsModule } from "./campaigns/campaigns.module.js";
import { CatalogueModule } from "./catalogue/catalogue.module.js";
import { ClaimsModule } from "./claims/claims.module.js";
import { ContactsModule } from "./contacts/contacts.module.js";
import { DemoModule } from "./demo/demo.module.js";
import { HealthModule } from "./health/health.module.js";
import { KeysModule } from "./keys/keys.module.js";
import { ListsModule } from "./lists/lists.module.js";
import { PlanningModule } from "./lists/planning/planning.module.js";
import { SharingModule } from "./lists/sharing/sharing.module.js";
import { OutreachModule } from "./outreach/outreach.module.js";
import { SandboxModule } from "./sandbox/sandbox.module.js";
import { SavedModule } from "./saved/saved.module.js";
import type { Config } from "./shared/config/config.js";
import { ProblemFilter } from "./http/requests/problem.filter.js";
import { SANDBOX_BASE } from "./http/access/sandboxed.js";
import { CoreModule } from "./core/core.module.js";
import { SiteModule } from "./site/site.module.js";
import { TrackingModule } from "./tracking/tracking.module.js";
import { WebhooksModule } from "./webhooks/webhooks.module.js";

/** The service: everything that answers HTTP. */
@Module({
  imports: [
    // First, because its guard must run before those of the accounts.
    KeysModule,
    // Before the catalogue: if two modules provide the same port, the application's own look-ups use the later one.
    SandboxModule,
    RouterModule.register([{ path: SANDBOX_BASE, module: SandboxModule }]),
    AccountsModule,
    AdminModule,
    CatalogueModule,
    ClaimsModule,
    ContactsModule,
    DemoModule,
    ListsModule,
    PlanningModule,
    SharingModule,
    SavedModule,
    TrackingModule,
    WebhooksModule,
    CampaignsModule,
    OutreachModule,
    AnalyticsModule,
    AssistantsModule,
    BackupModule,
    HealthModule,
    // Last, because it answers all remaining URLs.
    SiteModule,
  ],
  providers: [{ provide: APP_FILTER, useClass: ProblemFilter }],
})
export class AppModule {
  static with(config: Config): DynamicModule {
    return { module: AppModule, imports: [CoreModule.with(config, "api")] };
  }
}
