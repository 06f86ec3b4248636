import { longTexts } from "./long-texts.js";

/** What requests can refer to: the catalogue's shows, and two lists of the caller. */
export type World = {
  readonly shows: readonly { readonly id: string; readonly title: string }[];
  readonly list: string;
  readonly otherList: string;
  readonly items: readonly string[];
  /** The token of a link to the first list. */
  readonly link: string;
  /** The id of a subscription at a hub. */
  readonly subscription: string;
  /** An API key of the caller. */
  readonly key: string;
};
/** A path with its query, and a body. Without one, a POST sends no body. */
type Sent = {
  readonly path?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
};
export type Inputs = (world: World, path: string) => readonly Sent[];

/** Maximum UTF-8 bytes of a body (100 kB), and of a URL that reaches a route. */
export const BODY = 100_000;
const ADDRESS = 15_000;

/** Large bodies, valid or not: they are read before their content is known. */
export const BULKY = [
  `{"a":[${"[],".repeat(BODY / 3 - 10)}[]]}`,
  `{"a":[${"0,".repeat(BODY / 2 - 10)}0]}`,
  `{${Array.from({ length: 8_000 }, (_, at) => `"k${at}":1`).join(",")}}`,
  `{"a":"${"\\u00e9".repeat(BODY / 6 - 10)}"}`,
];

export const json = (body: object): Sent => ({ body: JSON.stringify(body) });

/** Bodies with each field filled to its own limit, and then to the limit of the body. `given`: fields that must be valid. */
export function fields(limits: Readonly<Record<string, number>>, given: object = {}): Inputs {
  const names = Object.keys(limits);
  return () => [
    ...longTexts(1).flatMap((_, at) => {
      const full = names.map((name) => [name, longTexts(limits[name] ?? 0)[at] ?? ""]);
      return [json({ ...given, ...Object.fromEntries(full) })];
    }),
    ...longTexts(BODY / 6).map((text) => json({ ...given, [names[0] ?? "a"]: text })),
    ...BULKY.map((body) => ({ body })),
  ];
}

/** Parameters filled to their limits, as far as a URL can hold them; `usual`: parameters that are added unchanged. */
export function query(limits: Readonly<Record<string, number>>, usual = ""): Inputs {
  return (_world, path) => {
    const room = Math.floor(ADDRESS / Object.keys(limits).length);
    return longTexts(1).map((_, at) => {
      const full = Object.entries(limits).map(([name, limit]) => {
        const text = [...(longTexts(limit)[at] ?? "")];
        while (encodeURIComponent(text.join("")).length > room) text.length = Math.floor(text.length * 0.8);
        return `${name}=${encodeURIComponent(text.join(""))}`;
      });
      return { path: `${path}?${[...full, usual].filter(Boolean).join("&")}` };
    });
  };
}

/** The last part of the path, filled to its limit. */
export const lastPart: Inputs = (_world, path) =>
  longTexts(200).map((text) => ({ path: `${path.replace(/\/[^/]*$/, "")}/${encodeURIComponent(text)}` }));
/** For a route without any long input. */
export const plain: Inputs = () => [{}];
export const bulky: Inputs = () => [{}, ...BULKY.map((body) => ({ body }))];
export const together =
  (...all: readonly Inputs[]): Inputs =>
  (world, path) =>
    all.flatMap((inputs) => inputs(world, path));
