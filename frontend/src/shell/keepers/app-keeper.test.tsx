import { jest } from "@jest/globals";
import { act, render } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { completeOnPaper } from "../../platform/paper";
import type { AppControl, OfflineControl, OfflineState, Platform } from "../../platform/platform";
import { PlatformContext } from "../../platform/use-platform";
import { FakeServer, soon } from "../../testing/fake-server";
import { toastTexts } from "../../testing/toast-texts";
import { AppKeeper } from "./app-keeper";

const ONLINE: OfflineState = { online: true, server: "https://earshot.example", kind: "none" };

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

/** Chooses an entry of the app's menu on a page. Returns the steps that follow, and the messages. */
async function chosen(how: "print" | "pdf", title: string, saved: () => Promise<string | null> = async () => null) {
  const steps: string[] = [];
  let choose: (how: "print" | "pdf") => void = () => undefined;
  const platform: Platform = {
    modKey: "Ctrl",
    setsVolume: true,
    offline: { state: async () => ONLINE, follow: () => () => undefined } as unknown as OfflineControl,
    paper: { follow: (run) => ((choose = run), () => undefined) },
    print: async () => void steps.push("printed"),
    pdf: { save: (name) => (steps.push(`saved as ${name}`), saved()) },
  };
  document.title = title;
  const end = completeOnPaper({
    showAll: async () => (steps.push("all"), true),
    showPart: () => void steps.push("part"),
  });
  const store = rendered(platform);
  choose(how);
  await act(soon);
  end();
  return { steps, messages: toastTexts(store) };
}

function rendered(platform: Platform) {
  const store = makeStore(new FakeServer().ask);
  render(
    <Provider store={store}>
      <PlatformContext value={platform}>
        <MemoryRouter>
          <AppKeeper />
        </MemoryRouter>
      </PlatformContext>
    </Provider>,
  );
  return store;
}

test("nothing that was typed for the old server remains in a tab when another window changes it", async () => {
  // jsdom cannot open other pages.
  const silent = jest.spyOn(console, "error").mockImplementation(() => undefined);
  let change: () => void = () => undefined;
  const followServer: AppControl["followServer"] = (changed) => ((change = changed), () => undefined);
  const app = { followServer, followSignIn: () => () => undefined } as unknown as AppControl;
  sessionStorage.setItem("earshot.campaign-draft", "{}");
  const offline = { state: async () => ONLINE, follow: () => () => undefined } as unknown as OfflineControl;
  rendered({ modKey: "Ctrl", setsVolume: true, app, offline });
  await act(soon);
  change();
  await act(soon);
  expect(sessionStorage).toHaveLength(0);
  silent.mockRestore();
});

test("the menu prints the page, or saves it as a PDF named after it, with all of its content", async () => {
  expect((await chosen("print", "To Pitch - Earshot")).steps).toEqual(["all", "printed", "part"]);
  expect((await chosen("pdf", "The Daily - Earshot")).steps).toEqual(["all", "saved as The Daily", "part"]);
  expect((await chosen("pdf", "")).steps).toContain("saved as Earshot");
});

test("a PDF from the menu that cannot be saved is not dropped in silence", async () => {
  const full = Object.assign(new Error("The disk is full: x.pdf was not saved."), { code: "export.failed" });
  expect(await chosen("pdf", "x", () => Promise.reject(full))).toEqual({
    steps: ["all", "saved as x", "part"],
    messages: [full.message],
  });
  expect((await chosen("pdf", "x", () => Promise.reject(new Error("/secret/path")))).messages).toEqual([
    "The page was not saved as a PDF. Please try again.",
  ]);
});
