import { normalizePodcast } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import { FindFeed } from "./find-feed";

test("what the search for a feed finds replaces the reason to search, so no line is kept empty", async () => {
  const podcast = normalizePodcast({ id: "s1", title: "Salt" });
  if (podcast === undefined) throw new Error("A show with an id is a show.");
  const server = new FakeServer();
  const held = server.hold("POST /podcasts/s1/feed");
  render(
    <Provider store={makeStore(server.ask)}>
      <FindFeed podcast={podcast} />
    </Provider>,
  );
  const says = screen.getByRole("status");
  expect(says.textContent).toBe("No feed is known, so there’s nothing to play or track.");
  fireEvent.click(screen.getByRole("button", { name: "Find the feed" }));
  expect(says.textContent).toBe("Asking Apple Podcasts…");
  await waitFor(() => expect(held.count).toBe(1));
  await act(() => held.answer({ reading: false }));
  await waitFor(() => expect(says.textContent).toBe("Apple Podcasts has no feed for this show."));
});
