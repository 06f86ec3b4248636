export type NavLink = { readonly to: string; readonly label: string };

/** The header's links on a wide screen: our own, then those from the product specification, section 2. */
export const DESKTOP_LINKS: readonly NavLink[] = [
  { to: "/match", label: "Match" },
  { to: "/compare", label: "Compare" },
  { to: "/advertisers", label: "PodcastGPT" },
  { to: "/lists", label: "My Lists" },
  { to: "/api", label: "API" },
  { to: "/blog", label: "Blog" },
  { to: "/about", label: "About" },
];

/** The links after those, for guests and for signed-in users (whose "Sign out" is a button). */
export const GUEST_LABEL = "Log In";
export const USER_LINK: NavLink = { to: "/dashboard", label: "Dashboard" };

/** In the account menu on a wide screen, and in the phone menu. */
export const DRAFTS_LINK: NavLink = { to: "/drafts", label: "Drafts and requests" };
export const ACCOUNT_LINK: NavLink = { to: "/account", label: "Account settings" };

/** The phone menu: search first, and the waitlist under its other name. */
export const PHONE_LINKS: readonly NavLink[] = [
  { to: "/match", label: "Match" },
  { to: "/compare", label: "Compare" },
  { to: "/home", label: "Search podcasts" },
  { to: "/advertisers", label: "Advertisers" },
  ...DESKTOP_LINKS.slice(3),
];
