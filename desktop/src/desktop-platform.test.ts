import { desktopPlatform } from "./desktop-platform";

const memory = { read: () => null, write: () => undefined };

test.each([
  ["darwin", "Cmd"],
  ["win32", "Ctrl"],
  ["linux", "Ctrl"],
])("on %s shortcuts start with %s", (system, key) => {
  expect(desktopPlatform({ system, memory }).modKey).toBe(key);
});

test("what is kept goes where the shell keeps it", () => {
  const kept = new Map<string, string | null>();
  const { memory: given } = desktopPlatform({
    system: "linux",
    memory: { read: (key) => kept.get(key) ?? null, write: (key, value) => void kept.set(key, value) },
  });
  given.write("theme", "dark");
  expect(given.read("theme")).toBe("dark");
  expect(given.read("other")).toBeNull();
});
