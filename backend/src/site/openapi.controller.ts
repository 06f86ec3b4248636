import { Controller, Get, Header, type OnApplicationBootstrap, type Type } from "@nestjs/common";
import { DiscoveryService } from "@nestjs/core";
import { Access } from "../shared/http/access.js";
import { operationsOf } from "../shared/http/declared-endpoints.js";
import { openApiDocument } from "../shared/http/openapi.js";

/** The description of the whole API, generated from the controllers' `@Endpoint` declarations. */
@Access("all")
@Controller("api/v1")
export class OpenApiController implements OnApplicationBootstrap {
  private document: Record<string, unknown> = {};

  constructor(private readonly discovery: DiscoveryService) {}

  onApplicationBootstrap(): void {
    const controllers = this.discovery.getControllers().flatMap(({ metatype }) => (metatype as Type | null) ?? []);
    this.document = openApiDocument(operationsOf(controllers), "/api/v1");
  }

  @Get("openapi.json")
  @Header("Cache-Control", "public, max-age=300")
  describe(): Record<string, unknown> {
    return this.document;
  }
}
