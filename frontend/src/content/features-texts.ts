export type FeatureText = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly link: { readonly to: string; readonly label: string };
};

/** The product's features, in the order in which a visitor meets them. */
export const FEATURES: readonly FeatureText[] = [
  {
    id: "find",
    title: "Find the show",
    text: "A search that knows the difference between a title, a subject and a person.",
    points: [
      "Titles, topics, hosts or all of them, and a query language for phrases, choices and exclusions: “title:coffee -decaf updated<30d”",
      "Filters for listeners, episodes, language, explicit content, category and the date of the last update",
      "Typos are corrected, and we tell you",
      "Advanced search on every page with Cmd+K or Ctrl+K",
    ],
    link: { to: "/home", label: "Search podcasts" },
  },
  {
    id: "audience",
    title: "See its audience",
    text: "A range on one scale, with its confidence and the facts behind it.",
    points: [
      "Estimated listeners, per-episode audience, monthly reach, active followers",
      "The receipt of each estimate: every fact, every weight",
      "Activity computed from the last episode, not a badge that every show gets",
    ],
    link: { to: "/blog/listener-ranges", label: "How to read a listener range" },
  },
  {
    id: "market",
    title: "Know its market",
    text: "A show’s figures beside the category’s, on the same axis, for each category it is in.",
    points: [
      "Above, on par or below the category average, in words and as bars",
      "How crowded the category is, against similar categories",
      "Who the show is for, and similar shows with the reason",
      "Up to six shows side by side",
    ],
    link: { to: "/blog/reading-a-category", label: "How to read a category" },
  },
  {
    id: "keep",
    title: "Keep a shortlist",
    text: "Figures, status, price and notes for each show, in one table.",
    points: [
      "Add one show or a whole selection; a new list is one Enter away",
      "Total audience, cost and CPM of the list",
      "Share it by link, or invite others to view, comment or edit",
      "Export to a spreadsheet, with or without figures",
    ],
    link: { to: "/lists", label: "My Lists" },
  },
  {
    id: "follow",
    title: "Follow what changes",
    text: "Track a show and hear about new episodes, here or by email.",
    points: ["One switch on the show’s page", "Alerts per show: in the app, an email each time, or one a day"],
    link: { to: "/dashboard", label: "Dashboard" },
  },
  {
    id: "brief",
    title: "Send a brief",
    text: "From the show’s own page, with Analyze & Match Me.",
    points: [
      "Budget, goal and up to 800 characters of brief",
      "Close the form, and nothing you typed is lost",
      "We read it and get back to you",
    ],
    link: { to: "/blog/host-read-brief", label: "What a good brief contains" },
  },
  {
    id: "api",
    title: "Build on it",
    text: "Search and figures over HTTP, with examples that run as shown.",
    points: ["JavaScript and Python to copy", "An OpenAPI document generated from the code"],
    link: { to: "/api", label: "Developer API" },
  },
];
