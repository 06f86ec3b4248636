import { jest } from "@jest/globals";
import { normalizePodcast } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import { ToastRegion } from "../../toasts/toast";

const SHOW = normalizePodcast({ id: "1", title: "Night Ferry" })!;

test("reports that the code of Play did not arrive, and can try again", async () => {
  let isDown = true;
  const played: string[] = [];
  jest.unstable_mockModule("./play-newest", () => {
    if (isDown) throw new TypeError("Failed to fetch dynamically imported module");
    return {
      playNewest:
        ({ title }: { title: string }) =>
        () =>
          void played.push(title),
    };
  });
  const { PlayShow } = await import("./play-show");
  render(
    <Provider store={makeStore(new FakeServer().ask)}>
      <PlayShow podcast={SHOW} />
      <ToastRegion />
    </Provider>,
  );
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Play: Night Ferry" })));
  expect(await screen.findByText("Could not load episodes.")).toBeDefined();
  isDown = false;
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Retry" })));
  expect(played).toEqual(["Night Ferry"]);
});
