import { OWN_ORIGIN } from "@earshot/domain/site/page-metadata";
import { Controller, Get, Header, Inject, type OnApplicationBootstrap, type Type } from "@nestjs/common";
import { DiscoveryService } from "@nestjs/core";
import { Access } from "../http/access/access.js";
import { operationsOf } from "../http/endpoints/declared-endpoints.js";
import { type Example, openApiDocument, type Operation } from "../http/endpoints/openapi.js";
import { EVENT_SCHEMAS } from "../webhooks/event.schemas.js";
import EVENTS from "./examples/events.json" with { type: "json" };
import OPERATIONS from "./examples/operations.json" with { type: "json" };
import { LIMITS_TEXT } from "./limits-text.js";
import { llmsText } from "./llms-text.js";
import { type SiteOptions, SITE_OPTIONS } from "./site.options.js";

type Examples = {
  readonly events: Readonly<Record<string, unknown>>;
  readonly operations: Readonly<Record<string, Example>>;
};
/** What programs sent and received in a test, which compares these files with what it sees. */
const EXAMPLES = JSON.stringify({ events: EVENTS, operations: OPERATIONS });

/** The descriptions of the API for programs, generated from the controllers' `@Endpoint` declarations. */
@Access("all", "catalogue:read")
@Controller()
export class OpenApiController implements OnApplicationBootstrap {
  private document: Record<string, unknown> = {};
  private text = "";

  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(SITE_OPTIONS) private readonly options: SiteOptions,
  ) {}

  onApplicationBootstrap(): void {
    const controllers = this.discovery.getControllers().flatMap(({ metatype }) => (metatype as Type | null) ?? []);
    // Each controller once, in the order of the features. The sandbox, whose module comes first, uses some of them too.
    const all = operationsOf([...new Set(controllers.toReversed())].toReversed());
    // The others are the website's own: no key can call them, and they change with it.
    const operations = all.filter(({ callers }) => callers?.scope !== undefined);
    const examples = JSON.parse(EXAMPLES.replaceAll(OWN_ORIGIN, this.options.origin)) as Examples;
    const events = Object.entries(EVENT_SCHEMAS).map(
      ([type, event]) => [type, { ...event, example: examples.events[type] }] as const,
    );
    const withExample = (operation: Operation) => ({ ...operation, example: examples.operations[operation.id] });
    this.document = openApiDocument(operations.map(withExample), "/api/v1", Object.fromEntries(events), LIMITS_TEXT);
    this.text = llmsText(operations, this.options.origin);
  }

  @Get("api/v1/openapi.json")
  @Header("Cache-Control", "public, max-age=300")
  describe(): Record<string, unknown> {
    return this.document;
  }

  @Get("llms.txt")
  @Header("Cache-Control", "public, max-age=3600")
  @Header("Content-Type", "text/plain; charset=utf-8")
  forModels(): string {
    return this.text;
  }
}
