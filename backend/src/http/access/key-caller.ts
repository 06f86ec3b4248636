import type { KeyScope } from "@earshot/domain/shared/key-scopes";
import type { Request } from "express";

/** The API key that sent a request. */
export type KeyCaller = {
  readonly userId: string;
  readonly keyId: string;
  readonly scopes: readonly KeyScope[];
  /** A test key, which only opens the sandbox. */
  readonly isTest?: true;
  /** The public test key, which belongs to no account: `userId` is not a user's. */
  readonly isPublic?: true;
};

/** Stored beside the request object, so that no client input can end up here. */
const callers = new WeakMap<Request, KeyCaller>();

/** Only called by the guard for keys. */
export function setKeyCaller(request: Request, caller: KeyCaller): void {
  callers.set(request, caller);
}

/** undefined for requests without a key. */
export function keyCallerOf(request: Request): KeyCaller | undefined {
  return callers.get(request);
}
