import { showsCsv } from "@earshot/domain/catalogue/shows/shows-csv";
import { Download, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useShortcut } from "../../keyboard/shortcuts";
import { FocusHandover, useFocusHandover } from "../../ui/hooks/focus-handover";
import { saveCsv } from "../../platform/save-file";
import { Button } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";
import { podcastPath } from "../shows/podcast-path";
import { useResultSlots } from "../shows/show-slots";
import { useShowSelection } from "../shows/selection-context";

/** The space for the bar as a CSS variable, and the distance between the bar and a message above it in px. */
const [HEIGHT, GAP] = ["--selection-height", 8];

/** The actions for the selected shows, at the bottom of the window above the player. */
export default function SelectionBar() {
  const selection = useShowSelection();
  const { AddManyToList, CompareMany, SaveMany, TrackMany } = useResultSlots();
  useShortcut("Escape", "Deselect all", () => selection?.none());
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    // Messages are shown above the bar (`styles/index.css`), which has two rows on a phone.
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${element.offsetHeight + GAP}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
  const shows = selection?.items ?? [];
  // The bar's own buttons can deselect all, which removes it.
  useFocusHandover(bar, () => {
    const titles = [...document.querySelectorAll<HTMLAnchorElement>("[data-card] h3 a")];
    return titles.find(({ pathname }) => shows.some(({ id }) => podcastPath(id) === pathname)) ?? null;
  });
  if (!selection) return null;
  return (
    <section
      ref={bar}
      aria-label="Selected shows"
      data-region="selection"
      className="fixed inset-x-0 bottom-[calc(var(--player-height,0px)+16px)] z-20 mx-auto flex w-max max-w-full flex-wrap items-center gap-1 rounded-card border border-line bg-surface p-2 shadow-floating animate-[appear_140ms_var(--ease-enter)]"
    >
      <p className="px-2 whitespace-nowrap text-control" aria-hidden="true">
        <b>{shows.length}</b> <span className="hidden xs:inline">selected</span>
      </p>
      {shows.length < selection.outOf && (
        <FocusHandover>
          <div className="hidden md:block">
            <Button variant="ghost" onClick={selection.all}>
              Select all {selection.outOf}
            </Button>
          </div>
        </FocusHandover>
      )}
      <AddManyToList podcasts={shows} />
      <TrackMany podcasts={shows} />
      <SaveMany podcasts={shows} />
      <CompareMany podcasts={shows} />
      <Button variant="ghost" onClick={() => saveCsv(showsCsv(shows), "Earshot_selected.csv")}>
        <Download size={16} />
        Export
      </Button>
      <IconButton label="Deselect all" onClick={selection.none}>
        <X size={18} />
      </IconButton>
    </section>
  );
}
