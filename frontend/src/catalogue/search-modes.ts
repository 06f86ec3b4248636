import type { SearchMode } from "@earshot/domain/catalogue/search-request";

/** What a search looks at, in the order of every mode switch. */
export const SEARCH_MODES = [
  { value: "title", label: "Title" },
  { value: "topic", label: "Topic" },
  { value: "host", label: "Host" },
] as const satisfies readonly { readonly value: SearchMode; readonly label: string }[];
