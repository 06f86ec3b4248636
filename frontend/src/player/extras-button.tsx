import { lazy, Suspense, useRef, useState } from "react";
import { ListMusic } from "lucide-react";
import { useShortcut } from "../keyboard/shortcuts";
import { IconButton } from "../ui/icon-button";
import type { PlayerParts } from "./transport";

const EpisodeExtras = lazy(() => import("./episode-extras"));

export const hasExtras = ({ episode }: Pick<PlayerParts, "episode">): boolean =>
  episode.chapters === true || episode.transcript !== undefined;

/** The button's label names the available extras. */
export function extrasName({ chapters, transcript }: PlayerParts["episode"]): string {
  if (chapters && transcript !== undefined) return "Chapters and transcript";
  return chapters ? "Chapters" : "Transcript";
}

/** A button that opens the chapters and the transcript above the player. */
export function ExtrasButton(parts: PlayerParts) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = extrasName(parts.episode);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useShortcut("Shift+C", name, () => setOpen(!open), { group: "Player" });
  return (
    <>
      <IconButton ref={button} label={name} aria-expanded={open} onClick={() => setOpen(!open)}>
        <ListMusic size={18} />
      </IconButton>
      {open && (
        <section
          aria-label={name}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.stopPropagation();
            close();
          }}
          className="absolute right-4 bottom-full mb-2 flex max-h-[min(60vh,520px)] w-[min(420px,calc(100vw-32px))] flex-col rounded-card border border-line bg-surface p-3 shadow-floating"
        >
          <Suspense fallback={null}>
            <EpisodeExtras {...parts} />
          </Suspense>
        </section>
      )}
    </>
  );
}
