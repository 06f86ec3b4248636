/** Where a request goes, and under which account: the token's, or a guest without a token. */
export type Sender = { readonly server: string; readonly token: string | undefined };
