import { jest } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../client/store";
import { FakeServer, refusal } from "../testing/fake-server";
import { Component as MatchPage } from "./match-page";
import { NO_DRAFT, unsentDraft } from "./requests/request-draft";

const NOTHING = { matches: [], weighed: 0, excluded: 0 };

function open(server: FakeServer): HTMLElement {
  server.on("GET /auth/session", () => ({ user: null, providers: { google: false, facebook: false } }));
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter initialEntries={["/match"]}>
        <MatchPage />
      </MemoryRouter>
    </Provider>,
  );
  return screen.getByLabelText("Campaign brief");
}
const write = (field: HTMLElement, value: string) => void fireEvent.change(field, { target: { value } });

beforeEach(() => unsentDraft.write(NO_DRAFT));
afterEach(() => jest.restoreAllMocks());

test("an empty brief is not sent", () => {
  const server = new FakeServer();
  open(server);
  expect(screen.getByText("Write a brief")).toBeTruthy();
  expect(server.routes).not.toContain("POST /matches");
});

test("the brief is sent in the body, with its choices and filters; nothing found is named", async () => {
  unsentDraft.write({ ...NO_DRAFT, filters: ["contact"], findings: { "category Running": "Golf", "country GB": "" } });
  const server = new FakeServer().on("POST /matches", () => NOTHING);
  write(open(server), "Running shoes, $5,000");
  expect(await screen.findByText("No show fits")).toBeTruthy();
  const sent = server.calls.filter(({ route }) => route === "POST /matches").map(({ body }) => body);
  // A choice about what the brief does not say stays here.
  const findings = { "category Running": "Golf" };
  expect(sent).toEqual([{ brief: "Running shoes, $5,000", findings, filters: { hasContact: 1 } }]);
  fireEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(screen.getByRole("button", { name: "With a contact" }).getAttribute("aria-pressed")).toBe("false");
});

test.each([
  [true, "Your brief is still here."],
  [false, "You’re offline. Your brief is still here and runs again when you’re back online."],
])("a failure keeps the brief and offers to retry; online: %p", async (online, text) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  let down = true;
  const server = new FakeServer().on("POST /matches", () => (down ? refusal(503, "Down") : NOTHING));
  const field = open(server);
  write(field, "Running shoes");
  expect(await screen.findByText("We could not match your brief.")).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe("Running shoes");
  down = false;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("No show fits")).toBeTruthy();
});

test("a cleared brief empties the table at once", async () => {
  const server = new FakeServer().on("POST /matches", () => NOTHING);
  const field = open(server);
  write(field, "Running shoes");
  await screen.findByText("No show fits");
  write(field, "");
  expect(await screen.findByText("Write a brief")).toBeTruthy();
});
