import { readFileSync, writeFileSync } from "node:fs";

const FOLDER = new URL("../site/examples/", import.meta.url);
/** Longer lists of objects are cut. Tests ask for short ones where they can, so that totals and cursors fit. */
const ENTRIES = 6;

/** Lists and maps that are empty in an example. All others must show an entry. */
const EMPTY = {
  operations: [
    // A new item has no tags, and an edit of its note adds none.
    ...["listItemsAdd/answer/tags", "shortlistEdit/answer/tags"],
    ...["listItemsMove/answer/item/tags", "listItemsCopy/answer/item/tags"],
    // Each show exists, and is new in the list.
    ...["listItemsAddAll/answer/unknown", "listItemsBulk/answer/alreadyThere"],
    // A view hides columns, and a webhook filters events, only on request.
    ...["savedViewsPut/answer/hidden", "savedViewsAll/answer/views[]/hidden", "webhooksAll/answer/webhooks[]/filter"],
    ...["webhooksCreate/answer/filter", "webhooksChange/answer/filter", "webhooksRotate/answer/filter"],
    // The changes are short ones.
    "changesPage/answer/changes[]/longFields",
  ],
  // The change is a short one, and creating a list changes no show in it.
  events: ["podcast.changed/data/longFields", "list.changed/data/podcastIds"],
};

type Fields = Readonly<Record<string, unknown>>;

/**
 * Compares the examples of the API's document with messages that a test received. Ids, times and figures differ in every run, so only
 * fields and types count. WRITE_CLIENT=on writes those that differ.
 */
export function expectExamples(name: keyof typeof EMPTY, received: Fields): void {
  const file = new URL(`${name}.json`, FOLDER);
  const cut = (_key: string, value: unknown) =>
    Array.isArray(value) && typeof value[0] === "object" ? (value.slice(0, ENTRIES) as unknown[]) : value;
  const now = JSON.parse(JSON.stringify(received, cut)) as Fields;
  const empty = Object.entries(now).flatMap(([id, example]) => emptyPlaces(example, id));
  expect(empty.toSorted()).toEqual(EMPTY[name].toSorted());
  const old = JSON.parse(readFileSync(file, "utf8")) as Fields;
  const wrong = differences(old, now);
  if (wrong.length === 0) return;
  if (process.env.WRITE_CLIENT !== "on")
    throw new Error(`${file.pathname}: ${wrong.join(", ")}. Run this test with WRITE_CLIENT=on.`);
  const next = Object.entries(now).map(
    ([id, one]) => [id, differences(old[id], one).length > 0 ? one : old[id]] as const,
  );
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(next), undefined, 1)}\n`);
}

/** The places of lists and maps that have no entry in any message of an example. */
export function emptyPlaces(example: unknown, id: string): string[] {
  const isFilled = new Map<string, boolean>();
  const visit = (value: unknown, place: string): void => {
    if (typeof value !== "object" || value === null) return;
    const entries = Object.entries(value);
    isFilled.set(place, entries.length > 0 || isFilled.get(place) === true);
    for (const [name, one] of entries) visit(one, Array.isArray(value) ? `${place}[]` : `${place}/${name}`);
  };
  for (const [name, message] of Object.entries(example as Fields)) visit(message, `${id}/${name}`);
  return [...isFilled].filter(([, filled]) => !filled).map(([place]) => place);
}

/** The places at which two values have different fields or types. Null is like everything: the document's schema decides there. */
export function differences(one: unknown, other: unknown, place = ""): string[] {
  if (one === null || other === null) return [];
  if (typeof one !== typeof other || Array.isArray(one) !== Array.isArray(other)) return [place];
  if (Array.isArray(one)) {
    const [[first], [second]] = [one as unknown[], other as unknown[]];
    return first === second ? [] : differences(first, second, `${place}[]`);
  }
  if (typeof one !== "object") return [];
  const [these, those] = [one as Fields, other as Fields];
  const names = new Set([...Object.keys(these), ...Object.keys(those)]);
  return [...names].flatMap((name) => differences(these[name], those[name], `${place}/${name}`));
}
