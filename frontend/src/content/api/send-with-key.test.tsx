import { keySecret } from "@earshot/domain/keys/key-secret";
import type { ReferenceOperation } from "@earshot/domain/site/api-reference";
import { fireEvent, render, screen } from "@testing-library/react";
import { SendWithKey } from "./send-with-key";

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

const TEST = keySecret(new Uint8Array(20).fill(7), "test");
const LIVE = keySecret(new Uint8Array(20).fill(7), "live");
const ADD: ReferenceOperation = {
  ...{ id: "listItemsAdd", method: "POST", path: "/lists/{id}/items", summary: "", parameters: [], answers: [] },
  scope: "lists:write",
  sample: { path: "/lists/LIST_ID/items", body: { podcastId: "PODCAST_ID" } },
};
const REMOVE: ReferenceOperation = {
  ...ADD,
  method: "DELETE",
  path: "/lists/{id}",
  sample: { path: "/lists/LIST_ID" },
};

/** What the page sends. All of it gets this answer; jsdom has no Response. */
function sentBy(status: number, text: string) {
  const sent: { address: unknown; method?: string; body?: unknown; key?: string }[] = [];
  globalThis.fetch = async (address, init = {}) => {
    const { Authorization: key } = init.headers as Record<string, string>;
    sent.push({ address, method: init.method, body: init.body, key });
    const headers = { get: () => "application/json; charset=utf-8" };
    return { status, headers, text: async () => text } as unknown as Response;
  };
  return sent;
}
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
const press = () => fireEvent.click(screen.getByRole("button", { name: /^Send to the sandbox/ }));

test("sends a request that writes with the reader's test key, and shows the answer", async () => {
  const sent = sentBy(201, '{"id":"i1"}');
  render(<SendWithKey operation={ADD} />);
  type("Test key", ` ${TEST} `);
  type("Path", "/lists/l1/items");
  press();
  expect(await screen.findByText(/^Status 201, after \d+ ms$/)).toBeTruthy();
  expect(screen.getByRole("region", { name: "POST /lists/{id}/items, response" }).textContent).toContain('"id": "i1"');
  const body = '{\n  "podcastId": "sandbox-02"\n}';
  expect(sent).toEqual([{ address: "/api/v1/lists/l1/items", method: "POST", body, key: `Bearer ${TEST}` }]);
});

test("shows the status of an answer without a body", async () => {
  sentBy(204, "");
  render(<SendWithKey operation={REMOVE} />);
  type("Test key", TEST);
  type("Path", "/lists/l1");
  press();
  expect(await screen.findByText(/^Status 204, after \d+ ms$/)).toBeTruthy();
  expect(screen.queryByRole("region")).toBeNull();
});

test("never sends a live key, a mistyped one, or words to replace", () => {
  const sent = sentBy(200, "{}");
  render(<SendWithKey operation={ADD} />);
  type("Test key", LIVE);
  press();
  expect(screen.getByText("This is a live key. Use a test key: it begins with ek_test_.")).toBeTruthy();
  expect(screen.getByText("Replace LIST_ID with an id from the sandbox.")).toBeTruthy();
  type("Test key", `${TEST.slice(0, -1)}!`);
  type("Path", "lists/l1/items");
  type("Body", "{");
  press();
  expect(screen.getByText("Enter a test key: ek_test_ and 33 more characters.")).toBeTruthy();
  expect(screen.getByText("The path begins with a slash.")).toBeTruthy();
  expect(screen.getByText("This is not valid JSON.")).toBeTruthy();
  type("Body", '{"toListId": "TARGET_LIST_ID"}');
  press();
  expect(screen.getByText("Replace TARGET_LIST_ID with an id from the sandbox.")).toBeTruthy();
  expect(sent).toEqual([]);
});

test("keeps the key for the next request of the page", async () => {
  sentBy(200, "{}");
  const first = render(<SendWithKey operation={ADD} />);
  type("Test key", TEST);
  type("Path", "/lists/l1/items");
  press();
  await screen.findByText(/^Status 200/);
  first.unmount();
  render(<SendWithKey operation={REMOVE} />);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Test key" }).value).toBe(TEST);
});
