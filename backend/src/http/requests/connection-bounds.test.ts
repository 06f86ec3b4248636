import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { boundConnections } from "./connection-bounds.js";

const OPERATIONS = join(import.meta.dirname, "../../../../docs/operations.md");

/** The value in a row of the handbook's table: a number as it is, or seconds converted to milliseconds. */
function documented(row: string): number {
  const [, value = "", seconds] = new RegExp(`^\\| ${row} +\\| ([\\d,]+)( s)? +\\|$`, "m").exec(
    readFileSync(OPERATIONS, "utf8"),
  ) ?? [row];
  return Number(value.replaceAll(",", "")) * (seconds === undefined ? 1 : 1_000);
}

test("a server has the limits that the operations handbook lists", () => {
  const server = createServer();
  boundConnections(server);
  expect(server).toMatchObject({
    maxConnections: documented("Connections at a time; more are closed"),
    headersTimeout: documented("Headers complete within"),
    requestTimeout: documented("Whole request, with its body, within"),
    keepAliveTimeout: documented("Idle between two requests"),
    connectionsCheckingInterval: 1_000,
  });
});
