import type { Schema } from "./openapi-schema.js";
import { referenceSample } from "./reference-sample.js";

const body = (properties: Readonly<Record<string, Schema>>, required = Object.keys(properties)): Schema => ({
  type: "object",
  properties,
  required,
});
const text: Schema = { type: "string" };

test.each([
  ["/lists/{id}/items/{itemId}", [], "/lists/LIST_ID/items/ITEM_ID"],
  ["/saved-views/{id}", [], "/saved-views/VIEW_ID"],
  ["/tracked-podcasts/{podcastId}/alerts", [], "/tracked-podcasts/PODCAST_ID/alerts"],
  ["/lists/prices", ["ids"], "/lists/prices?ids=PODCAST_ID"],
  ["/alerts", ["limit", "cursor"], "/alerts"],
])("the ids in %s are in capitals, and parameters without a use are left out", (path, parameters, sent) => {
  const named = parameters.map((name) => ({ name }));
  expect(referenceSample(path, named)).toEqual({ path: sent });
});

test("a body has its required fields, each with a value that its schema allows", () => {
  const schema = body(
    {
      targetListId: text,
      itemIds: { type: "array", items: text },
      mail: { anyOf: [{ enum: ["daily", "weekly"] }, { type: "null" }] },
      inApp: { type: "boolean" },
      version: { type: "integer", minimum: 1 },
      until: { type: "string", format: "date-time" },
      description: text,
    },
    ["targetListId", "itemIds", "mail", "inApp", "version", "until"],
  );
  expect(referenceSample("/lists/{id}", [], schema).body).toEqual({
    targetListId: "TARGET_LIST_ID",
    itemIds: ["ITEM_ID"],
    mail: "daily",
    inApp: true,
    version: 1,
    until: "2026-01-01T00:00:00Z",
  });
});

test("fields with a value of their own are sent even if they are optional; without any, there is no body", () => {
  expect(referenceSample("/lists", [], body({ name: text, other: text }, []))).toEqual({
    path: "/lists",
    body: { name: "Spring campaign" },
  });
  expect(referenceSample("/lists", [], body({ other: text }, []))).toEqual({ path: "/lists" });
});

test("of several bodies, the first one is shown", () => {
  const schema = { oneOf: [body({ podcastIds: { type: "array", items: text } }), body({ listId: text })] };
  expect(referenceSample("/reach", [], schema).body).toEqual({ podcastIds: ["PODCAST_ID"] });
});
