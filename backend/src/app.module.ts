import { type DynamicModule, Module } from "@nestjs/common";
import { APP_FILTER } from "@nestjs/core";
import { AccountsModule } from "./accounts/accounts.module.js";
import { AnalyticsModule } from "./analytics/analytics.module.js";
import { CampaignsModule } from "./campaigns/campaigns.module.js";
import { CatalogueModule } from "./catalogue/catalogue.module.js";
import { DemoModule } from "./catalogue/demo/demo.module.js";
import { HealthModule } from "./health/health.module.js";
import { ListsModule } from "./lists/lists.module.js";
import { OutreachModule } from "./outreach/outreach.module.js";
import { SavedModule } from "./saved/saved.module.js";
import type { Config } from "./shared/config.js";
import { ProblemFilter } from "./shared/problem.filter.js";
import { RootModule } from "./shared/root.module.js";
import { SiteModule } from "./site/site.module.js";
import { TrackingModule } from "./tracking/tracking.module.js";

/** The service: everything that is asked for over HTTP. */
@Module({
  imports: [
    AccountsModule,
    CatalogueModule,
    DemoModule,
    ListsModule,
    SavedModule,
    TrackingModule,
    CampaignsModule,
    OutreachModule,
    AnalyticsModule,
    HealthModule,
    // Last: it answers every address that nobody else claimed.
    SiteModule,
  ],
  providers: [{ provide: APP_FILTER, useClass: ProblemFilter }],
})
export class AppModule {
  static with(config: Config): DynamicModule {
    return { module: AppModule, imports: [RootModule.with(config)] };
  }
}
