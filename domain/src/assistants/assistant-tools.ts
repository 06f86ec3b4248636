import type { KeyScope } from "../shared/key-scopes.js";

/** The description of a tool for assistants, the API page and `llms.txt`. */
export type AssistantTool = {
  readonly title: string;
  /** Fixed words: no text of a show is in them. */
  readonly description: string;
  /** The scope that a key needs to call it. */
  readonly scope: KeyScope;
  /** It changes something. Calling it twice is like calling it once. Only keys with its scope see it. */
  readonly writes?: true;
};

const TOOLS = {
  search_podcasts: {
    title: "Search podcasts",
    description:
      "Finds podcasts by words in titles, topics and hosts, best first. Needs words or a filter; without words, lists the largest shows that pass.",
    scope: "catalogue:read",
  },
  get_podcast: {
    title: "One podcast",
    description: "The facts of one podcast with its four audience figures, each as a range with its basis.",
    scope: "catalogue:read",
  },
  list_episodes: {
    title: "Episodes of a podcast",
    description: "Episodes of a podcast, newest first: all, or those whose title or notes contain some words.",
    scope: "catalogue:read",
  },
  similar_podcasts: {
    title: "Podcasts like this one",
    description: "Podcasts like a given one, each with the reasons why, best first.",
    scope: "catalogue:read",
  },
  market_position: {
    title: "A podcast among its categories",
    description:
      "How the listeners of a podcast compare with each of its categories: the average, its place, and how crowded the category is.",
    scope: "catalogue:read",
  },
  explain_estimate: {
    title: "How an estimate came about",
    description:
      "The receipt of a podcast’s audience figures: basis, version of the method, each fact that went in, and what the figures do not mean.",
    scope: "catalogue:read",
  },
  fit_brief: {
    title: "Shows for an advertising brief",
    description:
      "Reads an advertising brief and scores shows by it: those of the whole catalogue that suit best, or the named ones. Each score has its parts with reasons. The brief is not stored.",
    scope: "catalogue:read",
  },
  plan_shortlist: {
    title: "Plan a list under a budget",
    description:
      "Which shows of one of my lists to book for a budget, so that they reach the most people. Returns what each adds and why, and what is left out. Saves nothing.",
    scope: "lists:read",
  },
  compare_podcasts: {
    title: "Compare podcasts",
    description:
      'Two to five podcasts side by side, each compared with the first. Ranges that share a number "overlap", however far their middles are apart.',
    scope: "catalogue:read",
  },
  my_lists: {
    title: "My lists",
    description: "The lists of the account, or a page of the podcasts in one of them.",
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

/** The tools that assistants may call (MCP), in the order in which they are listed. */
export const ASSISTANT_TOOLS: Readonly<Record<AssistantToolName, AssistantTool>> = TOOLS;
