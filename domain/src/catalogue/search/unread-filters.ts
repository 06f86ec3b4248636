import { appleCategories } from "../codes/categories.js";
import { FILTER_NAMES, FILTERS } from "./filter-table.js";
import { filterFrom, type UrlParameters } from "./search-url.js";

/**
 * The filters in a search page's URL that `searchFromUrl` ignores, as "lang=xx": those with an unknown value, and those with the API's name
 * ("language") instead of the page's. Other unknown parameters are not filters: links from newsletters have them.
 */
export function unreadFilters(parameters: UrlParameters): readonly string[] {
  return FILTER_NAMES.flatMap((name) => {
    const spec = FILTERS[name];
    const given = parameters.getAll(spec.url).filter((value) => value.trim() !== "");
    const isUnread = (value: string): boolean =>
      spec.kind === "categories"
        ? appleCategories([value]).length === 0
        : filterFrom(spec, { get: () => value, getAll: () => [value] }) === undefined;
    const misnamed = name === spec.url ? [] : parameters.getAll(name);
    return [
      ...given.filter(isUnread).map((value) => `${spec.url}=${value}`),
      ...misnamed.map((value) => `${name}=${value}`),
    ];
  });
}
