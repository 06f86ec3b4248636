import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../../client/store";
import { FakeServer, refusal } from "../../testing/fake-server";
import FeedPanel from "./feed-panel";

const ROUTE = "/watched-views/v/feed";

/** The panel of a view. The server creates the addresses a1, a2 and so on. */
function panel(hasFeed: boolean) {
  let made = 0;
  const server = new FakeServer()
    .on(`POST ${ROUTE}`, () => {
      made += 1;
      return { json: `https://earshot.example/a${made}.json`, rss: `https://earshot.example/a${made}.xml` };
    })
    .on(`DELETE ${ROUTE}`, () => ({}));
  render(
    <Provider store={makeStore(server.ask)}>
      <FeedPanel id="v" hasFeed={hasFeed} />
    </Provider>,
  );
  return server;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const addresses = () => screen.queryAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);
const made = (number: number) => [`https://earshot.example/a${number}.json`, `https://earshot.example/a${number}.xml`];
const focused = (sentence: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(sentence));

test("creates an address and advises to copy it", async () => {
  panel(false);
  press("Create the address");
  await focused("Copy an address now: it is not shown again.");
  expect(addresses()).toEqual(made(1));
});

test("hides an existing address, and asks before replacing it", async () => {
  const server = panel(true);
  expect(screen.getByText("The address is on. Replace it if you no longer have it.")).toBeTruthy();
  expect(addresses()).toEqual([]);
  press("Replace the address");
  await focused("The old address stops working at once, and feed readers need the new one.");
  press("Cancel");
  await focused("The address is on. Replace it if you no longer have it.");
  expect(server.calls).toEqual([]);
  press("Replace the address");
  press("Replace it");
  await focused("Copy an address now: it is not shown again.");
  expect(addresses()).toEqual(made(1));
  press("Replace the address");
  press("Replace it");
  await waitFor(() => expect(addresses()).toEqual(made(2)));
});

test("asks before turning an address off, and can create it again", async () => {
  const server = panel(true);
  press("Turn off");
  await focused("Feed readers that use this address get no more changes.");
  press("Turn it off");
  await focused("There is no address yet.");
  expect(server.routes).toEqual([`DELETE ${ROUTE}`]);
  press("Create the address");
  await waitFor(() => expect(addresses()).toEqual(made(1)));
});

test("a refusal is shown until the next attempt", async () => {
  const server = panel(false).on(`POST ${ROUTE}`, () => refusal(429, "Too many. Try later."));
  press("Create the address");
  expect((await screen.findByRole("alert")).textContent).toBe("The address was not created.Too many. Try later.");
  server.on(`POST ${ROUTE}`, () => ({ json: "j", rss: "r" }));
  press("Create the address");
  await waitFor(() => expect(addresses()).toEqual(["j", "r"]));
  expect(screen.queryByRole("alert")).toBeNull();
  server.on(`DELETE ${ROUTE}`, () => refusal(503, "Please try again shortly."));
  press("Turn off");
  press("Turn it off");
  expect((await screen.findByRole("alert")).textContent).toContain("The address was not turned off.");
  press("Cancel");
  await waitFor(() => expect(addresses()).toEqual(["j", "r"]));
});

test("two presses make one address", async () => {
  const server = panel(false);
  const held = server.hold(`POST ${ROUTE}`);
  press("Create the address");
  await screen.findByRole("button", { name: "Creating…" });
  press("Creating…");
  await held.answer({ json: "j", rss: "r" });
  await waitFor(() => expect(addresses()).toEqual(["j", "r"]));
  expect(server.routes).toEqual([`POST ${ROUTE}`]);
});
