/** The server's paths whose responses contain the signed-in user. */
export const SESSION = "/api/v1/auth/session";
export const SIGN_IN = "/api/v1/auth/sign-in";
/** Exchanges the code from a provider's sign-in for a session. */
export const PROVIDER_SIGN_IN = "/api/v1/auth/app-sign-in";
export const SIGN_OUT = "/api/v1/auth/sign-out";
