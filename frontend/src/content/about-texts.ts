/** What the product does for three groups of people. */
export const AUDIENCE_BENEFITS = [
  {
    id: "listeners",
    title: "For listeners",
    text: "Search by title, topic or host. Filter by language, number of episodes and date of the latest one. Play episodes while you keep browsing, and find shows like the one you just finished, with the reason for each.",
    link: { to: "/home", label: "Search podcasts" },
  },
  {
    id: "creators",
    title: "For creators",
    text: "See how your show compares: its listeners against its category, how crowded that category is, and what the estimate is based on. Where a field says N/A, your feed leaves it out, so you know what to add.",
    link: { to: "/blog/feed-checkup", label: "Check a feed in fifteen minutes" },
  },
  {
    id: "advertisers",
    title: "For advertisers",
    text: "Shortlist by audience and subject, compare shows on one scale, export the list, track its shows, and send a brief from a show’s page. Every figure is a range, and every range says how sure we are.",
    link: { to: "/upgrade", label: "See what is free" },
  },
] as const;

export const REASONS = [
  {
    title: "One scale",
    text: "Every audience is drawn on the same scale. After three shows you can see sizes without reading numbers.",
  },
  {
    title: "Receipts",
    text: "Every estimate lists the facts and weights behind it. Figures stated by a source are marked.",
  },
  {
    title: "Unknown stays unknown",
    text: "What we don’t know says N/A. No zero ever means “no idea”, and no average replaces a fact.",
  },
  {
    title: "Yours to take with you",
    text: "Export lists as CSV, and call the same API that this site uses.",
  },
] as const;

export const VALUES = [
  {
    title: "Show the doubt",
    text: "An honest range beats a bold number, even when the bold number would sell better.",
  },
  {
    title: "Nothing behind your back",
    text: "No ads on the site. Do Not Track and Global Privacy Control are honored.",
  },
  { title: "Open to everyone", text: "Keyboard, screen reader, small phone, slow connection: the same product." },
] as const;
