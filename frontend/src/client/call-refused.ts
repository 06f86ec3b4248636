import { createAction } from "@reduxjs/toolkit";
import type { FetchArgs } from "@reduxjs/toolkit/query/react";

/** A call that the server refused because the session had ended, and the message for when it succeeds later. */
export type Interrupted = { readonly request: FetchArgs; readonly done: string };

/** The server answered 401. The payload is the call to repeat after a new sign-in, if it may be repeated. */
export const callRefused = createAction<Interrupted | null>("client/callRefused");
