import { Controller, Get, Header } from "@nestjs/common";
import { accountOperations } from "../accounts/accounts.operations.js";
import { campaignOperations } from "../campaigns/campaigns.operations.js";
import { catalogueOperations } from "../catalogue/catalogue.operations.js";
import { listOperations } from "../lists/lists.operations.js";
import { analyticsOperations } from "../analytics/analytics.operations.js";
import { outreachOperations } from "../outreach/outreach.operations.js";
import { savedOperations } from "../saved/saved.operations.js";
import { Access } from "../shared/access.js";
import { openApiDocument } from "../shared/openapi.js";
import { trackingOperations } from "../tracking/tracking.operations.js";

const OPERATIONS = [
  catalogueOperations,
  accountOperations,
  listOperations,
  savedOperations,
  trackingOperations,
  campaignOperations,
  outreachOperations,
  analyticsOperations,
].flat();

/** The description of the whole API, made from the schemas that parse requests and check answers. */
@Access("all")
@Controller("api/v1")
export class OpenApiController {
  private readonly document = openApiDocument(OPERATIONS, "/api/v1");

  @Get("openapi.json")
  @Header("Cache-Control", "public, max-age=300")
  describe(): Record<string, unknown> {
    return this.document;
  }
}
