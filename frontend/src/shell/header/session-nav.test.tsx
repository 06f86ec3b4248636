import { render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { deviceMemory } from "../../platform/device-memory";
import { sessionApi } from "../../session/session";
import { FakeServer, refusal } from "../../testing/fake-server";
import { SessionNav } from "./session-nav";

async function open(): Promise<void> {
  const store = makeStore(new FakeServer().on("GET /auth/session", () => refusal(503)).ask);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <SessionNav linkClass="" />
      </MemoryRouter>
    </Provider>,
  );
  await waitFor(() => expect(sessionApi.endpoints.session.select()(store.getState()).isError).toBe(true));
}

afterEach(() => deviceMemory.write("earshot.signed-in", null));

test("a signed-in visitor is not asked to log in while the session cannot be checked", async () => {
  deviceMemory.write("earshot.signed-in", "1");
  await open();
  expect(screen.getByRole("link", { name: /Dashboard/ })).toBeTruthy();
  expect(screen.queryByText("Log In")).toBeNull();
});

test("a guest can log in, even if the session cannot be checked", async () => {
  await open();
  expect(screen.getByRole("link", { name: "Log In" })).toBeTruthy();
});
