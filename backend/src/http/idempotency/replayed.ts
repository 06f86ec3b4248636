import type { KeyScope } from "@earshot/domain/shared/key-scopes";
import type { Request } from "express";

/** Tells the client that this answer is a repeat of an earlier one. */
export function markReplayed({ res }: Pick<Request, "res">): void {
  res?.setHeader("Idempotency-Replayed", "true");
}

/** Whether a scope allows changes, so that an `Idempotency-Key` makes sense. */
export function changesSomething(scope: KeyScope | null | undefined): scope is KeyScope {
  return typeof scope === "string" && !scope.endsWith(":read");
}
