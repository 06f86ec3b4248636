import { SetMetadata } from "@nestjs/common";

export const COST_ITEMS = "earshot:cost-items";

/** Counts the items in a body that has not been validated yet. Other routes count as one. */
export type CountItems = (body: unknown) => number;

/** Items that cost as much as one request. */
const ITEMS_PER_POINT = 10;

/** Declares that a key's request costs one point for every ten items in these arrays of its body. */
export function BatchOf(...fields: readonly string[]): MethodDecorator {
  const count: CountItems = (body) => {
    const found = (body ?? {}) as Readonly<Record<string, unknown>>;
    return fields.reduce((sum, field) => sum + (Array.isArray(found[field]) ? found[field].length : 0), 0);
  };
  return SetMetadata(COST_ITEMS, count);
}

/** The points of a request: at least one. */
export function pointsOf(items: number): number {
  return Math.max(1, Math.ceil(items / ITEMS_PER_POINT));
}
