import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { ListPlanning } from "@earshot/domain/lists/planning/list-planning";
import { ShortlistStore } from "@earshot/domain/lists/shortlist/shortlist-store.port";
import { Module } from "@nestjs/common";
import { CatalogueModule } from "../../catalogue/catalogue.module.js";
import { LimitsModule } from "../../limits/limits.module.js";
import { plain } from "../../shared/process/plain.js";
import { ListsModule } from "../lists.module.js";
import { PlansController } from "./plans.controller.js";
import { ReachController } from "./reach.controller.js";

/** The reach of a list, and plans for it as a campaign. */
@Module({
  imports: [CatalogueModule, LimitsModule, ListsModule],
  controllers: [PlansController, ReachController],
  providers: [plain(ListPlanning, ShortlistStore, PodcastCatalogue)],
  exports: [ListPlanning],
})
export class PlanningModule {}
