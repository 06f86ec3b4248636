import { SetMetadata } from "@nestjs/common";

export const SHOWN_ONCE = "earshot:shown-once";

/**
 * Declares a secret that only the first answer of a route contains. A repeat with the same `Idempotency-Key` gets the stored answer
 * (for a day), which has null instead.
 */
export function ShownOnce(field: string): MethodDecorator {
  return SetMetadata(SHOWN_ONCE, field);
}
