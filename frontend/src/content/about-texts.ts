/** What the product does for the three kinds of people it is made for. */
export const FOR_WHOM = [
  {
    id: "listeners",
    title: "For listeners",
    text: "Search by title, topic or host and get an answer that respects the question. Filters for language, length of the back catalogue and the date of the last episode; episodes that play in place while you look on; shows like the one you finished, each with the reason why it is there.",
    link: { to: "/home", label: "Search podcasts" },
  },
  {
    id: "creators",
    title: "For creators",
    text: "See how your show stands among its kind: its range of listeners against the category, how crowded that category is, what the estimate was made from. Where a field reads N/A, your feed is silent on it, and you know what to write tonight.",
    link: { to: "/blog/feed-checkup", label: "Check a feed in fifteen minutes" },
  },
  {
    id: "advertisers",
    title: "For advertisers",
    text: "Shortlist by audience and subject, compare shows on one scale, export the list, track the shows on it, and send a brief from the page of the show that it is about. No figure without its range, no range without its confidence.",
    link: { to: "/upgrade", label: "See what is free" },
  },
] as const;

export const REASONS = [
  {
    title: "One scale",
    text: "Every audience in the product is drawn on the same strip. After three shows you read sizes without reading numbers.",
  },
  {
    title: "Receipts",
    text: "Each computed estimate lists the facts and weights behind it. A figure that a source states is marked as stated.",
  },
  {
    title: "Silence stays silence",
    text: "What is not known reads N/A. There are no zeros that mean “no idea” and no averages in the place of facts.",
  },
  {
    title: "Yours to take away",
    text: "Lists export as CSV, and the search is open to programs through the same API that this site uses.",
  },
] as const;

export const VALUES = [
  {
    title: "Show the doubt",
    text: "An honest range beats a bold number, also when the bold number would sell better.",
  },
  {
    title: "Nothing behind your back",
    text: "No advertising on the site. Do Not Track and Global Privacy Control are honoured.",
  },
  { title: "Everybody gets in", text: "Keyboard, screen reader, small phone, slow line: the same product." },
] as const;
