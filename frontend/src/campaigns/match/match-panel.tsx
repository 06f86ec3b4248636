import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { X } from "lucide-react";
import { useRef, useState } from "react";
import { usePodcastQuery } from "../../catalogue/api/catalogue-api";
import { Button } from "../../ui/button";
import { Cover } from "../../ui/cover";
import { IconButton } from "../../ui/icon-button";
import { Tabs } from "../../ui/tabs";
import { MatchView } from "./match-view";
import { PitchView } from "./pitch-view";
import { RequestForm } from "../requests/request-form";
import { useDraftAutosave, useFlushOnClose } from "../autosave/use-draft-autosave";
import { useDraftNotice } from "../requests/use-draft-notice";
import { useRequestDraft } from "../requests/use-request-draft";
import { useBrief } from "./use-brief";

type View = "match" | "pitch" | "request";

type Props = {
  podcast: Podcast;
  /** The tab that is shown first. */
  start?: View;
  onClose: () => void;
};

/** The content of a show's Analyze & Match dialog: its fit, similar shows, a pitch, and the request. */
export default function MatchPanel({ podcast, start = "match", onClose }: Props) {
  useDraftNotice();
  const [view, setView] = useState<View>(start);
  const { currentData: detail } = usePodcastQuery(podcast.id);
  const draft = useRequestDraft(podcast);
  const autosave = useDraftAutosave();
  useFlushOnClose(autosave);
  const written = useBrief(draft);
  const scroller = useRef<HTMLDivElement>(null);
  const go = (next: View) => {
    setView(next);
    scroller.current?.scrollTo(0, 0);
  };
  const sendPitch = (pitch: string) => {
    draft.set({ pitch });
    go("request");
  };

  return (
    <div className="flex h-full flex-col" onBlur={() => void autosave?.flush()}>
      <header className="flex items-center gap-3 px-4 pt-3 sm:px-6 sm:pt-4">
        <Cover src={podcast.imageUrl} seed={podcast.id} size={40} />
        <div className="min-w-0 flex-1">
          <p aria-hidden="true" className="text-meta text-text-2">
            Analyze &amp; Match Me
          </p>
          <p dir="auto" className="truncate text-h2">
            {podcast.title}
          </p>
        </div>
        <IconButton label="Close" onClick={onClose}>
          <X size={20} />
        </IconButton>
      </header>
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain scroll-pt-14 pb-6">
        <Tabs<View>
          label="Analyze and match"
          selected={view}
          onSelect={go}
          listClassName="sticky top-0 z-10 overflow-x-auto bg-surface px-2 pb-px sm:px-4"
          panelClassName="px-4 pt-5 sm:px-6"
          tabs={[
            {
              id: "match",
              label: "Match",
              content: (
                <MatchView podcast={podcast} detail={detail} draft={draft} written={written} onFollow={onClose} />
              ),
            },
            {
              id: "pitch",
              label: "Pitch",
              content: <PitchView podcast={podcast} draft={draft} onSend={sendPitch} />,
            },
            { id: "request", label: "Request", content: <RequestForm about={podcast} onDone={onClose} /> },
          ]}
        />
      </div>
      {view !== "request" && (
        <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3 sm:px-6">
          {view !== "pitch" && <Button onClick={() => go("pitch")}>Draft a pitch</Button>}
          <Button variant={view === "pitch" ? "secondary" : "primary"} onClick={() => go("request")}>
            Send a campaign request
          </Button>
        </footer>
      )}
    </div>
  );
}
