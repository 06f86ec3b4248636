import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import type { OfflineControl, OfflineState } from "../../platform/platform";
import { AppOfflineBar } from "./app-offline-bar";

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

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

test("with a catalogue, says how old it is", async () => {
  expect(await bar({ kind: "ready", shows: 100, updatedAt: "2026-11-20T12:00:00.000Z" })).toBe(
    "Offline, catalogue from Nov 20",
  );
});

test("is empty with a connection", async () => {
  expect(await bar({ online: true })).toBe("");
});
