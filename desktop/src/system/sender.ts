/** Where a request goes, and under which account: the one with the token; without a token, a guest. */
export type Sender = { readonly server: string; readonly token: string | undefined };
