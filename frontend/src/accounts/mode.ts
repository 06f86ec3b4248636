import type { CredentialsMode } from "@earshot/domain/accounts/credentials";

export const TITLES: Readonly<Record<CredentialsMode, string>> = {
  signin: "Welcome back",
  signup: "Create your account",
  reset: "Reset your password",
};

/** The mode that an address asks for: `?mode=`, else the page's own (/signup creates an account). */
export function modeOf(pathname: string, query: URLSearchParams): CredentialsMode {
  const asked = query.get("mode");
  if (asked === "signin" || asked === "signup" || asked === "reset") return asked;
  return pathname.startsWith("/signup") ? "signup" : "signin";
}

/** The same page in another mode; what leads back and why the visitor is here stay. */
export function modeLink(mode: CredentialsMode, query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  next.set("mode", mode);
  next.delete("error");
  return `?${next.toString()}`;
}
