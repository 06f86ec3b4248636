import fc from "fast-check";
import { INTENT_LIFE, type PostLoginAction, parsePostLoginAction, reasonText } from "./intent.js";

const NOW = new Date(Date.UTC(2026, 2, 5));
const SAVE: PostLoginAction = {
  intent: "save",
  redirect: "/home?term=sea&mode=topic",
  podcastId: "42",
  title: "Latency",
  top: 312,
  at: NOW.getTime() - 5000,
};
const read = (stored: unknown) => parsePostLoginAction(JSON.stringify(stored), NOW);

describe("parsePostLoginAction", () => {
  it("reads back what was written", () => {
    expect(read(SAVE)).toEqual(SAVE);
    const create: PostLoginAction = {
      intent: "create_list",
      redirect: "/lists",
      listName: "To Pitch",
      at: NOW.getTime(),
    };
    expect(read(create)).toEqual(create);
    expect(read({ ...create, intent: "insights" })?.intent).toBe("insights");
  });

  it("drops unknown values", () => {
    expect(read({ ...SAVE, admin: true, html: "<b>" })).toEqual(SAVE);
  });

  it("expires after an hour, and ignores times in the future", () => {
    const aged = (age: number) => read({ ...SAVE, at: NOW.getTime() - age });
    expect(aged(INTENT_LIFE)).toBeDefined();
    expect(aged(INTENT_LIFE + 1)).toBeUndefined();
    expect(aged(-60_000)).toBeDefined();
    expect(aged(-60_001)).toBeUndefined();
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["empty", ""],
    ["a number", "7"],
    ["a list", "[]"],
    ["null", "null"],
    ["text", '"save"'],
    ["deep nesting", "[".repeat(8000)],
    ["a megabyte", JSON.stringify({ ...SAVE, title: "x".repeat(1e6) })],
    ["an object", SAVE],
  ])("refuses %s", (_, text) => {
    expect(parsePostLoginAction(text, NOW)).toBeUndefined();
  });

  it.each([
    ["an unknown intent", { intent: "delete_account" }],
    ["an intent of the prototype", { intent: "constructor" }],
    ["another site", { redirect: "//evil.example" }],
    ["a script", { redirect: "javascript:alert(1)" }],
    ["no way back", { redirect: undefined }],
    ["no time", { at: undefined }],
    ["a time in words", { at: "now" }],
    ["no podcast", { podcastId: undefined }],
    ["a podcast that is no text", { podcastId: { $ne: 1 } }],
    ["an endless podcast id", { podcastId: "9".repeat(500) }],
    ["a podcast id with a line end", { podcastId: "4\n2" }],
  ])("refuses %s", (_, change) => {
    expect(read({ ...SAVE, ...change })).toBeUndefined();
  });

  it("refuses a bad podcast id even where none is needed", () => {
    expect(read({ ...SAVE, intent: "insights", podcastId: 7 })).toBeUndefined();
    expect(read({ ...SAVE, intent: "insights", podcastId: undefined })).toBeDefined();
  });

  it("leaves out a title, a name or a place that cannot be shown", () => {
    expect(read({ ...SAVE, title: "\u202eLatency", listName: 5, top: -3 })).toEqual({
      intent: "save",
      redirect: SAVE.redirect,
      podcastId: "42",
      at: SAVE.at,
    });
    expect(read({ ...SAVE, top: Infinity })?.top).toBeUndefined();
  });

  it("does not pollute the prototype", () => {
    const hostile = `{"__proto__":{"intent":"save","redirect":"/home"},"podcastId":"1","at":${NOW.getTime()}}`;
    expect(parsePostLoginAction(hostile, NOW)).toBeUndefined();
    expect(({} as Record<string, unknown>).intent).toBeUndefined();
  });

  it("never throws, and returns only actions that parse back to themselves", () => {
    const value = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record(
          {
            intent: fc.constantFrom("save", "track", "x"),
            redirect: fc.constantFrom("/home", "//x"),
            podcastId: fc.string(),
            title: fc.string({ unit: "binary" }),
            at: fc.constant(NOW.getTime()),
          },
          { requiredKeys: ["intent"] },
        )
        .map((stored) => JSON.stringify(stored)),
    );
    fc.assert(
      fc.property(value, (text) => {
        const action = parsePostLoginAction(text, NOW);
        if (action) expect(parsePostLoginAction(JSON.stringify(action), NOW)).toEqual(action);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("reasonText", () => {
  it.each([
    ["add_to_list", "Latency", "Sign in to add Latency to a list"],
    ["add_to_list", undefined, "Sign in to add a podcast to a list"],
    ["save", "Latency", "Sign in to save Latency"],
    ["track", undefined, "Sign in to track podcasts"],
    ["insights", "Latency", "Sign in to see the numbers for Latency"],
    ["insights", " ", "Sign in to see the numbers"],
    ["create_list", "Latency", "Sign in to create lists"],
    ["lists", undefined, "Sign in to see your lists"],
    ["dashboard", undefined, "Sign in to see your dashboard"],
    ["watch", undefined, "Sign in to watch a search"],
    ["watching", undefined, "Sign in to see your watched searches"],
    ["account", undefined, "Sign in to manage your account"],
    ["expired", undefined, "Your session has ended. Sign in to continue"],
  ])("%s with %p: %s", (reason, title, text) => {
    expect(reasonText(reason, title)).toBe(text);
  });

  it.each([undefined, null, "", "SAVE", "constructor", "<b>x</b>", ["save"], {}])(
    "returns no text for %p",
    (reason) => {
      expect(reasonText(reason)).toBeUndefined();
    },
  );

  it("shortens an endless title and omits one that cannot be shown", () => {
    expect(reasonText("save", "🐙".repeat(5000))).toBe(`Sign in to save ${"🐙".repeat(80)}…`);
    expect(reasonText("save", "a\nb")).toBe("Sign in to save podcasts");
    expect(reasonText("save", 7)).toBe("Sign in to save podcasts");
  });
});
