import { fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import { lastRequest } from "./request-draft";
import { RequestForm } from "./request-form";

test("the button that fills in the last brief, which is removed, gives the focus to the brief", async () => {
  // jsdom has none.
  HTMLElement.prototype.checkVisibility = () => true;
  lastRequest.write({ owner: null, values: { campaignBrief: "Running shoes for beginners" } });
  const server = new FakeServer().on("GET /auth/session", () => ({ user: null }));
  render(
    <MemoryRouter>
      <Provider store={makeStore(server.ask)}>
        <RequestForm about={null} onDone={() => undefined} />
      </Provider>
    </MemoryRouter>,
  );
  const button = await screen.findByRole("button", { name: "Use the brief from your last request" });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByDisplayValue("Running shoes for beginners"));
});
