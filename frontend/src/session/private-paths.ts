/** Pages for signed-in users only. */
const PRIVATE = ["/dashboard", "/account", "/watching"];

/** Whether a path, with or without a query, is one of these pages. */
export function isPrivate(path: string): boolean {
  const [pathname = ""] = path.split(/[?#]/);
  return PRIVATE.some((one) => pathname === one || pathname.startsWith(`${one}/`));
}
