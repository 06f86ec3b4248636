export type FeatureText = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly link: { readonly to: string; readonly label: string };
};

/** What the product does, in the order in which one meets it. */
export const FEATURES: readonly FeatureText[] = [
  {
    id: "find",
    title: "Find the show",
    text: "A search that knows the difference between a title, a subject and a person.",
    points: [
      "Three modes, and a query language for phrases, choices and exclusions: “title:coffee -decaf updated<30d”",
      "Filters for listeners, episodes, language, explicit content, category and the date of the last update",
      "Small slips of the keyboard forgiven, and said so",
      "Advanced search on every page with Cmd+K or Ctrl+K",
    ],
    link: { to: "/home", label: "Search podcasts" },
  },
  {
    id: "audience",
    title: "See its audience",
    text: "A range on one scale, with the confidence it deserves and the facts that it was made from.",
    points: [
      "Estimated listeners, per-episode audience, monthly reach, active followers",
      "The receipt of each estimate: every fact, every weight",
      "Activity computed from the last episode, not a badge that everybody gets",
    ],
    link: { to: "/blog/listener-ranges", label: "How to read a listener range" },
  },
  {
    id: "market",
    title: "Know its market",
    text: "A show’s figures beside the category’s, on the same axis, for each category it is in.",
    points: [
      "Above, on par or below the category average, in words and as bars",
      "How crowded the category is against the median of its level",
      "Whom the show speaks to, and similar shows with the reason why they are similar",
    ],
    link: { to: "/blog/reading-a-category", label: "How to read a category" },
  },
  {
    id: "keep",
    title: "Keep a shortlist",
    text: "Lists that you name, move between and take away.",
    points: [
      "Add a show from its card or its page; a new list is one Enter away",
      "Move, copy, sort and search; what was removed can be brought back",
      "Export to a spreadsheet",
    ],
    link: { to: "/lists", label: "My Lists" },
  },
  {
    id: "follow",
    title: "Follow what changes",
    text: "Track a show and hear of its new episodes, here or by mail.",
    points: ["One switch on the show’s page", "Alerts per show: in the app, each by mail, or once a day"],
    link: { to: "/dashboard", label: "Dashboard" },
  },
  {
    id: "brief",
    title: "Send a brief",
    text: "From the page of the show that it is about, with Analyze & Match Me.",
    points: [
      "Budget, goal and up to 800 characters of brief",
      "Nothing that you typed is lost when you close the form",
      "We read it and get back to you",
    ],
    link: { to: "/blog/host-read-brief", label: "What a good brief contains" },
  },
  {
    id: "api",
    title: "Build on it",
    text: "The search and the figures over HTTP, with examples that run as they are printed.",
    points: ["JavaScript and Python to copy", "An OpenAPI document made from the code itself"],
    link: { to: "/api", label: "Developer API" },
  },
];
