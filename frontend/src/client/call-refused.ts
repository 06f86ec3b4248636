import { createAction } from "@reduxjs/toolkit";
import type { FetchArgs } from "@reduxjs/toolkit/query/react";

/** A request that the server refused because the session had ended, and the message to show once it succeeds. */
export type Interrupted = { readonly request: FetchArgs; readonly done: string };

/** The server responded with 401. The payload is the request to repeat after a new sign-in; null if it must not be repeated. */
export const callRefused = createAction<Interrupted | null>("client/callRefused");
