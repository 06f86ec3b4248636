import { SetMetadata } from "@nestjs/common";

export const SHOWN_ONCE = "earshot:shown-once";

/**
 * Names a secret of a route's answer. It is only in the first answer: a repetition for the same `Idempotency-Key`, which is
 * stored for a day, has null in its place.
 */
export function ShownOnce(field: string): MethodDecorator {
  return SetMetadata(SHOWN_ONCE, field);
}
