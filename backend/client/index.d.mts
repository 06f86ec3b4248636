import type { Client, ClientOptions } from "openapi-fetch";
import type { components, paths } from "./schema.d.mts";

export type { components, paths };

/** The API's answer instead of data (RFC 9457). */
export type Problem = components["schemas"]["Problem"];

type Json<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201
    ? Responses[Status] extends { content: { "application/json": infer Data } }
      ? Data
      : never
    : never;
}[keyof Responses];

/** The answer of an endpoint: `Answer<"/podcasts/{id}">`, `Answer<"/podcasts/lookup", "post">`. */
export type Answer<
  Path extends keyof paths,
  Method extends "get" | "post" | "put" | "patch" | "delete" = "get",
> = paths[Path] extends { [Name in Method]: { responses: infer Responses } } ? Json<Responses> : never;

export type EarshotOptions = {
  /** The address of the site: "https://earshot.example". */
  readonly url: string;
  /** An API key. Without one, only public data can be read. */
  readonly key?: string;
  readonly fetch?: ClientOptions["fetch"];
};

/** A client of the API: `client.GET("/podcasts/{id}", { params: { path: { id } } })`. */
export declare function earshot(options: EarshotOptions): Client<paths>;

export declare class EarshotError extends Error {
  constructor(problem: unknown, response: Response);
  /** The HTTP status. */
  readonly status: number;
  /** Stable name of the failure; "" if the server gave none. */
  readonly code: string;
  /** Seconds after which the same request may succeed, with 429 and 503. */
  readonly retryAfter: number | undefined;
  readonly problem: Problem | undefined;
}

type Page = { readonly nextCursor: string | null };
type Asked<Data> = { readonly data?: Data; readonly error?: unknown; readonly response: Response };

/** The data of a call. Throws EarshotError. */
export declare function dataOf<Data>(call: Promise<Asked<Data>>): Promise<Data>;

/** The pages of a list, one after another. `ask` requests the page behind a cursor. Throws EarshotError. */
export declare function pages<Data extends Page>(
  ask: (cursor: string | undefined) => Promise<Asked<Data>>,
): AsyncGenerator<Data, void, void>;
