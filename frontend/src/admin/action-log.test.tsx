import { render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../client/store";
import { FakeServer } from "../testing/fake-server";
import { ActionLog } from "./action-log";

const action = { id: "1", at: "2026-11-24T02:00:40.000Z", operator: "ada@example.org" };

test("says what was read of the inbox in the words of its tabs", async () => {
  const actions = [
    { ...action, action: "inbox.read", subject: "campaign" },
    { ...action, id: "2", action: "people.unlock", subject: "ben@example.org" },
  ];
  const server = new FakeServer().on("GET /admin/actions", () => ({ actions }));
  render(
    <Provider store={makeStore(server.ask)}>
      <ActionLog />
    </Provider>,
  );
  expect((await screen.findByText("Read the inbox")).parentElement?.textContent).toBe("Read the inbox: briefs");
  expect(screen.getByText("Unlocked an account").parentElement?.textContent).toBe(
    "Unlocked an account: ben@example.org",
  );
});
