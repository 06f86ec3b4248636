import { fileURLToPath } from "node:url";
import { Module } from "@nestjs/common";
import { DiscoveryModule } from "@nestjs/core";
import { CatalogueModule } from "../catalogue/catalogue.module.js";
import { LimitsModule } from "../limits/limits.module.js";
import { SharingModule } from "../lists/sharing/sharing.module.js";
import { CONFIG } from "../core/config.module.js";
import type { Config } from "../shared/config/config.js";
import { CrawlerController } from "./crawler.controller.js";
import { followLink } from "./follow-link.js";
import { NoticeController } from "./notice.controller.js";
import { OpenApiController } from "./openapi.controller.js";
import { SiteController } from "./site.controller.js";
import { SITE_OPTIONS, type SiteOptions } from "./site.options.js";

/** backend/dist/src/site → frontend/dist */
export const FRONTEND = fileURLToPath(new URL("../../../../frontend/dist", import.meta.url));

@Module({
  imports: [DiscoveryModule, CatalogueModule, LimitsModule, SharingModule],
  controllers: [OpenApiController, NoticeController, CrawlerController, SiteController],
  providers: [
    {
      provide: SITE_OPTIONS,
      useFactory: (config: Config): SiteOptions => ({
        frontend: FRONTEND,
        origin: config.publicUrl,
        analyticsScript: config.analyticsScript,
        followLinks: config.ownPages.map(followLink),
      }),
      inject: [CONFIG],
    },
  ],
})
export class SiteModule {}
