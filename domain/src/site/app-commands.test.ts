import { APP_COMMANDS } from "./app-commands.js";
import { PAGES } from "./pages.js";

test("keys and descriptions of commands are unique", () => {
  for (const name of ["keys", "does"] as const) {
    const all = APP_COMMANDS.map((command) => command[name]);
    expect(new Set(all).size).toBe(all.length);
  }
});

test("every page that a command opens exists", () => {
  const paths = APP_COMMANDS.flatMap((command) => ("path" in command ? [command.path] : []));
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(Object.keys(PAGES)).toContain(path);
});
