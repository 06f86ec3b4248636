import type { ListId, ListSort } from "./lists-api";

/** Which list is displayed, and how. Stored only in the address, so that reloads, Back and shared links agree. */
export type ListsAddress = {
  /** "" if no list is chosen. */
  readonly list: ListId;
  /** Starts at 1. */
  readonly page: number;
  readonly sort: ListSort;
  readonly q: string;
  /** Only shows with this status; "" for all. */
  readonly status: string;
  /** "today": today's figures, although the list has frozen ones. */
  readonly figures: "" | "today";
};

/** Product specification, section 9. The first is the default. */
export const SORTS: readonly { readonly value: ListSort; readonly label: string }[] = [
  { value: "newest", label: "Newest added" },
  { value: "oldest", label: "Oldest added" },
  { value: "title_asc", label: "Title A–Z" },
  { value: "title_desc", label: "Title Z–A" },
];

const LONGEST_QUERY = 200;

/** Parses the address; invalid values count as missing. */
export function readAddress(query: URLSearchParams): ListsAddress {
  const page = query.get("page") ?? "";
  return {
    list: query.get("list") ?? "",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    sort: SORTS.find(({ value }) => value === query.get("sort"))?.value ?? "newest",
    q: (query.get("q") ?? "").slice(0, LONGEST_QUERY),
    status: (query.get("status") ?? "").slice(0, LONGEST_QUERY),
    figures: query.get("figures") === "today" ? "today" : "",
  };
}

/** The query string of an address, without default values. */
export function writeAddress({ list, page, sort, q, status, figures }: ListsAddress): string {
  const query = new URLSearchParams();
  if (list) query.set("list", list);
  if (page > 1) query.set("page", String(page));
  if (sort !== "newest") query.set("sort", sort);
  if (q.trim()) query.set("q", q);
  if (status) query.set("status", status);
  if (figures) query.set("figures", figures);
  return query.toString();
}

/** A change of the list, order or search goes back to page 1; a change of the list also clears the search and the status. */
export function changedAddress(now: ListsAddress, change: Partial<ListsAddress>): ListsAddress {
  const other = change.list !== undefined && change.list !== now.list;
  return { ...now, ...(other && { q: "", status: "", figures: "" as const }), page: 1, ...change };
}

export function listAddress(id: ListId): string {
  return `/lists?list=${encodeURIComponent(id)}`;
}
