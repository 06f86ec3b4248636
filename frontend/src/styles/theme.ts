import { deviceMemory } from "../platform/device-memory";
import { Observable, useObserved } from "../platform/observable";

export type ThemeChoice = "system" | "light" | "dark";

export const THEMES = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const satisfies readonly { value: ThemeChoice; label: string }[];

/** public/theme.js reads the same key before the first paint. */
const KEY = "earshot.theme";
/** The current choice. Always read from this device, because another tab can change it. */
const current = new Observable(themeChoice);
const systemDark = () => window.matchMedia("(prefers-color-scheme: dark)");

/** The background colors of the two themes (tokens.css: bg), for the browser's toolbars. */
const BAR_COLORS = { light: "#fbfaf8", dark: "#081115" } as const;

function themeChoice(): ThemeChoice {
  const stored = deviceMemory.read(KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

export function chooseTheme(choice: ThemeChoice): void {
  deviceMemory.write(KEY, choice === "system" ? null : choice);
  applyTheme();
}

/** Switches to the next theme: system, light, dark. Returns it. */
export function nextTheme(): ThemeChoice {
  const order = THEMES.map((theme) => theme.value);
  const next = order[(order.indexOf(themeChoice()) + 1) % order.length] ?? "system";
  chooseTheme(next);
  return next;
}

function applyTheme(): void {
  const choice = themeChoice();
  const shown = choice === "system" ? (systemDark().matches ? "dark" : "light") : choice;
  document.documentElement.dataset.theme = shown;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes("dark") ? "dark" : "light";
    meta.content = BAR_COLORS[choice === "system" ? own : shown];
  }
  current.set(choice);
}

/** Follows changes of the system's theme and of other tabs. Call this once when the page starts. */
export function startTheme(): void {
  applyTheme();
  systemDark().addEventListener("change", applyTheme);
  window.addEventListener("storage", (event) => event.key === KEY && applyTheme());
}

export function useThemeChoice(): ThemeChoice {
  return useObserved<ThemeChoice>(current, "system");
}
