import { APP_COMMANDS, type AppCommand } from "@earshot/domain/site/app-commands";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useAppDispatch, useAppSelector } from "../client/store";
import { cycleRegions } from "../keyboard/regions";
import { isTextField, startShortcuts, useShortcut, useShortcuts } from "../keyboard/shortcuts";
import { selectUndoStep } from "../lists/api/undo-slice";
import { overlayClosed, overlayOpened, selectOverlay } from "../navigation/overlay-slice";
import { usePlatform } from "../platform/use-platform";
import { nextTheme } from "../styles/theme";
import { useToast } from "../toasts/toast";

const group = "Everywhere";

/** The shortcuts that work on every page. */
export function GlobalShortcuts() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const overlay = useAppSelector(selectOverlay);
  const undoable = useAppSelector(selectUndoStep);
  const toast = useToast();
  const { modKey } = usePlatform();
  useEffect(() => startShortcuts(modKey), [modKey]);

  const openPalette = () => void dispatch(overlayOpened({ kind: "palette" }));
  /** What the commands do that do not open a page. */
  const actions: Readonly<Record<string, () => void>> = {
    "Mod+K": () => void (overlay?.kind === "palette" ? dispatch(overlayClosed()) : openPalette()),
    "?": () => void dispatch(overlayOpened({ kind: "shortcuts" })),
    "Mod+Shift+L": () => toast(`Theme: ${nextTheme()}`, "neutral"),
  };
  const run = ({ keys, path }: AppCommand) => (path === undefined ? actions[keys]?.() : void navigate(path));
  useShortcuts(APP_COMMANDS, run, group);
  useShortcut("/", "Search", openPalette, { group });
  useShortcut("F6", "Next part of the page", () => cycleRegions(1), { group });
  useShortcut("Shift+F6", "Previous part of the page", () => cycleRegions(-1), { group });
  useShortcut(
    "Mod+Z",
    "Undo the last change to a list",
    ({ target }) => {
      if (undoable === null || isTextField(target)) return false;
      void import("../lists/api/undo-last").then(({ undoLast }) => dispatch(undoLast()));
    },
    { group },
  );
  return null;
}
