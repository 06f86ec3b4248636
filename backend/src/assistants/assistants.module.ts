import { Module } from "@nestjs/common";
import { CatalogueModule } from "../catalogue/catalogue.module.js";
import { LimitsModule } from "../limits/limits.module.js";
import { ListsModule } from "../lists/lists.module.js";
import { PlanningModule } from "../lists/planning/planning.module.js";
import { McpController } from "./mcp.controller.js";
import { McpServers } from "./mcp-server.js";
import { AllTools } from "./tools/all-tools.js";

@Module({
  imports: [CatalogueModule, LimitsModule, ListsModule, PlanningModule],
  controllers: [McpController],
  providers: [AllTools, McpServers],
})
export class AssistantsModule {}
