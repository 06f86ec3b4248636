import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import type { OfflineControl, OfflineState } from "../../platform/platform";
import { AppOfflineBar } from "./app-offline-bar";

let network = true;
beforeEach(() => {
  network = true;
  jest.spyOn(navigator, "onLine", "get").mockImplementation(() => network);
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});
afterEach(() => void jest.restoreAllMocks());

async function bar(state: Partial<OfflineState>): Promise<string | null> {
  const all: OfflineState = { online: false, server: "https://earshot.example", kind: "none", ...state };
  const offline = { state: async () => all, follow: () => () => undefined } as unknown as OfflineControl;
  await act(async () => {
    render(
      <MemoryRouter>
        <AppOfflineBar offline={offline} />
      </MemoryRouter>,
    );
  });
  return screen.getByRole("status").textContent;
}

test("names the server that does not answer, and where to choose another one", async () => {
  expect(await bar({})).toBe(
    "No answer from earshot.example. Check your connection, or choose another server in the settings.",
  );
  expect(screen.getByRole("link", { name: "settings" }).getAttribute("href")).toBe("/app-settings");
});

const CATALOGUE = { kind: "ready", shows: 100, updatedAt: "2026-11-20T12:00:00.000Z" } as const;

test("without a network and with a catalogue, says how old it is", async () => {
  network = false;
  expect(await bar(CATALOGUE)).toBe("Offline, catalogue from Nov 20");
});

test("with a network, does not claim to be offline if the server is out of reach", async () => {
  expect(await bar(CATALOGUE)).toBe("Earshot can’t be reached, catalogue from Nov 20");
  network = false;
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByRole("status").textContent).toBe("Offline, catalogue from Nov 20");
});

test("is empty with a connection", async () => {
  expect(await bar({ online: true })).toBe("");
});
