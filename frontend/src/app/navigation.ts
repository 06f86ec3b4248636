export type NavLink = { readonly to: string; readonly label: string };

/** The header's links on a wide screen (product specification, section 2). */
export const DESKTOP_LINKS: readonly NavLink[] = [
  { to: "/advertisers", label: "PodcastGPT" },
  { to: "/lists", label: "My Lists" },
  { to: "/api", label: "API" },
  { to: "/blog", label: "Blog" },
  { to: "/about", label: "About" },
  { to: "/sign-in", label: "Log In" },
];

/** The phone's menu: search first, and the waitlist under its other name. */
export const PHONE_LINKS: readonly NavLink[] = [
  { to: "/home", label: "Search podcasts" },
  { to: "/advertisers", label: "Advertisers" },
  ...DESKTOP_LINKS.slice(1),
];
