import { Controller, Get, Header, type OnApplicationBootstrap, type Type } from "@nestjs/common";
import { DiscoveryService } from "@nestjs/core";
import { accountOperations } from "../accounts/accounts.operations.js";
import { campaignOperations } from "../campaigns/campaigns.operations.js";
import { catalogueOperations } from "../catalogue/catalogue.operations.js";
import { listOperations } from "../lists/lists.operations.js";
import { analyticsOperations } from "../analytics/analytics.operations.js";
import { outreachOperations } from "../outreach/outreach.operations.js";
import { Access } from "../shared/access.js";
import { operationsOf } from "../shared/declared-endpoints.js";
import { openApiDocument } from "../shared/openapi.js";
import { trackingOperations } from "../tracking/tracking.operations.js";

const OPERATIONS = [
  catalogueOperations,
  accountOperations,
  listOperations,
  trackingOperations,
  campaignOperations,
  outreachOperations,
  analyticsOperations,
].flat();

/** The description of the whole API, made from what controllers declare with `@Endpoint`. */
@Access("all")
@Controller("api/v1")
export class OpenApiController implements OnApplicationBootstrap {
  private document: Record<string, unknown> = {};

  constructor(private readonly discovery: DiscoveryService) {}

  onApplicationBootstrap(): void {
    const controllers = this.discovery.getControllers().flatMap(({ metatype }) => (metatype as Type | null) ?? []);
    this.document = openApiDocument([...OPERATIONS, ...operationsOf(controllers)], "/api/v1");
  }

  @Get("openapi.json")
  @Header("Cache-Control", "public, max-age=300")
  describe(): Record<string, unknown> {
    return this.document;
  }
}
