import { normalizePodcast } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter, useLocation } from "react-router-dom";
import { makeStore } from "../client/store";
import { SessionKeeper } from "../shell/keepers/session-keeper";
import { FakeServer, refusal } from "../testing/fake-server";
import ContactCard from "./contact-card";

const SALT = normalizePodcast({ id: "p1", title: "Salt" })!;

function Address() {
  return <p>{useLocation().pathname}</p>;
}

test("becomes a guest's card, on the same page, if the session ended while it loaded", async () => {
  const user = { id: "u1", email: "ann@example.org", name: "Ann", emailVerified: true };
  const server = new FakeServer()
    .on("GET /auth/session", () => ({ user, providers: {} }))
    .on("GET /podcasts/p1/contacts", () => {
      server.on("GET /auth/session", () => ({ user: null, providers: {} }));
      return refusal(401);
    })
    .on("GET /podcasts/p1/contact-kinds", () => ({ kinds: [{ kind: "email", count: 1 }] }));
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter initialEntries={["/podcast/p1"]}>
        <SessionKeeper />
        <Address />
        <ContactCard podcast={SALT} onPlaced={() => undefined} />
      </MemoryRouter>
    </Provider>,
  );
  expect(await screen.findByRole("link", { name: /Sign in/ })).toBeDefined();
  expect(screen.getByText("/podcast/p1")).toBeDefined();
});
