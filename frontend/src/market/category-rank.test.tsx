import type { CategoryDistributions } from "@earshot/backend/catalogue/catalogue.schemas";
import { normalizePodcast } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { render, screen, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { FakeServer } from "../testing/fake-server";
import { makeStore } from "../client/store";
import { RankPanel } from "./rank-panel";

/** Renders the panel of a show. Returns it with the requests that it sent to the server. */
async function drawn(categories: readonly string[], answer: CategoryDistributions, facts: object = {}) {
  const show = { id: "1", title: "Salt", categories, listener_range: "10,000-20,000", language: "sv", ...facts };
  const podcast = normalizePodcast(show);
  if (podcast === undefined) throw new Error("A show with an id is a show.");
  const server = new FakeServer()
    .on("GET /session", () => ({ user: null, providers: { google: false, facebook: false }, passwordMinimum: 8 }))
    .on("GET /category-distributions", () => answer);
  const { unmount } = render(
    <Provider store={makeStore(server.ask)}>
      <RankPanel podcast={podcast} />
    </Provider>,
  );
  return { panel: await screen.findByRole("region"), server, unmount };
}

/** One show in each segment of the scale; the middle of 10,000 to 20,000 is in the 26th segment. */
const COUNTED = { estimated: 48, unknown: 12, segments: Array.from({ length: 48 }, () => 1) };

test.each([
  [{ code: "sv", name: "Swedish" }, "Larger than 52% of 48 Swedish Comedy shows with an estimate. 12 more have none."],
  [null, "Larger than 52% of 48 Comedy shows in all languages with an estimate. 12 more have none."],
])("names the compared shows in the sentence: %j", async (language, sentence) => {
  const { panel, server } = await drawn(["Comedy"], { comedy: { category: "Comedy", language, ...COUNTED } });
  const asked = server.calls.find(({ route }) => route === "GET /category-distributions");
  expect(asked?.params).toEqual({ category: ["comedy"], language: "sv" });
  expect(within(panel).getByText(/^Larger than/).textContent).toBe(sentence);
  expect(panel.querySelectorAll("svg .fill-chart-self")).toHaveLength(4);
});

test("a show of millions is drawn at its place beyond a million", async () => {
  const beyond = Array.from({ length: 24 }, (_, at) => (at < 12 ? 1 : 0));
  const segments = COUNTED.segments.with(-1, 13);
  const comedy = { category: "Comedy", language: null, ...COUNTED, estimated: 60, segments, beyond };
  const { panel } = await drawn(["Comedy"], { comedy }, { listener_range: "1,500,000-7,000,000" });
  expect(panel.querySelector(".meter-axis")?.textContent).toBe("10010K1M100M");
  // Its middle, 3.2 million, is in the 55th of the 60 segments that have a show.
  expect(within(panel).getByText(/^Larger than/).textContent).toMatch(/^Larger than 90% of 60 /);
  expect(panel.querySelectorAll("svg rect")).toHaveLength(73);
  // From 1.33 to 7.5 million, as the meter: 9 of 12 steps to ten million.
  expect(panel.querySelectorAll("svg .fill-chart-self")).toHaveLength(9);
  expect(within(panel).getByRole("row", { name: "1,000,000–1,200,000 1" })).toBeTruthy();
});

test("shows a sentence without a picture when too few shows are known", async () => {
  const few = { ...COUNTED, estimated: 3, unknown: 1_200, segments: [1, 2] };
  const { panel } = await drawn(["Comedy"], { comedy: { category: "Comedy", language: null, ...few } });
  expect(panel.textContent).toBe(
    "Place in ComedyWe have an estimate for 3 of 1,203 Comedy shows in all languages: too few to compare with.",
  );
  expect(panel.querySelector("svg")).toBeNull();
});

test("shows guests the same blurred shape for every show, and how to log in", async () => {
  const shapes = [];
  for (const [category, range] of [
    ["Comedy", "10,000-20,000"],
    ["News", "500-900"],
  ] as const) {
    const answer: CategoryDistributions = { [category.toLowerCase()]: { category, locked: true } };
    const { panel, unmount } = await drawn([category], answer, { listener_range: range });
    const picture = panel.querySelector("svg");
    expect(picture?.closest(".blurred")?.getAttribute("aria-hidden")).toBe("true");
    expect(picture?.querySelector(".fill-chart-self")).toBeNull();
    shapes.push(picture?.innerHTML);
    expect(
      within(panel).getByText(new RegExp(`Log in to see what share of ${category} shows are smaller`)),
    ).toBeTruthy();
    expect(within(panel).getByRole("button", { name: "Log in to see its place" })).toBeTruthy();
    // The only digits are in the labels of the scale.
    const scale = panel.querySelector(".meter-axis")?.textContent ?? "";
    expect(panel.textContent.replace(scale, "")).not.toMatch(/\d/);
    unmount();
  }
  expect(shapes[0]).toBe(shapes[1]);
});
