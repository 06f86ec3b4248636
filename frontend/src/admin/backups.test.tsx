import { act, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../client/store";
import { FakeServer, refusal } from "../testing/fake-server";
import { adminApi } from "./admin-api";
import { Backups } from "./backups";

const backup = { name: "earshot-1.tar", at: "2026-11-24T02:00:40.000Z", bytes: 1 };

function show(server: FakeServer) {
  const store = makeStore(server.ask);
  render(
    <Provider store={store}>
      <Backups />
    </Provider>,
  );
  return store;
}

test("a list that can no longer be updated is marked as old, and stays", async () => {
  const server = new FakeServer().on("GET /admin/backups", () => ({ backups: [backup], kept: 14, old: false }));
  const store = show(server);
  await screen.findByText("earshot-1.tar");
  expect(screen.queryByRole("alert")).toBeNull();

  server.on("GET /admin/backups", () => refusal(503, "The database isn’t responding."));
  act(() => void store.dispatch(adminApi.util.invalidateTags(["OperatorBackups"])));
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toMatch(/^This could not be updated, and may be out of date\.The database isn’t/);
  expect(screen.getByText("earshot-1.tar")).toBeTruthy();
});

test("does not call nightly backups off before it knows", async () => {
  const server = new FakeServer();
  const held = server.hold("GET /admin/backups");
  show(server);
  expect(screen.queryByText(/Nightly backups are off/)).toBeNull();
  await act(() => held.answer({ backups: [], kept: 0, old: false }));
  expect(await screen.findByText("Nightly backups are off: BACKUPS_KEPT is 0.")).toBeTruthy();
});

test.each([
  [[backup], "The newest backup is more than 36 hours old."],
  [[], "There is no backup on this machine."],
])("a missing night is reported, not just listed", async (backups, text) => {
  show(new FakeServer().on("GET /admin/backups", () => ({ backups, kept: 14, old: true })));
  expect((await screen.findByRole("alert")).textContent).toContain(text);
});
