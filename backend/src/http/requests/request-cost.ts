import { type ExecutionContext, SetMetadata } from "@nestjs/common";
import type { Reflector } from "@nestjs/core";
import type { Request } from "express";

const COST_ITEMS = "earshot:cost-items";

/** Counts the items in a request that has not been validated yet. */
type CountItems = (request: Pick<Request, "body" | "query">) => number;

/** Items that cost as much as one request. */
const ITEMS_PER_POINT = 10;

/** Declares that a request costs one point for every ten items in these arrays of its body. */
export function BatchOf(...fields: readonly string[]): MethodDecorator {
  const count: CountItems = ({ body }) => {
    const found = (body ?? {}) as Readonly<Record<string, unknown>>;
    return fields.reduce((sum, field) => sum + (Array.isArray(found[field]) ? found[field].length : 0), 0);
  };
  return SetMetadata(COST_ITEMS, count);
}

/** The same for repeatable parameters of the query. A value of a `separated` parameter contains several items between commas. */
export function BatchOfQuery(parameters: Readonly<Record<string, "single" | "separated">>): MethodDecorator {
  const count: CountItems = ({ query }) =>
    Object.entries(parameters)
      .flatMap(([name, kind]) => {
        const texts = [query[name]].flat().filter((value) => typeof value === "string");
        return kind === "single" ? texts : texts.flatMap((text) => text.split(","));
      })
      .filter((text) => text.trim() !== "").length;
  return SetMetadata(COST_ITEMS, count);
}

/** The number of items in a request; 1 on a route that declares no batch. */
export function itemsOf(reflector: Reflector, context: ExecutionContext): number {
  const count = reflector.get<CountItems | undefined>(COST_ITEMS, context.getHandler());
  return count?.(context.switchToHttp().getRequest<Request>()) ?? 1;
}

/** The points of a request: at least one. */
export function pointsOf(items: number): number {
  return Math.max(1, Math.ceil(items / ITEMS_PER_POINT));
}
