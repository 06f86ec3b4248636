import type { Podcast } from "@earshot/domain/catalogue/podcast";
import { type ComponentProps, createContext, type ReactNode, use, useMemo, useState } from "react";
import { useShortcut } from "../app/shortcuts";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { SimilarList } from "./similar-shows";

const MatchContext = createContext<() => void>(() => undefined);

/** Holds the Analyze & Match dialog of a show, which several buttons and a key open. */
export function MatchProvider({ podcast, children }: { podcast: Podcast; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useMemo(() => () => setOpen(true), []);
  useShortcut("M", "Analyze & Match Me", open);
  return (
    <MatchContext value={open}>
      {children}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Analyze & Match Me" placement="sheet">
        <p className="max-w-[60ch] text-text-2">
          Sending an advertising brief for {podcast.title} from here is not open yet. What you can do today: compare it
          with the shows that are closest to it.
        </p>
        <h3 className="mt-5 mb-2 text-h3">Similar shows</h3>
        <SimilarList podcastId={podcast.id} onFollow={() => setOpen(false)} />
      </Dialog>
    </MatchContext>
  );
}

/** The page's one primary button. */
export function MatchButton(look: Pick<ComponentProps<typeof Button>, "className" | "size">) {
  const open = use(MatchContext);
  return (
    <Button variant="primary" aria-haspopup="dialog" onClick={open} {...look}>
      Analyze &amp; Match Me
    </Button>
  );
}
