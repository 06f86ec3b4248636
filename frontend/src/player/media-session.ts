import { useEffect } from "react";
import type { Audio } from "./use-audio";
import type { PlayerEpisode, PlayerPodcast, PlayerStatus } from "./player-slice";

/** Seconds that the skip buttons and media keys skip. */
export const SKIP_BACK = 10;
export const SKIP_FORWARD = 30;

type Actions = {
  readonly toggle: () => void;
  /** Undefined at the ends of the queue. */
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
};

type Sounding = { readonly podcast: PlayerPodcast; readonly episode: PlayerEpisode; readonly status: PlayerStatus };

/** Shows the episode and its controls on the lock screen and in the system's player, and handles media keys. */
export function useMediaSession({ podcast, episode, status }: Sounding, audio: Audio, actions: Actions): void {
  const { at, duration } = audio.progress;
  const { seek, skip } = audio;
  const { toggle, previous, next } = actions;

  useEffect(() => {
    if (!("mediaSession" in navigator)) return;
    const cover = episode.image || podcast.imageUrl;
    navigator.mediaSession.metadata = new MediaMetadata({
      title: episode.title,
      artist: podcast.title,
      artwork: cover ? [{ src: new URL(cover, location.href).href }] : [],
    });
    return () => void (navigator.mediaSession.metadata = null);
  }, [episode.title, episode.image, podcast.title, podcast.imageUrl]);

  useEffect(() => {
    if (!("mediaSession" in navigator)) return;
    navigator.mediaSession.playbackState = status === "playing" || status === "loading" ? "playing" : "paused";
    const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
      ["play", toggle],
      ["pause", toggle],
      ["previoustrack", previous ?? null],
      ["nexttrack", next ?? null],
      ["seekbackward", (details) => skip(-(details.seekOffset ?? SKIP_BACK))],
      ["seekforward", (details) => skip(details.seekOffset ?? SKIP_FORWARD)],
      ["seekto", (details) => details.seekTime !== undefined && seek(details.seekTime)],
    ];
    for (const [action, handler] of handlers) setHandler(action, handler);
    return () => {
      for (const [action] of handlers) setHandler(action, null);
    };
  }, [status, toggle, previous, next, seek, skip]);

  useEffect(() => {
    // The browser's call throws if the position is beyond the duration, or if the duration is unknown.
    if (!("mediaSession" in navigator) || !(duration > 0)) return;
    navigator.mediaSession.setPositionState({ duration, position: Math.min(at, duration) });
  }, [at, duration]);
}

/** Sets a handler, and ignores actions that the browser does not know. */
function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // An older browser does not know this action, but its other controls still work.
  }
}
