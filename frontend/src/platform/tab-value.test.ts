import { fieldsOf, tabValue } from "./tab-value";

const parse = (found: unknown) => (Array.isArray(found) ? (found as string[]) : []);

beforeEach(() => sessionStorage.clear());

test("reads the stored value once, and follows writes", () => {
  sessionStorage.setItem("shows", '["a"]');
  const shows = tabValue("shows", parse);
  expect(shows.read()).toEqual(["a"]);
  expect(shows.read()).toBe(shows.read());
  shows.write(["a", "b"]);
  expect(shows.read()).toEqual(["a", "b"]);
  expect(tabValue("shows", parse).read()).toEqual(["a", "b"]);
});

test.each(["", "{", "null", "7", '{"a":1}'])("ignores %p in storage", (junk) => {
  sessionStorage.setItem("shows", junk);
  expect(tabValue("shows", parse).read()).toEqual([]);
});

test("keeps the value as long as the page if storage is refused", () => {
  const refused = Object.getOwnPropertyDescriptor(Storage.prototype, "setItem");
  Object.defineProperty(Storage.prototype, "setItem", {
    configurable: true,
    value: () => {
      throw new Error("full");
    },
  });
  const shows = tabValue("shows", parse);
  shows.write(["a"]);
  expect(shows.read()).toEqual(["a"]);
  Object.defineProperty(Storage.prototype, "setItem", refused ?? {});
});

test.each([null, undefined, 7, "text", ["a"]])("%p has no fields", (found) => expect(fieldsOf(found)).toEqual({}));
