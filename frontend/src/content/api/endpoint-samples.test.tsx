import type { ReferenceOperation } from "@earshot/domain/site/api-reference";
import { render, screen } from "@testing-library/react";
import type { Platform } from "../../platform/platform";
import { PlatformContext } from "../../platform/use-platform";
import EndpointSamples from "./endpoint-samples";

const base = { summary: "", parameters: [] };
const RENAME: ReferenceOperation = {
  ...base,
  id: "listsRename",
  method: "PATCH",
  path: "/lists/{id}",
  scope: "lists:write",
  answers: [{ status: "200", text: "The list", body: { name: "", type: "object" } }],
  sample: { path: "/lists/LIST_ID", body: { name: "Spring campaign", isNew: true, note: null } },
};
const REMOVE: ReferenceOperation = {
  ...base,
  id: "savedViewsRemove",
  method: "DELETE",
  path: "/saved-views/{id}",
  scope: "searches:write",
  answers: [{ status: "204", text: "Deleted" }],
  sample: { path: "/saved-views/VIEW_ID" },
};
const HOME: ReferenceOperation = {
  ...REMOVE,
  id: "homeRead",
  method: "GET",
  path: "/catalogue/home",
  scope: undefined,
};
const code = (operation: ReferenceOperation, language: string) =>
  screen.getByRole("region", { name: `${operation.method} ${operation.path}, ${language}` }).textContent;

test("a request that needs a key has a sample in each language, marked as such", () => {
  render(<EndpointSamples operation={RENAME} />);
  expect(screen.getByText(/^Needs your key/)).toBeTruthy();
  expect(code(RENAME, "curl")).toBe(
    [
      `curl -X PATCH "${location.origin}/api/v1/lists/LIST_ID"`,
      '-H "Authorization: Bearer ek_live_YOUR_KEY"',
      '-H "Content-Type: application/json"',
      `-d '{"name":"Spring campaign","isNew":true,"note":null}'`,
    ].join(" \\\n  "),
  );
  expect(code(RENAME, "JavaScript")).toContain(
    'body: JSON.stringify({ name: "Spring campaign", isNew: true, note: null }),',
  );
  expect(code(RENAME, "Python")).toContain('{"name": "Spring campaign", "isNew": True, "note": None}');
});

test("what is not in the sandbox cannot be sent there", () => {
  render(<EndpointSamples operation={REMOVE} />);
  expect(screen.queryByRole("button", { name: /^Send/ })).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("what test keys of accounts can write in the sandbox is sent with one", () => {
  render(<EndpointSamples operation={RENAME} />);
  expect(screen.getByRole("button", { name: "Send to the sandbox: PATCH /lists/{id}" })).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Test key" })).toBeTruthy();
});

test("the desktop app sends nothing to the sandbox, because it replaces a key with its own session", () => {
  const app = { modKey: "Ctrl", setsVolume: true, app: {} as NonNullable<Platform["app"]> } as const;
  render(
    <PlatformContext value={app}>
      <EndpointSamples operation={RENAME} />
      <EndpointSamples operation={HOME} />
    </PlatformContext>,
  );
  expect(code(RENAME, "curl")).toContain("LIST_ID");
  expect(code(HOME, "curl")).toContain("ek_test_public");
  expect(screen.queryByRole("button", { name: /^Send/ })).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("a request without a response prints its status", () => {
  render(<EndpointSamples operation={REMOVE} />);
  expect(code(REMOVE, "JavaScript")).toMatch(/console\.log\(response\.status\);$/);
  expect(code(REMOVE, "Python")).toMatch(/print\(response\.status\)$/);
  expect(code(REMOVE, "Python")).not.toContain("import json");
});

test("a request that the sandbox answers keeps its sample and its button", () => {
  render(<EndpointSamples operation={HOME} />);
  expect(screen.queryByText(/^Needs your key/)).toBeNull();
  expect(code(HOME, "curl")).toContain("ek_test_public");
  expect(screen.getByRole("button", { name: "Send to the sandbox: GET /catalogue/home" })).toBeTruthy();
});
