import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer, refusal } from "../../testing/fake-server";
import { Component as SharedPage } from "./shared-page";

/** Opens a shared list, and presses the button that copies it. */
async function copy(server: FakeServer): Promise<void> {
  server
    .on("GET /auth/session", () => ({ user: { id: "u", email: "a@b.example", name: "" }, providers: {} }))
    .on("GET /shared/t", () => ({ name: "For the client", frozenOn: null }))
    .on("GET /shared/t/items", () => ({ items: [], total: 0, page: 1, pageSize: 24 }))
    .on("POST /shared/t/views", () => ({}));
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter initialEntries={["/l/t"]}>
        <Routes>
          <Route path="/l/:token" element={<SharedPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  const button = await screen.findByRole("button", { name: "Copy to my lists" });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("false"));
  button.focus();
  fireEvent.click(button);
}

beforeEach(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  // jsdom has no layout.
  HTMLElement.prototype.checkVisibility = () => true;
});

test("the link to the copy replaces the button, and has the focus", async () => {
  await copy(new FakeServer().on("POST /shared/t/copy", () => ({ listId: "mine" })));
  const link = await screen.findByRole("link", { name: "Open my copy" });
  expect(link.getAttribute("href")).toBe("/lists?list=mine");
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test("asks for another name if the list's own is taken", async () => {
  const server = new FakeServer();
  server.on("POST /shared/t/copy", ({ body }) =>
    (body as { name?: string }).name === "Mine" ? { listId: "mine" } : refusal(409, "", "list.duplicate-name"),
  );
  await copy(server);
  const field = await screen.findByRole("textbox", { name: /^You already have a list with that name/ });
  fireEvent.change(field, { target: { value: "Mine" } });
  fireEvent.click(screen.getByRole("button", { name: "Copy to my lists" }));
  expect(await screen.findByRole("link", { name: "Open my copy" })).toBeTruthy();
});
