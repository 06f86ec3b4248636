import { changedAddress, listAddress, readAddress, writeAddress } from "./lists-address";

const read = (query: string) => readAddress(new URLSearchParams(query));
const plain = { list: "a", page: 1, sort: "newest", q: "", status: "", figures: "" } as const;

test("an address is parsed and written back unchanged", () => {
  const address = {
    list: "l 1",
    page: 3,
    sort: "title_desc",
    q: "néw & old",
    status: "In talks",
    figures: "today",
  } as const;
  expect(read(writeAddress(address))).toEqual(address);
  expect(writeAddress(plain)).toBe("list=a");
  expect(writeAddress({ ...plain, list: "" })).toBe("");
  expect(writeAddress({ ...plain, q: "  " })).toBe("list=a");
});

test.each(["page=0", "page=-1", "page=1.5", "page=x", "page=99999999", "sort=up", ""])(
  "%s means the defaults",
  (query) => {
    expect(read(query)).toEqual({ ...plain, list: "" });
  },
);

test("a long search is cut", () => {
  expect(read(`q=${"x".repeat(500)}`).q).toHaveLength(200);
});

test("starts at page 1 with another list, order or search", () => {
  const deep = { list: "a", page: 4, sort: "oldest", q: "sea", status: "Booked", figures: "today" } as const;
  expect(changedAddress(deep, { page: 5 })).toEqual({ ...deep, page: 5 });
  expect(changedAddress(deep, { sort: "newest" })).toEqual({ ...deep, sort: "newest", page: 1 });
  expect(changedAddress(deep, { q: "salt" })).toEqual({ ...deep, q: "salt", page: 1 });
  expect(changedAddress(deep, { list: "b" })).toEqual({ ...plain, list: "b", sort: "oldest" });
});

test("gives a list's own address", () => {
  expect(listAddress("a/b")).toBe("/lists?list=a%2Fb");
});
