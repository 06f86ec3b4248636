import type { KeyScope } from "../shared/key-scopes.js";

/** The description of a tool, for assistants, the API page and `llms.txt`. */
export type AssistantTool = {
  readonly title: string;
  /** Fixed text that never contains any text from a show. */
  readonly description: string;
  /** The permission that a key needs to call it. */
  readonly scope: KeyScope;
  /** The tool changes data. Calling it twice has the same effect as calling it once. Only keys with its permission see it. */
  readonly writes?: true;
};

const TOOLS = {
  search_podcasts: {
    title: "Search podcasts",
    description:
      "Finds podcasts by words in titles, topics and hosts, best first. Needs words or a filter; without words, it lists the largest matching shows.",
    scope: "catalogue:read",
  },
  get_podcast: {
    title: "Get a podcast",
    description: "Returns the facts of a podcast with its four audience figures, each as a range with its basis.",
    scope: "catalogue:read",
  },
  list_episodes: {
    title: "Episodes of a podcast",
    description:
      "Lists the episodes of a podcast, newest first: all of them, or those whose title or show notes contain certain words.",
    scope: "catalogue:read",
  },
  similar_podcasts: {
    title: "Similar podcasts",
    description: "Lists podcasts similar to a given one, best first, each with the reasons why.",
    scope: "catalogue:read",
  },
  market_position: {
    title: "A podcast and its categories",
    description:
      "Compares the listeners of a podcast with each of its categories: the average, its place, and how crowded the category is.",
    scope: "catalogue:read",
  },
  explain_estimate: {
    title: "How an estimate was made",
    description:
      "Explains a podcast’s audience figures: their basis, the version of the method, each fact behind them, and what they do not mean.",
    scope: "catalogue:read",
  },
  fit_brief: {
    title: "Shows for an advertising brief",
    description:
      "Reads an advertising brief and scores shows against it: the best ones in the whole catalogue, or those you list. Each score shows its parts with reasons. The brief is not stored.",
    scope: "catalogue:read",
  },
  plan_shortlist: {
    title: "Plan a list under a budget",
    description:
      "Picks the shows from one of my lists that reach the most people for a budget, and suit a brief if you send one. Returns what each one adds and why, and what is left out. Nothing is saved.",
    scope: "lists:read",
  },
  compare_podcasts: {
    title: "Compare podcasts",
    description:
      'Compares two to five podcasts, each with the first. Ranges that share a number "overlap", however far apart their middles are.',
    scope: "catalogue:read",
  },
  my_lists: {
    title: "My lists",
    description: "Returns the lists of the account, or a page of the podcasts in one of them.",
    scope: "lists:read",
  },
  add_to_list: {
    title: "Add a podcast to a list",
    description: "Adds a podcast to one of my lists. Adding it again changes nothing.",
    scope: "lists:write",
    writes: true,
  },
} as const satisfies Readonly<Record<string, AssistantTool>>;

export type AssistantToolName = keyof typeof TOOLS;

/** The tools that assistants can call (MCP), in display order. */
export const ASSISTANT_TOOLS: Readonly<Record<AssistantToolName, AssistantTool>> = TOOLS;
