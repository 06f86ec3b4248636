import { useEffect, useEffectEvent } from "react";
import { deviceMemory } from "../platform/device-memory";
import { Observable, useObserved } from "../platform/observable";
import type { Platform } from "../platform/platform";

export type ShortcutGroup = "Everywhere" | "This page" | "Player";

export type Shortcut = {
  /** "Mod+K", "Shift+N", "?", "g h" (first one key, then the other), "Space". Mod is Cmd or Ctrl. */
  readonly keys: string;
  /** Its description in the shortcut sheet. */
  readonly does: string;
  readonly group: ShortcutGroup;
};

type Registered = Shortcut & { readonly run: (event: KeyboardEvent) => boolean | void };

const registered: Registered[] = [];
const NONE: readonly Shortcut[] = [];
const LETTERS_OFF = "earshot.letters-off";
/** The second key of a sequence must follow within this time, in milliseconds. */
const SEQUENCE_MS = 1200;
let leader: { key: string; at: number } | null = null;

/** Whether shortcuts without Cmd or Ctrl are on; they can be switched off (WCAG 2.1.4). */
export function singleKeysOn(): boolean {
  return deviceMemory.read(LETTERS_OFF) === null;
}

export function setSingleKeys(on: boolean): void {
  deviceMemory.write(LETTERS_OFF, on ? null : "1");
}

/** A copy of `registered` for components that render it: a new array after each change. */
const known = new Observable<readonly Shortcut[]>(() => []);
const changed = () => known.set([...registered]);

/** The current shortcuts, for the shortcut sheet and the palette, including those that a page adds later. */
export function useCurrentShortcuts(): readonly Shortcut[] {
  return useObserved(known, NONE);
}

/** Does the same as the key, for rows and buttons that show the shortcut. */
export function runShortcut(keys: string): void {
  registered.findLast((one) => one.keys === keys)?.run(new KeyboardEvent("keydown"));
}

/**
 * Runs a function on a key while the component is mounted. If it returns false ("not now"), the key has its usual effect. The newest
 * registration of a key wins. Keys without Mod do nothing in text fields and dialogs.
 */
export function useShortcut(
  keys: string,
  does: string,
  run: (event: KeyboardEvent) => boolean | void,
  { group = "This page", enabled = true }: { group?: ShortcutGroup; enabled?: boolean } = {},
): void {
  const latest = useEffectEvent(run);
  useEffect(() => {
    if (!enabled) return;
    const shortcut: Registered = { keys, does, group, run: (event) => latest(event) };
    registered.push(shortcut);
    changed();
    return () => {
      registered.splice(registered.indexOf(shortcut), 1);
      changed();
    };
  }, [keys, does, group, enabled]);
}

/** The same for all commands in a table, which must not change. */
export function useShortcuts<Command extends Pick<Shortcut, "keys" | "does">>(
  commands: readonly Command[],
  run: (command: Command) => void,
  group: ShortcutGroup,
): void {
  const latest = useEffectEvent(run);
  useEffect(() => {
    const own = commands.map((command): Registered => ({ ...command, group, run: () => latest(command) }));
    registered.push(...own);
    changed();
    return () => {
      for (const shortcut of own) registered.splice(registered.indexOf(shortcut), 1);
      changed();
    };
  }, [commands, group]);
}

/**
 * The shortcut that an event stands for, such as "Mod+Shift+L". Shift counts only if it does not change the character: "?" is just "?".
 * Mod is one key: on a Mac, Ctrl+K deletes the rest of a line, and Ctrl+P moves to the previous one.
 */
export function keysOf(event: KeyboardEvent, modKey: Platform["modKey"]): string {
  const { key, metaKey, ctrlKey } = event;
  const letter = key.length === 1 && key.toLowerCase() !== key.toUpperCase();
  const parts = [];
  if (metaKey) parts.push(modKey === "Cmd" ? "Mod" : "Meta");
  if (ctrlKey) parts.push(modKey === "Cmd" ? "Ctrl" : "Mod");
  if (event.altKey) parts.push("Alt");
  if (event.shiftKey && (letter || key.length > 1)) parts.push("Shift");
  parts.push(key === " " ? "Space" : letter ? key.toUpperCase() : key);
  return parts.join("+");
}

/** Whether an element is a text field, which key presses then belong to. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches("textarea, select, [role=textbox], [role=combobox]")) return true;
  return target.matches("input:not([type=checkbox], [type=radio], [type=range], [type=button])");
}

function handle(event: KeyboardEvent, modKey: Platform["modKey"]): void {
  if (event.defaultPrevented || event.isComposing) return;
  const keys = keysOf(event, modKey);
  const plain = !keys.startsWith("Mod+") && !/F\d+$/.test(keys);
  if (plain) {
    const inLayer =
      event.target instanceof Element && event.target.closest("[role=dialog], [role=alertdialog], [role=menu]");
    if (isTextField(event.target) || inLayer || !singleKeysOn()) return;
  }
  const sequence = leader && event.timeStamp - leader.at < SEQUENCE_MS ? `${leader.key} ${keys}` : undefined;
  leader =
    plain && registered.some((one) => one.keys.startsWith(`${keys} `)) ? { key: keys, at: event.timeStamp } : null;
  const match = registered.findLast((one) => one.keys === sequence) ?? registered.findLast((one) => one.keys === keys);
  if (match && match.run(event) !== false) event.preventDefault();
}

/** Listens for keys until the returned function is called. Call it once. */
export function startShortcuts(modKey: Platform["modKey"]): () => void {
  const pressed = (event: KeyboardEvent) => handle(event, modKey);
  window.addEventListener("keydown", pressed);
  return () => window.removeEventListener("keydown", pressed);
}
