import type { CredentialsMode } from "@earshot/domain/accounts/credentials";

export const TITLES: Readonly<Record<CredentialsMode, string>> = {
  signin: "Welcome back",
  signup: "Create your account",
  reset: "Reset your password",
};

/** The mode in the address: `?mode=`, otherwise the page's default (/signup creates an account). */
export function modeOf(pathname: string, query: URLSearchParams): CredentialsMode {
  const requested = query.get("mode");
  if (requested === "signin" || requested === "signup" || requested === "reset") return requested;
  return pathname.startsWith("/signup") ? "signup" : "signin";
}

/** The same page in another mode, with the same return address and reason. */
export function modeLink(mode: CredentialsMode, query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  next.set("mode", mode);
  next.delete("error");
  return `?${next.toString()}`;
}
