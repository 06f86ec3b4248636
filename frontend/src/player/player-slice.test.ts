import {
  episodeOpened,
  nextEpisode,
  playEpisodes,
  playerClosed,
  playerSlice,
  previousEpisode,
  type Queue,
  selectCurrentEpisodeId,
  selectIsPlaying,
  statusReported,
  togglePlay,
  volumeSet,
} from "./player-slice";

const reduce = playerSlice.reducer;
const empty = reduce(undefined, { type: "start" });
const episode = (id: string) => ({ id, title: id, image: "", mp3: `/${id}.mp3`, duration: 60 });
const queue = (index: number): Queue => ({
  podcast: { id: "p", title: "A show", imageUrl: "" },
  episodes: [episode("a"), episode("b"), episode("c")],
  index,
});
const at = (state: typeof empty) => selectCurrentEpisodeId({ player: state });
const plays = (state: typeof empty) => selectIsPlaying({ player: state });

test("choosing an episode loads it, and the audio element's event starts it", () => {
  const chosen = reduce(empty, playEpisodes(queue(1)));
  expect(at(chosen)).toBe("b");
  expect(chosen.status).toBe("loading");
  expect(reduce(chosen, statusReported("playing")).status).toBe("playing");
});

test("pauses and resumes the current episode, and retries after a failure", () => {
  const playing = reduce(reduce(empty, playEpisodes(queue(0))), statusReported("playing"));
  const paused = reduce(playing, playEpisodes(queue(0)));
  expect(paused.status).toBe("paused");
  expect(plays(paused)).toBe(false);
  expect(reduce(paused, playEpisodes(queue(0))).status).toBe("loading");
  const failed = reduce(playing, statusReported("failed"));
  expect(reduce(failed, playEpisodes(queue(0))).status).toBe("loading");
});

test("an episode of the same id in another show is another episode", () => {
  const playing = reduce(reduce(empty, playEpisodes(queue(0))), statusReported("playing"));
  const other = { ...queue(0), podcast: { id: "q", title: "Another", imageUrl: "" } };
  expect(reduce(playing, playEpisodes(other)).status).toBe("loading");
});

test("next and previous move by one and stay at the ends", () => {
  const first = reduce(reduce(empty, playEpisodes(queue(0))), statusReported("playing"));
  expect(reduce(first, previousEpisode())).toBe(first);
  const second = reduce(first, nextEpisode());
  expect([at(second), second.status]).toEqual(["b", "loading"]);
  const last = reduce(second, nextEpisode());
  expect(reduce(last, nextEpisode())).toBe(last);
  expect(at(reduce(last, previousEpisode()))).toBe("b");
});

test("stops when pressed again while loading", () => {
  const loading = reduce(empty, playEpisodes(queue(0)));
  expect(plays(loading)).toBe(true);
  expect(reduce(loading, togglePlay()).status).toBe("paused");
});

test("ignores commands to an empty player, and empties it on close", () => {
  expect(reduce(empty, togglePlay())).toBe(empty);
  expect(reduce(empty, nextEpisode())).toBe(empty);
  expect(reduce(empty, statusReported("playing"))).toBe(empty);
  const closed = reduce(reduce(empty, playEpisodes(queue(0))), playerClosed());
  expect(at(closed)).toBeUndefined();
  expect(plays(closed)).toBe(false);
});

test("volume stays between silence and full", () => {
  expect(reduce(empty, volumeSet(-1)).volume).toBe(0);
  expect(reduce(empty, volumeSet(1.5)).volume).toBe(1);
  expect(reduce(empty, volumeSet(0.4)).volume).toBe(0.4);
});

test("a link puts its episode into the player once, paused", () => {
  const link = { ...queue(1), at: 90 };
  const opened = reduce(empty, episodeOpened(link));
  expect([at(opened), opened.status, opened.queue?.at]).toEqual(["b", "paused", 90]);
  const other = reduce(reduce(opened, playEpisodes(queue(2))), statusReported("paused"));
  expect(at(reduce(other, episodeOpened(link)))).toBe("c");
  expect(at(reduce(other, episodeOpened({ ...link, at: 120 })))).toBe("b");
});

test("a link does not stop what is playing", () => {
  const playing = reduce(reduce(empty, playEpisodes(queue(0))), statusReported("playing"));
  const after = reduce(playing, episodeOpened({ ...queue(1), at: 90 }));
  expect([at(after), after.status]).toEqual(["a", "playing"]);
});
