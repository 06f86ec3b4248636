import type { CatalogueSummary } from "@earshot/domain/catalogue/search/search-request";
import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryMeta,
} from "@reduxjs/toolkit/query/react";
import { type ApiError, toApiError } from "./api-error";
import { callRefused } from "./call-refused";
import { scopeOf } from "./store-scope";

/** Our timeout in milliseconds: the server may wait 10 seconds for its source during a search (product specification, section 9). */
const TIMEOUT_MS = 10_200;

/** Written out, because only browsers can resolve an address without an origin. */
const ORIGIN = typeof location === "undefined" ? "" : location.origin;

/** Sends requests to the server over HTTP. */
export const askServer = fetchBaseQuery({
  baseUrl: `${ORIGIN}/api/v1`,
  timeout: TIMEOUT_MS,
  headers: { accept: "application/json, application/problem+json" },
  paramsSerializer: toQuery,
});

/** `{ tag: ["a", "b"], term: "x", limit: undefined }` becomes `tag=a&tag=b&term=x`. */
function toQuery(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== "") query.append(name, String(one));
    }
  }
  return query.toString();
}

/**
 * `resume` is the success message of a request that can be repeated after a new sign-in: "Name saved". `background` marks requests without
 * a user action: they do not redirect to the sign-in page when the session has ended.
 */
type CallOptions = { readonly resume?: string; readonly background?: true } | undefined;

const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, CallOptions, FetchBaseQueryMeta> = async (
  args,
  call,
  options,
) => {
  const answer = await scopeOf(call).ask(args, call, options ?? {});
  if (!answer.error) return { data: answer.data, ...(answer.meta ? { meta: answer.meta } : {}) };
  const error = toApiError(answer.error, answer.meta?.response?.headers.get("retry-after") ?? null);
  if (error.status === 401 && !SIGNING_IN.test(typeof args === "string" ? args : args.url)) {
    const done = options?.resume;
    if (!options?.background)
      call.dispatch(callRefused(done && typeof args !== "string" ? { request: args, done } : null));
  }
  return { error };
};

/** On these paths, a 401 is about a password that was typed, for an account or a link to a list, and not about the session. */
const SIGNING_IN = /^\/(auth|shared)\//;

/** All requests to the server go through this API. Features add theirs with `api.injectEndpoints`. */
export const api = createApi({
  reducerPath: "api",
  baseQuery,
  // "Viewer" marks data that depends on the signed-in user.
  tagTypes: ["Catalogue", "Session", "Viewer", "Account", "Lists", "Saved", "Tracked"],
  refetchOnReconnect: true,
  endpoints: (build) => ({
    /** The size of the current catalogue, and whether it is the demo. */
    catalogueSummary: build.query<CatalogueSummary, void>({
      query: () => "/catalogue",
      providesTags: ["Catalogue"],
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useCatalogueSummaryQuery } = api;
