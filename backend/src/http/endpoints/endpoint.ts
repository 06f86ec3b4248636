import { HttpCode, SetMetadata, UseInterceptors } from "@nestjs/common";
import type { z } from "zod";
import { type Deprecated, DeprecationHeaders } from "./deprecated.js";
import { isPage, NextLink } from "./next-link.js";

/** The answer of an endpoint with one status. Problems (4xx, 5xx) need no schema of their own. */
type Answer = { readonly description: string; readonly schema?: z.ZodType };
export type Answers = Readonly<Record<number, Answer>>;

/** The part of an endpoint's description that is missing in Nest's own metadata (route, path, query and body). */
export type Declaration<Said extends Answers = Answers> = {
  readonly summary: string;
  /** Headers and a body that the handler reads without a pipe. */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The success is sent while it is made, so it has no ETag. */
  readonly isStreamed?: true;
  /** By status. Nest sends the first 2xx. Added automatically: 400 if a pipe parses something, 401 if the route is for users. */
  readonly answers: Said;
  readonly deprecated?: Deprecated;
};

export const ENDPOINT = "earshot:endpoint";

/** What a handler can return for JSON of the given type: dates become texts. */
type Sendable<Wire> = Wire extends string
  ? string extends Wire
    ? string | Date
    : Wire
  : Wire extends readonly (infer One)[]
    ? readonly Sendable<One>[]
    : Wire extends object
      ? { readonly [Name in keyof Wire]: Sendable<Wire[Name]> }
      : Wire;

type SuccessOf<Said extends Answers> = {
  [Status in keyof Said]: `${Status & number}` extends `2${string}`
    ? Said[Status] extends { readonly schema: infer Schema extends z.ZodType }
      ? Sendable<z.output<Schema>>
      : never
    : never;
}[keyof Said];

/** void: a handler without an answer, or one that writes it itself. A redirect is Nest's own object. */
type Returned<Said extends Answers> = SuccessOf<Said> | void | { readonly url: string; readonly statusCode: number };

/**
 * Declares an endpoint on its handler. The OpenAPI document is generated from it, and the compiler checks the handler's result
 * against the schema. An answer with a `nextCursor` also gets a `Link` header for the next page.
 */
export function Endpoint<const Said extends Answers>(declaration: Declaration<Said>) {
  const success = Object.keys(declaration.answers)
    .map(Number)
    .find((status) => status >= 200 && status < 300);
  return <Handler extends (...parameters: never[]) => Returned<Said> | Promise<Returned<Said>>>(
    target: object,
    name: string,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => {
    SetMetadata(ENDPOINT, declaration)(target, name, descriptor);
    if (success !== undefined) HttpCode(success)(target, name, descriptor);
    if (Object.values<Answer>(declaration.answers).some(({ schema }) => isPage(schema)))
      UseInterceptors(NextLink)(target, name, descriptor);
    if (declaration.deprecated)
      UseInterceptors(new DeprecationHeaders(declaration.deprecated))(target, name, descriptor);
  };
}
