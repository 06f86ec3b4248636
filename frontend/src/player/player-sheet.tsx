import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { useAppDispatch, useAppSelector } from "../client/store";
import { Button } from "../ui/button";
import { Cover } from "../ui/cover";
import { Dialog } from "../ui/overlay/dialog";
import { CopyAtTime } from "./copy-at-time";
import { extrasName, hasExtras } from "./extras-button";
import { PlayFailure } from "./now-playing";
import { playerClosed, selectPlayer } from "./player-slice";
import { SeekBar } from "./seek-bar";
import { RateButton, Volume } from "./sound-controls";
import { type PlayerParts, Transport } from "./transport";

const EpisodeExtras = lazy(() => import("./episode-extras"));

/** The player in full screen on a phone, with large controls. */
export function PlayerSheet({ isOpen, onClose, ...parts }: PlayerParts & { isOpen: boolean; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectPlayer);
  const { podcast, episode } = parts;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Playing" placement="sheet" size="sm">
      <div className="flex min-h-full flex-col justify-evenly gap-6">
        <div className="flex justify-center">
          <Cover src={episode.image || podcast.imageUrl} seed={podcast.id} size={240} eager className="rounded-card" />
        </div>
        <div>
          <p className="text-h2">{episode.title}</p>
          <Link
            to={`/podcast/${encodeURIComponent(podcast.id)}`}
            onClick={onClose}
            className="link mt-1 inline-block py-2"
          >
            {podcast.title}
          </Link>
          {status === "failed" && <PlayFailure episode={episode} />}
        </div>
        <SeekBar audio={parts.audio} stacked />
        <Transport {...parts} large />
        <div className="flex items-center justify-between">
          <RateButton />
          <Volume />
          <CopyAtTime {...parts} />
          <Button
            variant="ghost"
            onClick={() => {
              onClose();
              dispatch(playerClosed());
            }}
          >
            Stop and close
          </Button>
        </div>
        {hasExtras(parts) && (
          <section aria-label={extrasName(episode)} className="flex max-h-[60vh] flex-col">
            <Suspense fallback={null}>
              <EpisodeExtras {...parts} />
            </Suspense>
          </section>
        )}
      </div>
    </Dialog>
  );
}
