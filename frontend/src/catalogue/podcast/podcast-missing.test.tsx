import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { serverResponds } from "../../platform/connection";
import { PodcastFailed } from "./podcast-missing";

afterEach(() => void serverResponds.set(true));

test("a show that cannot be loaded offline opens later", () => {
  render(
    <MemoryRouter>
      <PodcastFailed
        error={{ kind: "unreachable", code: "", detail: "", errors: [] }}
        onRetry={() => undefined}
        retrying={false}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText("The catalogue cannot be reached right now.")).toBeTruthy();
  act(() => serverResponds.set(false));
  expect(screen.getByText("Earshot can’t be reached. This show opens as soon as it can be loaded.")).toBeTruthy();
});
