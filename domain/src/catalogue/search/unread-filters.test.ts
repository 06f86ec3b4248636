import { unreadFilters } from "./unread-filters.js";

const unread = (query: string) => unreadFilters(new URLSearchParams(query));

test("names the filters whose values are unknown", () => {
  expect(unread("term=a&lang=xx&lmin=abc&cat=Comedy&cat=Nonsense&explicit=2&upd=31d")).toEqual([
    "lmin=abc",
    "upd=31d",
    "lang=xx",
    "explicit=2",
    "cat=Nonsense",
  ]);
});

test("names filters that are written as in the API", () => {
  expect(unread("language=en&minListeners=abc")).toEqual(["minListeners=abc", "language=en"]);
});

test("finds nothing in a complete search, in empty values, or in other parameters", () => {
  expect(
    unread("term=a&mode=all&lang=en&lmin=10k&lmax=1.5M&cat=True%20Crime&explicit=0&act=inactive&sort=title"),
  ).toEqual([]);
  expect(unread("lang=&lmin=%20&utm_source=news&view=table")).toEqual([]);
});
