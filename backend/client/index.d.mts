import type { Client, ClientOptions } from "openapi-fetch";
import type { components, paths } from "./schema.d.mts";

export type { components, paths };

/** What the API answers instead of data (RFC 9457). */
export type Problem = components["schemas"]["Problem"];

export type EarshotOptions = {
  /** The address of the site: "https://earshot.example". */
  readonly url: string;
  /** An API key. Without one, only what anybody may read is answered. */
  readonly key?: string;
  readonly fetch?: ClientOptions["fetch"];
};

/** A client of the API: `client.GET("/podcasts/{id}", { params: { path: { id } } })`. */
export declare function earshot(options: EarshotOptions): Client<paths>;

export declare class EarshotError extends Error {
  constructor(problem: unknown, status: number);
  /** The HTTP status. */
  readonly status: number;
  /** Stable name of the failure; "" where the server gave none. */
  readonly code: string;
  readonly problem: Problem | undefined;
}

type Page = { readonly nextCursor: string | null };
type Asked<Data> = { readonly data?: Data; readonly error?: unknown; readonly response: Response };

/** The pages of a list, one after the other. `ask` requests the page behind a cursor. Throws EarshotError. */
export declare function pages<Data extends Page>(
  ask: (cursor: string | undefined) => Promise<Asked<Data>>,
): AsyncGenerator<Data, void, void>;
