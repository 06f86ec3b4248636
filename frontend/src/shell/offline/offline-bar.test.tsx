import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../../client/store";
import type { Ask } from "../../client/store-scope";
import { sessionApi } from "../../session/session";
import { ConnectionKeeper } from "../keepers/connection-keeper";
import { OfflineBar } from "./offline-bar";

let serverResponds = false;

/** Opens a page whose request for the session gets no response by default. The server itself may respond to a check. */
async function open(
  answer: Ask = () => ({ error: { status: "FETCH_ERROR", error: "Failed to fetch" } }),
): Promise<void> {
  const store = makeStore(answer);
  render(
    <Provider store={store}>
      <OfflineBar />
      <ConnectionKeeper />
    </Provider>,
  );
  await act(async () => {
    void store.dispatch(sessionApi.endpoints.session.initiate());
    await jest.advanceTimersByTimeAsync(100);
  });
}

const bar = () => screen.getByRole("status").textContent;

beforeEach(() => {
  serverResponds = false;
  jest.useFakeTimers();
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  globalThis.fetch = () => (serverResponds ? Promise.resolve({} as Response) : Promise.reject(new TypeError("No")));
});
afterEach(() => void jest.useRealTimers());

test("appears if the server is out of reach although the browser is online, and leaves when it responds", async () => {
  await open();
  expect(bar()).toBe(
    "Earshot can’t be reached. Pages you visited still open. Searching works again when you’re back online.",
  );
  serverResponds = true;
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(bar()).toBe("");
});

test("does not appear for a single lost request", async () => {
  serverResponds = true;
  await open();
  expect(bar()).toBe("");
});

const sound = (src: string) => {
  const audio = document.body.appendChild(document.createElement("audio"));
  audio.src = src;
  return audio;
};

test.each([
  ["the code of a page", () => window.dispatchEvent(new Event("vite:preloadError"))],
  ["sound of ours", () => sound("/demo/audio/1-1.wav").dispatchEvent(new Event("error"))],
])("appears when %s cannot be loaded because the server is out of reach", async (_, fail) => {
  await open(() => ({ data: { user: null, providers: {} } }));
  expect(bar()).toBe("");
  await act(async () => {
    // That of others does not tell whether ours responds.
    sound("https://audio.example/e.mp3").dispatchEvent(new Event("error"));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(bar()).toBe("");
  await act(async () => {
    fail();
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(bar()).toMatch(/^Earshot can’t be reached\./);
  serverResponds = true;
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(bar()).toBe("");
});
