import type { PlanAnswer } from "@earshot/backend/lists/planning/plans.schemas";
import type { Currency } from "@earshot/domain/lists/columns/money";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { NO_DRAFT, unsentDraft } from "../../campaigns/requests/request-draft";
import { makeStore } from "../../client/store";
import { selectOverlay } from "../../navigation/overlay-slice";
import { FakeServer, refusal } from "../../testing/fake-server";
import PlanPanel from "./plan-panel";

type Asked = { readonly budget: number; readonly locked: string[]; readonly removed: string[] };

/** Each show costs $100. Locked shows come first, as far as the budget allows. */
function planOf({ budget, locked, removed }: Asked): PlanAnswer {
  const order = [...locked, ...["a", "b", "c"].filter((id) => !locked.includes(id))];
  const fits = order.filter((id) => !removed.includes(id)).slice(0, Math.floor(budget / 100));
  const title = (id: string) => `Show ${id}`;
  return {
    picks: fits.map((id) => ({
      id,
      title: title(id),
      spots: 4,
      cost: 100,
      adds: 50,
      addsRange: { low: 40, high: 50 },
      gross: 50,
      reasons: [`Because of ${id}.`],
    })),
    totals: {
      spots: 4 * fits.length,
      cost: 100 * fits.length,
      people: 50 * fits.length,
      peopleRange: { low: 0, high: 500 },
    },
    leftOut: order
      .filter((id) => !fits.includes(id))
      .map((id) => ({ id, title: title(id), reason: removed.includes(id) ? "You removed it." : "Too dear." })),
    method: { version: "1", sentences: [] },
  };
}

function panel(list: string, answer: (asked: Asked) => unknown = planOf, currency: Currency = "USD") {
  const server = new FakeServer()
    .on("POST /reach", () => ({ counted: 3 }))
    .on("POST /plans", ({ body }) => answer(body as Asked));
  const store = makeStore(server.ask);
  const page = () =>
    render(
      <Provider store={store}>
        <MemoryRouter>
          <PlanPanel list={{ id: list, name: "Autumn" }} frozen={false} currency={currency} />
        </MemoryRouter>
      </Provider>,
    );
  return { server, store, page, asked: () => server.calls.filter(({ route }) => route === "POST /plans") };
}

/** Whether the window is as narrow as a phone. */
let narrow = false;
beforeEach(() => {
  narrow = false;
  unsentDraft.write(NO_DRAFT);
  // jsdom has no media queries.
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: narrow }) as MediaQueryList;
});

const field = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Budget in US dollars" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function make(budget: string): Promise<void> {
  fireEvent.change(await field(), { target: { value: budget } });
  press("Make a plan");
}

const rows = async () =>
  within(await screen.findByRole("table", { name: "Shows in the plan" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].slice(0, 5).map((cell) => cell.textContent));

test("a plan has a row for each pick, its totals, and what is left out with the reason", async () => {
  const { page, asked } = panel("rows");
  page();
  await make("$200");
  expect(await rows()).toEqual([
    ["Show a", "4", "$100", "50", "Because of a."],
    ["Show b", "4", "$100", "50", "Because of b."],
    ["Total", "8", "$200", "100", "different people"],
  ]);
  expect(screen.getByRole("status").textContent).toBe("2 shows for $200 of $200 reach about 100 different people.");
  expect(screen.getByText("1 show left out, and why")).toBeTruthy();
  expect(screen.getByText("Too dear.")).toBeTruthy();
  expect(screen.getByText(/A plan books 4 spots per show\.$/)).toBeTruthy();
  expect(asked()).toMatchObject([{ body: { listId: "rows", budget: 200, locked: [], removed: [] } }]);
});

test("on a phone, the reasons and buttons are below the show, so that they are not off the screen", async () => {
  narrow = true;
  const { page, asked } = panel("phone");
  page();
  await make("$200");
  const table = await screen.findByRole("table", { name: "Shows in the plan" });
  expect(await rows()).toEqual([
    ["Show a", "4", "$100", "50"],
    ["Because of a.LockRemovePitch"],
    ["Show b", "4", "$100", "50"],
    ["Because of b.LockRemovePitch"],
    ["Total", "8", "$200", "100"],
  ]);
  const heads = within(table).getAllByRole("columnheader");
  expect(heads.map(({ textContent }) => textContent)).toEqual(["Show", "Spots", "Cost", "New people"]);
  press("Lock: Show b");
  await waitFor(() => expect(asked().at(-1)?.body).toMatchObject({ locked: ["b"] }));
});

test("shows how many people of each show the ones above already reach", async () => {
  const sharing = ({ picks, ...plan }: PlanAnswer): PlanAnswer => ({
    ...plan,
    picks: picks.map((pick, at) => (at === 0 ? { ...pick, gross: 200, adds: 200 } : { ...pick, gross: 100 })),
  });
  const { page } = panel("bars", (asked) => sharing(planOf(asked)));
  page();
  await make("$200");
  expect((await rows()).map(([, , , people]) => people)).toEqual(["200", "50 of 100", "100"]);
  const bars = [...document.querySelectorAll<HTMLElement>("td [style]")].map(({ style, className }) => [
    className.split(" ")[0],
    style.width,
  ]);
  expect(bars).toEqual([
    ["reach-new", "100%"],
    ["reach-known", "0%"],
    ["reach-new", "25%"],
    ["reach-known", "25%"],
  ]);
});

test("saves the plan as a list with the prices of the plan, and adds the shows again after a failure", async () => {
  const { server, page } = panel("saved");
  server.on("POST /lists", ({ body }) => ({ id: "new", itemCount: 0, ...(body as object) }));
  server.on("POST /lists/new/items/batch", () => refusal(503, "The database is away."));
  page();
  await make("$200");
  fireEvent.click(await screen.findByRole("button", { name: "Save as list" }));
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });
  expect(name.value).toBe("Autumn plan");
  press("Save");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("The database is away."));
  server.on("POST /lists/new/items/batch", () => ({ added: 2, alreadyThere: 0, unknown: [], undoId: "u" }));
  press("Save");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const sent = server.calls.filter(({ route }) => route.startsWith("POST /lists"));
  const price = { cents: 2_500, currency: "USD" };
  const batch = { podcastIds: ["b", "a"], prices: { a: price, b: price } };
  expect(sent.map(({ route, body }) => [route, body])).toEqual([
    ["POST /lists", { name: "Autumn plan" }],
    ["POST /lists/new/items/batch", batch],
    ["POST /lists/new/items/batch", batch],
  ]);
});

test("opens a campaign request with the plan and the user's brief", async () => {
  unsentDraft.write({ ...NO_DRAFT, typed: { campaignBrief: "Running shoes" } });
  const { store, page } = panel("request");
  page();
  await make("$200");
  fireEvent.click(await screen.findByRole("button", { name: "Request this campaign" }));
  expect(selectOverlay(store.getState())).toEqual({ kind: "campaign" });
  expect(unsentDraft.read().pitch?.split("\n")).toEqual([
    "Campaign plan: 2 shows for $200 of $200 reach about 100 different people.",
    "- Show a: 4 spots, $100",
    "- Show b: 4 spots, $100",
    "",
    "Running shoes",
  ]);
  expect(unsentDraft.read().typed).toEqual({ campaignBrief: "Running shoes" });
});

test("drafts a pitch to a show in the plan", async () => {
  const { server, page } = panel("pitch");
  server.on("GET /auth/session", () => ({ user: null, providers: { google: false, facebook: false } }));
  server.on("GET /podcasts/b", () => ({ id: "b", title: "Show b", categories: [], defaulted: [], imageUrl: "" }));
  page();
  await make("$200");
  fireEvent.click(await screen.findByRole("button", { name: "Draft a pitch: Show b" }));
  expect(await screen.findByRole("heading", { name: "Pitch to Show b" }, { timeout: 5_000 })).toBeTruthy();
  expect(screen.getByRole("tab", { name: "Pitch", selected: true })).toBeTruthy();
});

test("weighs the shows by the brief of the tab, until the user switches that off", async () => {
  unsentDraft.write({ ...NO_DRAFT, typed: { campaignBrief: "Running shoes " }, findings: { budget: "USD 5000" } });
  const { page, asked } = panel("brief");
  page();
  await make("$200");
  await rows();
  expect(screen.getByText("“Running shoes”")).toBeTruthy();
  fireEvent.click(screen.getByRole("switch", { name: "Weigh shows by your brief", checked: true }));
  await waitFor(() => expect(asked()).toHaveLength(2));
  const body = { listId: "brief", budget: 200, currency: "USD", locked: [], removed: [] };
  // Typing in the brief sends nothing until the user asks for a plan again.
  act(() => unsentDraft.write({ ...NO_DRAFT, typed: { campaignBrief: "Trail shoes" } }));
  expect(screen.getByText("“Trail shoes”")).toBeTruthy();
  expect(asked().map((call) => call.body)).toEqual([
    { ...body, brief: "Running shoes", findings: { budget: "USD 5000" } },
    body,
  ]);
  fireEvent.click(screen.getByRole("switch", { checked: false }));
  await waitFor(() => expect(asked().at(-1)?.body).toEqual({ ...body, brief: "Trail shoes" }));
});

test("asks for more shows, and says if the budget buys fewer", async () => {
  const { page, asked } = panel("wants");
  page();
  await make("$200");
  await rows();
  const choose = (name: string, value: string) =>
    fireEvent.change(screen.getByRole("combobox", { name, hidden: true }), { target: { value } });
  choose("Number of shows", "5");
  const text = "You want at least 5 shows, but the budget buys only 2 of this list.";
  expect(await screen.findByText(text)).toBeTruthy();
  choose("Most for one show", "0.25");
  choose("Confidence in the audience", "high");
  const want = { minShows: 5, maxShareOfOne: 0.25, minConfidence: "high" };
  await waitFor(() => expect(asked().at(-1)?.body).toMatchObject({ want }));
  for (const name of ["Number of shows", "Most for one show", "Confidence in the audience"]) choose(name, "");
  // The first plan is still known, so it is not asked for again.
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  expect(asked()[0]?.body).not.toHaveProperty("want");
});

test("without a brief there is nothing to weigh by", async () => {
  const { page } = panel("no brief");
  page();
  await make("$200");
  await rows();
  expect(screen.queryByRole("switch")).toBeNull();
});

test("explains text that is not a budget, focuses it, and sends no request", async () => {
  const { page, asked } = panel("faults");
  page();
  await make("a lot");
  const input = await field();
  expect(await screen.findByText("Enter an amount in US dollars, like $5,000 or 10k.")).toBeTruthy();
  expect([document.activeElement, input.getAttribute("aria-invalid")]).toEqual([input, "true"]);
  fireEvent.change(input, { target: { value: "1k" } });
  await waitFor(() => expect(input.getAttribute("aria-invalid")).toBeNull());
  expect(asked()).toEqual([]);
});

test("a locked show stays locked, and one that the budget no longer reaches can be unlocked", async () => {
  const { page, asked } = panel("locks");
  page();
  await make("300");
  fireEvent.click(await screen.findByRole("button", { name: "Lock: Show c", pressed: false }));
  expect(await screen.findByRole("button", { name: "Lock: Show c", pressed: true })).toBeTruthy();
  await waitFor(async () => expect((await rows())[0]?.[0]).toBe("Show c"));
  expect(asked().at(-1)?.body).toMatchObject({ budget: 300, locked: ["c"] });

  await make("50");
  fireEvent.click(await screen.findByRole("button", { name: "Unlock: Show c" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Unlock: Show c" })).toBeNull());
  await waitFor(() => expect(asked().at(-1)?.body).toMatchObject({ budget: 50, locked: [] }));
  expect(await screen.findByText("No show can be booked for $50.")).toBeTruthy();
});

test("lists a removed show, which can be put back with the focus", async () => {
  const { page } = panel("removals");
  page();
  await make("200");
  fireEvent.click(await screen.findByRole("button", { name: "Remove: Show a" }));
  const back = await screen.findByRole("button", { name: "Put back: Show a" });
  expect(document.activeElement).toBe(back);
  await waitFor(async () => expect((await rows()).map(([title]) => title)).toEqual(["Show b", "Show c", "Total"]));
  expect(screen.queryByText(/left out, and why/)).toBeNull();
  fireEvent.click(back);
  await waitFor(async () => expect((await rows()).map(([title]) => title)).toEqual(["Show a", "Show b", "Total"]));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Plan under a budget" }));
});

test("gives the reason of a failure and offers a retry", async () => {
  let down = true;
  const { page } = panel("errors", (asked) => (down ? refusal(503, "The database is away.") : planOf(asked)));
  page();
  await make("200");
  expect((await screen.findByRole("alert")).textContent).toContain("Couldn’t make a plan.The database is away.");
  down = false;
  press("Retry");
  expect(await rows()).toHaveLength(3);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("offers no retry for a list that is too long", async () => {
  const { page } = panel("long", () =>
    refusal(422, "Only a list with at most 1,000 shows can be planned.", "plan.too-long"),
  );
  page();
  await make("200");
  expect((await screen.findByRole("alert")).textContent).toContain("at most 1,000 shows");
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

test("shows no panel if net reach is not modeled", async () => {
  const { server, page } = panel("other-source");
  server.on("POST /reach", () => refusal(422, "Not modelled.", "reach.not-modelled"));
  const { container } = page();
  await waitFor(() => expect(server.routes).toEqual(["POST /reach"]));
  expect(container.textContent).toBe("");
});

test("the tab remembers the budget of each list", async () => {
  const { page } = panel("remembered");
  const first = page();
  await make("$1,234.50");
  await rows();
  first.unmount();
  page();
  expect((await field()).value).toBe("$1,234.50");
  panel("other").page();
  const fields = () => screen.getAllByRole<HTMLInputElement>("textbox", { name: "Budget in US dollars" });
  await waitFor(() => expect(fields().map(({ value }) => value)).toEqual(["$1,234.50", ""]));
});

test("a list with prices in pounds is planned in pounds", async () => {
  const { page, asked } = panel("pounds", planOf, "GBP");
  page();
  fireEvent.change(await screen.findByRole("textbox", { name: "Budget in GBP" }), { target: { value: "0.2k" } });
  press("Make a plan");
  expect((await rows()).at(-1)).toEqual(["Total", "8", "£200", "100", "different people"]);
  expect(screen.getByRole("status").textContent).toBe("2 shows for £200 of £200 reach about 100 different people.");
  expect(screen.getByText(/^Prices per spot are yours in GBP\./)).toBeTruthy();
  expect(asked()).toMatchObject([{ body: { budget: 200, currency: "GBP" } }]);
});
