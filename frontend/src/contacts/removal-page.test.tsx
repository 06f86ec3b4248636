import { fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../client/store";
import { takeLinkToken } from "../session/link-token";
import { FakeServer } from "../testing/fake-server";
import { Component as RemovalPage } from "./removal-page";

test("two presses use the emailed link once, because it is refused the second time", async () => {
  window.history.replaceState(null, "", `/contact-removal#token=${"a".repeat(43)}`);
  takeLinkToken();
  const server = new FakeServer();
  const held = server.hold("POST /contact-removals/confirm");
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>
        <RemovalPage />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Remove my address" }));
  fireEvent.click(screen.getByRole("button", { name: "Removing…" }));
  expect(held.count).toBe(1);
  await held.answer({ shows: 2 });
  expect((await screen.findByRole("status")).textContent).toContain("Your address is removed from 2 podcasts.");
});
