import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { type ComponentProps, createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from "react";
import { useShortcut } from "../../keyboard/shortcuts";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/overlay/dialog";
import { SentLine } from "../requests/sent-line";

const MatchPanel = lazy(() => import("./match-panel"));

type Match = { readonly podcastId: string; readonly open: () => void };

const MatchContext = createContext<Match | null>(null);

/** Contains a show's Analyze & Match dialog, which several buttons and a shortcut open. */
export function MatchProvider({ podcast, children }: { podcast: Podcast; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const match = useMemo(() => ({ podcastId: podcast.id, open: () => setOpen(true) }), [podcast.id]);
  const close = () => setOpen(false);
  useShortcut("M", "Analyze & Match Me", match.open);
  return (
    <MatchContext value={match}>
      {children}
      <Dialog isOpen={isOpen} onClose={close} title="Analyze & Match Me" hideTitle size="xl" placement="stage">
        <Suspense fallback={null}>
          <MatchPanel podcast={podcast} onClose={close} />
        </Suspense>
      </Dialog>
    </MatchContext>
  );
}

/** The only primary button on the page. */
export function MatchButton(props: Pick<ComponentProps<typeof Button>, "className" | "size">) {
  const match = use(MatchContext);
  return (
    <Button variant="primary" aria-haspopup="dialog" onClick={match?.open} {...props}>
      Analyze &amp; Match Me
    </Button>
  );
}

/** Shows on the show's page when a request about it was last sent. */
export function MatchSent({ className }: { className?: string }) {
  const match = use(MatchContext);
  return match && <SentLine podcastId={match.podcastId} className={className} />;
}
