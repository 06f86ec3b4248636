import { useEffect, useState, useSyncExternalStore } from "react";
import { useAppDispatch, useAppSelector } from "../client/store";
import { AudioEngine, type Progress } from "./audio-engine";
import { type PlayerEpisode, type Queue, selectPlayer, statusReported } from "./player-slice";

export type Audio = {
  readonly progress: Progress;
  readonly seek: (seconds: number) => void;
  /** Negative values skip back. */
  readonly skip: (seconds: number) => void;
};

/** The audio for the element's `ref` and for the controls. Keeps the audio element and the player's state in sync. */
export function useAudio(episode: PlayerEpisode, queue: Queue): readonly [attach: AudioEngine["attach"], audio: Audio] {
  const dispatch = useAppDispatch();
  const { status, rate, volume } = useAppSelector(selectPlayer);
  const [engine] = useState(() => new AudioEngine((reported) => void dispatch(statusReported(reported))));
  const progress = useSyncExternalStore(engine.subscribe, engine.progress);

  useEffect(() => engine.load(episode, queue.at), [engine, episode, queue]);
  useEffect(() => {
    if (status === "paused") engine.pause();
    if (status === "loading") void engine.play();
  }, [engine, status, episode]);
  useEffect(() => engine.tune(rate, volume), [engine, rate, volume]);

  return [engine.attach, { progress, seek: engine.seek, skip: engine.skip }];
}
