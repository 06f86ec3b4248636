import type { StorageRow } from "./storage-table";

const CLEARED = "You clear this site’s data in your browser";
const TAB = "You close the tab";

/** Data that the website stores in the browser; we never receive it. A test compares the keys with the code. */
export const BROWSER_STORAGE: readonly (StorageRow & { readonly keys: readonly string[] })[] = [
  {
    name: "choices",
    keys: [
      "earshot.theme",
      "earshot.letters-off",
      "earshot.results-layout",
      "earshot.list-layout",
      "earshot.hidden-columns",
      "earshot.code-language",
      "earshot.last-list",
      "earshot.tracking-notice",
    ],
    what: "How pages look and work for you: theme, shortcuts, cards or table, columns, the list you used last",
    until: CLEARED,
  },
  {
    name: "searches",
    keys: ["earshot.recent-searches", "earshot.views"],
    what: "Your recent searches, and searches that you named before you had an account",
    until: "You remove them, or clear this site’s data in your browser",
  },
  {
    name: "view-count",
    keys: ["earshot.view-count"],
    what: "How many searches you saved, so that the search page keeps their space while they load",
    until: "You sign out, or clear this site’s data in your browser",
  },
  {
    name: "seen",
    keys: ["earshot.recently-seen"],
    what: "The last six shows that you opened, for searches and comparisons",
    until: "You press Clear on the search page, or clear this site’s data in your browser",
  },
  {
    name: "copies",
    keys: [],
    what: "Copies of pages you visited, for when you’re offline. They contain nothing about you",
    until: CLEARED,
  },
  { name: "positions", keys: ["earshot.positions"], what: "Where you stopped listening to episodes", until: CLEARED },
  {
    name: "comparison",
    keys: ["earshot.comparison"],
    what: "The shows that you are comparing",
    until: "You empty the comparison, or clear this site’s data in your browser",
  },
  {
    name: "signing-in",
    keys: ["earshot.signed-in", "earshot.post-login", "earshot.waitlist", "earshot.drafts-owner"],
    what: "That you are signed in, what to do after a sign-in, and that you joined the waitlist",
    until: "You sign out, or clear this site’s data in your browser",
  },
  {
    name: "drafts",
    keys: [
      "earshot.campaign-draft",
      "earshot.campaign-attempt",
      "earshot.campaign-last",
      "earshot.campaign-place",
      "earshot.campaign-sent",
      "earshot.campaign-told",
    ],
    what: "Drafts of briefs and pitches, with earlier versions",
    until: "You delete the draft, or clear this site’s data in your browser",
  },
  {
    name: "pages",
    keys: [],
    what: "Pages that you visited, so that they open without a connection",
    until: CLEARED,
  },
  {
    name: "places",
    keys: ["earshot.scroll", "earshot.away", "earshot.results", "earshot.reloads"],
    what: "Where you were on a page, so that Back takes you there, and pages that had to be loaded again",
    until: TAB,
  },
  { name: "budgets", keys: ["earshot.plan-budgets"], what: "The budgets that you planned lists with", until: TAB },
];
