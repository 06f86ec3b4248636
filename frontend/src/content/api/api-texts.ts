export type Field = { readonly name: string; readonly type: string; readonly text: string };

export const STATUSES: readonly Field[] = [
  {
    name: "400",
    type: "request.malformed",
    text: "A parameter cannot be read, or a minimum is above its maximum; errors lists it.",
  },
  {
    name: "400",
    type: "request.unknown-parameter",
    text: "A parameter that this endpoint does not have; errors names the most similar one. Only checked with a key.",
  },
  {
    name: "400",
    type: "key.in-query",
    text: "Send the key in a header, never in the URL: URLs end up in logs. If the key is yours, revoke it.",
  },
  { name: "401", type: "session.required", text: "This endpoint needs a key, and the request has none." },
  { name: "401", type: "key.invalid", text: "The key does not work; detail says why." },
  { name: "403", type: "key.scope", text: "The key doesn’t have the scope of this endpoint; errors names it." },
  { name: "404", type: "podcast.unknown", text: "There is no such podcast." },
  { name: "422", type: "search.blank", text: "A blank term without any filter." },
  { name: "422", type: "limit.batch", text: "More items than your plan allows in one request." },
  {
    name: "429",
    type: "limit.exceeded",
    text: "Your network or your key is sending too many requests. Retry-After says how many seconds to wait.",
  },
  { name: "503", type: "catalogue.unavailable", text: "The source is down. Retry-After says when to try again." },
];

/** The examples: complete programs that run as printed. */
export const EXAMPLES = [
  {
    id: "example-search",
    program: "search",
    title: "Search with filters",
    text: "The five shows about history with the largest audiences. Save it as search.mjs or search.py and run it.",
  },
  {
    id: "example-pages",
    program: "pages",
    title: "Page through results",
    text: "Each page has a nextCursor for the next one, null on the last page. The program waits when a response has Retry-After.",
  },
  {
    id: "example-show",
    program: "show",
    title: "Read one show",
    text: "Its audience figures with their confidence, and its newest episodes.",
  },
] as const;
