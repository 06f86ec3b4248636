/**
 * A rule refused what was asked. `code` is stable ("search.blank"), `message` may be read by a person,
 * `errors` name the fields at fault. The HTTP edge turns it into an RFC 9457 problem.
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

/** One field at fault: `path` as in the request ("minListeners"), `message` for a person. */
export type FieldError = { readonly path: string; readonly message: string };
