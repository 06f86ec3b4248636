import { SetMetadata } from "@nestjs/common";

export const SHOWN_ONCE = "earshot:shown-once";

/**
 * Declares a secret in a route's answer, which only the first answer contains: a repetition for the same
 * `Idempotency-Key`, which is stored for a day, has null in its place.
 */
export function ShownOnce(field: string): MethodDecorator {
  return SetMetadata(SHOWN_ONCE, field);
}
