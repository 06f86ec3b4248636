/**
 * A request that a rule rejects. `code` is stable ("search.blank"), `message` is for people, and `errors` lists the invalid fields. The
 * HTTP filter turns it into an RFC 9457 problem.
 */
export class DomainError extends Error {
  readonly code: string;
  readonly errors: readonly FieldError[];
  constructor(code: string, message: string, errors: readonly FieldError[] = []) {
    super(message);
    this.name = "DomainError";
    this.code = code;
    this.errors = errors;
  }
}

/** A request that a rule about one field rejects. */
export function fieldFault(code: string, path: string, message: string): DomainError {
  return new DomainError(code, message, [{ path, message }]);
}

/** An invalid field: `path` as in the request ("minListeners"), `message` for people. */
export type FieldError = { readonly path: string; readonly message: string };
