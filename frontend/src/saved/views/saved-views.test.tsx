import { render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer, refusal } from "../../testing/fake-server";
import SavedViews from "./saved-views";

test("views that could not be loaded are not taken for none", async () => {
  const user = { id: "u", email: "a@example.org", name: "A" };
  let fails = true;
  const server = new FakeServer()
    .on("GET /auth/session", () => ({ user, providers: {} }))
    .on("GET /saved-views", () => (fails ? refusal(503) : { views: [] }));
  const { container } = render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>
        <SavedViews placeholder={null} />
      </MemoryRouter>
    </Provider>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain("Couldn’t load your saved views.");
  fails = false;
  screen.getByRole("button", { name: "Retry" }).click();
  await waitFor(() => expect(container.textContent).toBe(""));
});
