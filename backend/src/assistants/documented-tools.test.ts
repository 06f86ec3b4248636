import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ASSISTANT_TOOLS } from "@earshot/domain/assistants/assistant-tools";
import { ANSWER_MAX } from "./tools/fitted-answer.js";
import { FOREIGN_TEXT_MAX } from "./tools/foreign-text.js";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../../..", path), "utf8");
const PAGE = read("docs/mcp.md");

test("the page about assistants lists exactly the existing tools, in order, with their scopes", () => {
  const rows = [...PAGE.matchAll(/^\| `(\w+)` +\| `([\w:]+)` +\|/gm)].map(([, name, scope]) => [name, scope]);
  expect(rows).toEqual(Object.entries(ASSISTANT_TOOLS).map(([name, { scope }]) => [name, scope]));
});

test("it names no tool that does not exist", () => {
  const named = [...PAGE.matchAll(/`([a-z]+_[a-z_]+)`/g)].map(([, name]) => name);
  expect([...new Set(named)].filter((name) => !Object.hasOwn(ASSISTANT_TOOLS, name!))).toEqual([]);
});

test("the page states the limits of answers and of foreign texts", () => {
  expect(PAGE).toContain(`${ANSWER_MAX.toLocaleString("en-US")} bytes`);
  expect(PAGE).toContain(`at most ${FOREIGN_TEXT_MAX} characters`);
});

test.each(["assistant-http", "assistant-program"])("the page prints the settings of the website, %s", (name) => {
  expect(PAGE).toContain(`\`\`\`json\n${read(`frontend/content/samples/${name}.jsonc`)}\`\`\``);
});
