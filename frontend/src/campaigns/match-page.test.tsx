import { jest } from "@jest/globals";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter, useLocation } from "react-router-dom";
import { makeStore } from "../client/store";
import { FakeServer, refusal } from "../testing/fake-server";
import { Component as MatchPage } from "./match-page";
import { loadReader } from "./match/use-brief";
import { NO_DRAFT, unsentDraft } from "./requests/request-draft";

const NOTHING = { matches: [], weighed: 0, excluded: 0 };

function Address() {
  return <p data-testid="address">{decodeURIComponent(useLocation().search)}</p>;
}
const address = () => screen.getByTestId("address").textContent;

function open(server: FakeServer, at = "/match"): HTMLElement {
  server.on("GET /auth/session", () => ({ user: null, providers: { google: false, facebook: false } }));
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter initialEntries={[at]}>
        <MatchPage />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return screen.getByLabelText("Campaign brief");
}
const write = (field: HTMLElement, value: string) => void fireEvent.change(field, { target: { value } });

beforeAll(loadReader);
beforeEach(() => {
  unsentDraft.write(NO_DRAFT);
  // jsdom has none: a wide window without a mouse.
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
});
afterEach(() => jest.restoreAllMocks());

test("an empty brief is not sent", () => {
  const server = new FakeServer();
  open(server);
  expect(screen.getByText("Write a brief")).toBeTruthy();
  expect(server.routes).not.toContain("POST /matches");
});

test("sends the brief with its choices and filters, and reports an empty result", async () => {
  unsentDraft.write({ ...NO_DRAFT, filters: ["contact"], findings: { "category Running": "Golf", "country GB": "" } });
  const server = new FakeServer().on("POST /matches", () => NOTHING);
  write(open(server), "Running shoes, $5,000");
  expect(await screen.findByText("No show fits")).toBeTruthy();
  const sent = server.calls.filter(({ route }) => route === "POST /matches").map(({ body }) => body);
  // Choices about findings that the brief does not contain are not sent.
  const findings = { "category Running": "Golf" };
  expect(sent).toEqual([{ brief: "Running shoes, $5,000", findings, filters: { hasContact: 1 } }]);
  fireEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(screen.getByRole("button", { name: "With a contact" }).getAttribute("aria-pressed")).toBe("false");
});

test.each([
  [true, "Your brief is still here."],
  [false, "You’re offline. Your brief is still here and runs again as soon as it can."],
])("a failure keeps the brief and offers to retry; online: %p", async (online, text) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  let down = true;
  const server = new FakeServer().on("POST /matches", () => (down ? refusal(503, "Down") : NOTHING));
  const field = open(server);
  write(field, "Running shoes");
  expect(await screen.findByText("We couldn’t match your brief.")).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe("Running shoes");
  down = false;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("No show fits")).toBeTruthy();
});

test("empties the table at once when the brief is cleared", async () => {
  const server = new FakeServer().on("POST /matches", () => NOTHING);
  const field = open(server);
  write(field, "Running shoes");
  await screen.findByText("No show fits");
  write(field, "");
  expect(await screen.findByText("Write a brief")).toBeTruthy();
});

const button = (name: string) => screen.findByRole("button", { name });
const lastFindings = (server: FakeServer) =>
  server.calls
    .filter(({ route }) => route === "POST /matches")
    .map(({ body }) => (body as { findings: object }).findings)
    .at(-1);

test("puts an edited budget in the address, and keeps an ignored one ignored", async () => {
  const server = new FakeServer().on("POST /matches", () => NOTHING);
  const field = open(server);
  write(field, "Running shoes, budget $5,000");
  fireEvent.click(await button("Edit: Budget $5,000"));
  const least = await screen.findByRole("textbox", { name: "At least" });
  await waitFor(() => expect(document.activeElement).toBe(least));
  write(least, "lots");
  fireEvent.click(await button("Save"));
  expect(await screen.findByText("Enter an amount, like 5,000 or 10k.")).toBeTruthy();
  write(least, "8k");
  write(screen.getByRole("textbox", { name: "At most" }), "9000");
  fireEvent.click(await button("Save"));
  await button("Edit: Budget $8,000 to $9,000");
  expect(screen.queryByRole("textbox", { name: "At least" })).toBeNull();
  expect(address()).toBe("?budget=USD+8000-9000");
  await waitFor(() => expect(lastFindings(server)).toEqual({ budget: "USD 8000-9000" }));

  write(field, "Running shoes, budget $6,000");
  fireEvent.click(await button("Ignore: Budget $8,000 to $9,000"));
  await button("Count again: Budget $6,000");
  expect(address()).toBe("?budget=none");
  write(field, "Running shoes, budget $60,000, please");
  fireEvent.click(await button("Count again: Budget $60,000"));
  await button("Edit: Budget $60,000");
  expect(address()).toBe("");
});

test("rounds edited dates to whole months, and can restore the brief's own", async () => {
  const server = new FakeServer().on("POST /matches", () => NOTHING);
  write(open(server), "Running shoes in March 2027");
  fireEvent.click(await button("Edit: Dates March 2027"));
  const last = await screen.findByLabelText("Last day");
  expect((last as HTMLInputElement).value).toBe("2027-03-31");
  write(last, "2027-02-01");
  fireEvent.click(await button("Save"));
  expect(await screen.findByText("The last day is before the first.")).toBeTruthy();
  write(last, "2027-06-30");
  fireEvent.click(await button("Save"));
  fireEvent.click(await button("Edit: Dates March 2027 to June 2027"));
  expect(address()).toBe("?dates=2027-03/2027-06");
  fireEvent.click(await button("Use the brief’s"));
  await button("Edit: Dates March 2027");
  expect(address()).toBe("");
});

test("applies figures from an opened address until they are removed", async () => {
  const server = new FakeServer().on("POST /matches", () => NOTHING);
  write(open(server, "/match?budget=EUR+7000&dates=junk"), "Running shoes");
  await button("Edit: Budget €7,000");
  await waitFor(() => expect(lastFindings(server)).toEqual({ budget: "EUR 7000" }));
  expect(unsentDraft.read().findings).toEqual({ budget: "EUR 7000" });
  fireEvent.click(await button("Remove: Budget €7,000"));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Edit: Budget €7,000" })).toBeNull());
  expect(document.activeElement?.textContent).toBe("Your brief");
  expect(unsentDraft.read().findings).toEqual({});
});
