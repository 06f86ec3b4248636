/** A name of the API with its type and meaning. */
export type Field = { readonly name: string; readonly type: string; readonly text: string };

export const STATUSES: readonly Field[] = [
  {
    name: "400",
    type: "request.malformed",
    text: "A parameter cannot be read, or a minimum is above its maximum; errors names it.",
  },
  { name: "404", type: "podcast.unknown", text: "There is no such podcast." },
  { name: "422", type: "search.blank", text: "A blank term without any filter." },
  {
    name: "429",
    type: "limit.exceeded",
    text: "Your network sends too many requests. Retry-After says how many seconds to wait.",
  },
  { name: "503", type: "catalogue.unavailable", text: "The source is down. Retry-After says when to try again." },
];

/** The examples, whole programs that run as they are printed. */
export const EXAMPLES = [
  {
    id: "example-search",
    program: "search",
    title: "Search with filters",
    text: "Five shows about history with the largest audience. Save it as search.mjs or search.py and run it.",
  },
  {
    id: "example-pages",
    program: "pages",
    title: "Page through results",
    text: "A page names the next one in nextCursor, null at the end. The program waits when the answer carries Retry-After.",
  },
  {
    id: "example-show",
    program: "show",
    title: "Read one show",
    text: "Its audience figures with their confidence, and its newest episodes.",
  },
] as const;
