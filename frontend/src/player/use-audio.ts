import { type RefObject, useCallback, useEffect, useState } from "react";
import { useAppDispatch, useAppSelector } from "../app/store";
import { selectCurrentEpisode, selectPlayer, statusReported } from "./player-slice";
import { positionOf, rememberPosition } from "./positions";

export type Progress = {
  /** All in seconds. `duration` is what the feed says until the file tells. */
  readonly at: number;
  readonly duration: number;
  readonly buffered: number;
};

export type Audio = {
  readonly progress: Progress;
  readonly seek: (seconds: number) => void;
  /** Negative goes back. */
  readonly skip: (seconds: number) => void;
};

/** Every so many seconds of sound the place is written down. */
const REMEMBER_EVERY = 5;

/** Makes the audio element follow the player's state, and the state follow what the element does. */
export function useAudio(element: RefObject<HTMLAudioElement | null>): Audio {
  const dispatch = useAppDispatch();
  const { status, rate, volume } = useAppSelector(selectPlayer);
  const episode = useAppSelector(selectCurrentEpisode);
  const [progress, setProgress] = useState<Progress>({ at: 0, duration: 0, buffered: 0 });
  const id = episode?.id ?? "";
  const source = episode?.mp3 ?? "";
  const stated = episode?.duration ?? 0;

  useEffect(() => {
    const audio = element.current;
    if (!audio) return;
    const on = new AbortController();
    const listen = (type: string, handler: () => void) => audio.addEventListener(type, handler, { signal: on.signal });
    const duration = () => (Number.isFinite(audio.duration) && audio.duration > 0 ? audio.duration : stated);
    let written = -1;
    const remember = () => rememberPosition(id, { at: audio.currentTime, of: duration() });
    const measure = () => {
      const ranges = audio.buffered;
      const buffered = ranges.length > 0 ? ranges.end(ranges.length - 1) : 0;
      setProgress({ at: audio.currentTime, duration: duration(), buffered });
      const block = Math.floor(audio.currentTime / REMEMBER_EVERY);
      if (block === written || audio.paused) return;
      written = block;
      remember();
    };
    listen("loadedmetadata", () => {
      const kept = positionOf(id);
      if (kept && kept.at < duration()) audio.currentTime = kept.at;
      measure();
    });
    for (const type of ["timeupdate", "durationchange", "progress", "seeked", "emptied"]) listen(type, measure);
    listen("playing", () => void dispatch(statusReported("playing")));
    listen("pause", () => {
      remember();
      dispatch(statusReported("paused"));
    });
    listen("ended", () => {
      remember();
      dispatch(statusReported("paused"));
    });
    listen("error", () => void dispatch(statusReported("failed")));
    setProgress({ at: positionOf(id)?.at ?? 0, duration: stated, buffered: 0 });
    if (source) audio.src = source;
    else dispatch(statusReported("failed"));
    return () => on.abort();
  }, [element, id, source, stated, dispatch]);

  useEffect(() => {
    const audio = element.current;
    if (!audio || !source) return;
    if (status === "paused" && !audio.paused) audio.pause();
    if (status !== "loading") return;
    if (audio.error) audio.load();
    // A newer source or a pause ends the wait with AbortError: then the newer wish is already on its way.
    audio.play().catch((reason: unknown) => {
      const name = reason instanceof DOMException ? reason.name : "";
      if (name === "AbortError") return;
      dispatch(statusReported(name === "NotAllowedError" ? "paused" : "failed"));
    });
  }, [element, status, id, source, dispatch]);

  useEffect(() => {
    const audio = element.current;
    if (!audio) return;
    audio.playbackRate = rate;
    audio.defaultPlaybackRate = rate;
    audio.volume = volume;
  }, [element, rate, volume]);

  const seek = useCallback(
    (seconds: number) => {
      const audio = element.current;
      if (!audio || !Number.isFinite(audio.duration)) return;
      audio.currentTime = Math.min(Math.max(0, seconds), audio.duration);
    },
    [element],
  );
  const skip = useCallback((seconds: number) => seek((element.current?.currentTime ?? 0) + seconds), [element, seek]);
  return { progress, seek, skip };
}
