import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useAppDispatch, useAppSelector } from "../client/store";
import { cycleRegions } from "../keyboard/regions";
import { isTextField, startShortcuts, useShortcut } from "../keyboard/shortcuts";
import { selectUndoStep } from "../lists/undo-slice";
import { overlayClosed, overlayOpened, selectOverlay } from "../navigation/overlay-slice";
import { nextTheme } from "../styles/theme";
import { useToast } from "../toasts/toast";

const group = "Everywhere";

/** The keys that work on every page. */
export function GlobalShortcuts() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const overlay = useAppSelector(selectOverlay);
  const undoable = useAppSelector(selectUndoStep);
  const toast = useToast();
  useEffect(startShortcuts, []);

  const go = (path: string) => () => void navigate(path);
  const openPalette = () => void dispatch(overlayOpened({ kind: "palette" }));
  useShortcut(
    "Mod+K",
    "Search from anywhere",
    () => void dispatch(overlay?.kind === "palette" ? overlayClosed() : overlayOpened({ kind: "palette" })),
    { group },
  );
  useShortcut("/", "Search", openPalette, { group });
  useShortcut("?", "This list", () => void dispatch(overlayOpened({ kind: "shortcuts" })), { group });
  useShortcut("G H", "Go to search", go("/home"), { group });
  useShortcut("G L", "Go to my lists", go("/lists"), { group });
  useShortcut("G D", "Go to the dashboard", go("/dashboard"), { group });
  useShortcut("G A", "Go to the API page", go("/api"), { group });
  useShortcut("G B", "Go to the blog", go("/blog"), { group });
  useShortcut("Mod+Shift+L", "Change the theme", () => toast(`Theme: ${nextTheme()}`, "neutral"), { group });
  useShortcut("F6", "Next part of the page", () => cycleRegions(1), { group });
  useShortcut("Shift+F6", "Previous part of the page", () => cycleRegions(-1), { group });
  useShortcut(
    "Mod+Z",
    "Undo the last change of a list",
    ({ target }) => {
      if (undoable === null || isTextField(target)) return false;
      void import("../lists/undo-last").then(({ undoLast }) => dispatch(undoLast()));
    },
    { group },
  );
  return null;
}
