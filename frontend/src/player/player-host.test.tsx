import { jest } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../client/store";
import { serverResponds } from "../platform/connection";
import { FakeServer } from "../testing/fake-server";
import { MiniPlayer } from "./mini-player";
import { PlayFailure } from "./now-playing";
import { playEpisodes, type Queue, selectPlayer, statusReported } from "./player-slice";
import type { Audio } from "./use-audio";

const EPISODE = { id: "e", title: "Salt", image: "", mp3: "/e.mp3", duration: 60 };
const QUEUE: Queue = { podcast: { id: "p", title: "Night Ferry", imageUrl: "" }, episodes: [EPISODE], index: 0 };

function playing() {
  const store = makeStore(new FakeServer().ask);
  store.dispatch(playEpisodes(QUEUE));
  return store;
}

afterEach(() => {
  jest.restoreAllMocks();
  serverResponds.set(true);
});

test("if its code does not arrive, an error is in the player’s place, until Retry loads it", async () => {
  let [isDown, asked] = [true, 0];
  jest.unstable_mockModule("./player-dock", () => {
    asked += 1;
    if (isDown) throw new TypeError("Failed to fetch dynamically imported module");
    return { default: () => <p>Now playing</p> };
  });
  jest.spyOn(console, "error").mockReturnValue(undefined);
  // jsdom has none.
  globalThis.reportError = () => undefined;
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { PlayerHost } = await import("./player-host");
  const store = playing();
  await act(async () => void render(<Provider store={store} children={<PlayerHost />} />));
  const error = await screen.findByRole("alert");
  expect(error.textContent).toContain("You’re offline, so the player could not be loaded.");
  // Closed, it is loaded again by the next press on Play.
  fireEvent.click(screen.getByRole("button", { name: "Close the player" }));
  await act(async () => void store.dispatch(playEpisodes(QUEUE)));
  await screen.findByRole("alert");
  expect(asked).toBe(2);
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Now playing")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});

const ELSEWHERE = "https://audio.example/e.mp3";

test.each([
  [true, true, ELSEWHERE, "This episode can’t be played"],
  [true, false, ELSEWHERE, "This episode can’t be played"],
  [true, false, "/demo/audio/e.wav", "Earshot can’t be reached"],
  [true, false, "//audio.example/e.mp3", "This episode can’t be played"],
  [false, true, ELSEWHERE, "You’re offline"],
])("a file that does not play can be tried again; network: %p, our server: %p, %s", (online, responds, mp3, text) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  serverResponds.set(responds);
  const store = playing();
  store.dispatch(statusReported("failed"));
  render(<Provider store={store} children={<PlayFailure episode={{ ...EPISODE, mp3 }} />} />);
  expect(screen.getByRole("alert").textContent).toContain(text);
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(selectPlayer(store.getState()).status).toBe("loading");
});

test("Retry, which is removed, gives the focus to the Play button of its player", () => {
  // jsdom has none.
  HTMLElement.prototype.checkVisibility = () => true;
  const store = playing();
  store.dispatch(statusReported("failed"));
  const audio = { progress: { at: 0, duration: 60 }, seek: () => undefined, skip: () => undefined } as unknown as Audio;
  const parts = { podcast: QUEUE.podcast, episode: EPISODE, audio, toggle: () => undefined };
  const open = () => undefined;
  const player = <MiniPlayer {...parts} previous={undefined} next={open} onOpen={open} />;
  render(<Provider store={store} children={player} />);
  const retry = screen.getByRole("button", { name: "Retry" });
  retry.focus();
  fireEvent.click(retry);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Pause" }));
});
