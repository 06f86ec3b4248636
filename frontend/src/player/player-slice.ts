import type { Episode } from "@earshot/domain/catalogue/shows/episode";
import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { rootReducer } from "../client/store";

/** What the player needs to know about an episode's show. */
export type PlayerPodcast = { readonly id: string; readonly title: string; readonly imageUrl: string };
export type PlayerEpisode = Pick<Episode, "id" | "title" | "image" | "mp3" | "duration" | "chapters" | "transcript">;

/** "loading": playback was requested but has not started. "failed": the file cannot be played. */
export type PlayerStatus = "loading" | "playing" | "paused" | "failed";

export type Queue = {
  readonly podcast: PlayerPodcast;
  readonly episodes: readonly PlayerEpisode[];
  readonly index: number;
  /** The position in seconds at which the first episode starts; if missing, the stored position. */
  readonly at?: number;
};

type PlayerState = {
  readonly queue: Queue | null;
  readonly status: PlayerStatus;
  readonly rate: number;
  readonly volume: number;
  /** Linked positions that were already loaded into the player since the page was loaded. */
  readonly opened: readonly string[];
};

export const RATES = [0.8, 1, 1.2, 1.5, 1.8, 2] as const;

const initialState: PlayerState = { queue: null, status: "paused", rate: 1, volume: 1, opened: [] };

function moved(state: PlayerState, step: 1 | -1): PlayerState {
  const index = (state.queue?.index ?? 0) + step;
  if (!state.queue?.episodes[index]) return state;
  const { podcast, episodes } = state.queue;
  return { ...state, queue: { podcast, episodes, index }, status: "loading" };
}

/** The audio player: the queue, the current index, and the status. The audio element follows this state. */
export const playerSlice = createSlice({
  name: "player",
  initialState,
  reducers: {
    /** Plays `episodes[index]`; if it is already in the player, toggles play and pause. */
    playEpisodes: (state, { payload }: PayloadAction<Queue>) => {
      const same =
        currentOf(state)?.id === payload.episodes[payload.index]?.id && state.queue?.podcast.id === payload.podcast.id;
      if (same && state.status !== "failed") return toggled({ ...state, queue: payload });
      return { ...state, queue: payload, status: "loading" };
    },
    /**
     * Loads a linked episode into the player, once per link. A page must not start playback by itself, and must not stop what is playing.
     */
    episodeOpened: (state, { payload: queue }: PayloadAction<Queue>) => {
      const link = `${queue.podcast.id} ${queue.episodes[queue.index]?.id} ${queue.at}`;
      if (state.opened.includes(link)) return state;
      const opened = [...state.opened, link];
      return isOn(state) ? { ...state, opened } : { ...state, opened, queue, status: "paused" };
    },
    togglePlay: (state) => toggled(state),
    nextEpisode: (state) => moved(state, 1),
    previousEpisode: (state) => moved(state, -1),
    /** Called with the status of the audio element. */
    statusReported: (state, { payload }: PayloadAction<PlayerStatus>) =>
      state.queue ? { ...state, status: payload } : state,
    rateSet: (state, { payload }: PayloadAction<number>) => ({ ...state, rate: payload }),
    /** 0 to 1. */
    volumeSet: (state, { payload }: PayloadAction<number>) => ({ ...state, volume: Math.min(1, Math.max(0, payload)) }),
    playerClosed: (state) => ({ ...state, queue: null, status: "paused" as const }),
  },
  selectors: {
    selectPlayer: (state) => state,
    selectCurrentEpisodeId: (state) => currentOf(state)?.id,
    selectCurrentPodcastId: (state) => state.queue?.podcast.id,
    selectIsPlaying: (state) => isOn(state),
  },
});

function currentOf(state: PlayerState): PlayerEpisode | undefined {
  return state.queue?.episodes[state.queue.index];
}

/** Loading counts as playing, so that a second press stops it. */
function isOn({ status }: PlayerState): boolean {
  return status === "playing" || status === "loading";
}

function toggled(state: PlayerState): PlayerState {
  return state.queue ? { ...state, status: isOn(state) ? "paused" : "loading" } : state;
}

declare module "../client/store" {
  export interface InjectedSlices extends WithSlice<typeof playerSlice> {}
}

export const {
  playEpisodes,
  episodeOpened,
  togglePlay,
  nextEpisode,
  previousEpisode,
  statusReported,
  rateSet,
  volumeSet,
  playerClosed,
} = playerSlice.actions;
export const { selectPlayer, selectCurrentEpisodeId, selectCurrentPodcastId, selectIsPlaying } =
  playerSlice.injectInto(rootReducer).selectors;
