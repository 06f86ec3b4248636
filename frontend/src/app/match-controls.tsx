import type { Podcast } from "@earshot/domain/catalogue/podcast";
import { type ComponentProps, createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from "react";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { useShortcut } from "./shortcuts";

const MatchPanel = lazy(() => import("../campaigns/match-panel"));

const MatchContext = createContext<() => void>(() => undefined);

/** Holds the Analyze & Match dialog of a show, which several buttons and a key open. */
export function MatchProvider({ podcast, children }: { podcast: Podcast; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useMemo(() => () => setOpen(true), []);
  const close = () => setOpen(false);
  useShortcut("M", "Analyze & Match Me", open);
  return (
    <MatchContext value={open}>
      {children}
      <Dialog isOpen={isOpen} onClose={close} title="Analyze & Match Me" placement="sheet">
        <Suspense fallback={null}>
          <MatchPanel podcast={podcast} onClose={close} />
        </Suspense>
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
