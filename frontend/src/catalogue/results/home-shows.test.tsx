import type { HomeAnswer } from "@earshot/backend/catalogue/home.schemas";
import { normalizePodcast } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import HomeShows from "./home-shows";

function renderWith(server: FakeServer): void {
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>
        <HomeShows />
      </MemoryRouter>
    </Provider>,
  );
}

/** The text in the row of a growing show, as the visitor sees it. */
async function row(listeners: string, before: HomeAnswer["growing"][number]["before"], factor: number) {
  const podcast = normalizePodcast({ id: "one", title: "Night Ferry", listener_range: listeners })!;
  const answer = { starts: [], growing: [{ podcast, before, factor }], begun: { total: 0, podcasts: [] } };
  const server = new FakeServer().on("GET /catalogue/home", () => answer);
  server.on("GET /search", () => ({ results: [], total: { value: 0, relation: "eq" }, nextCursor: null }));
  renderWith(server);
  const item = (await screen.findByText("Night Ferry")).closest("li");
  item?.querySelectorAll(".sr-only").forEach((heard) => heard.remove());
  return item?.textContent;
}

test("shows both ranges of a show that grew into another one", async () => {
  expect(await row("20,000-90,000", { low: 10_000, high: 70_000 }, 1.6)).toBe("Night Ferry20K–90K, was 10K–70K+60%");
});

test("growth within one audience band is shown in numbers", async () => {
  const text = await row("30,000-900,000", { low: 20_000, high: 800_000 }, 1.3);
  expect(text).toBe("Night Ferry30K–900K, was 20K–800K+30%");
});

test("without growing and new shows, the best-known ones are shown", async () => {
  const podcast = normalizePodcast({ id: "two", title: "The Daily Ferry", listener_range: "1,000,000-7,000,000" })!;
  const server = new FakeServer()
    .on("GET /catalogue/home", () => ({ starts: [], growing: [], begun: { total: 0, podcasts: [] } }))
    .on("GET /search", () => ({ results: [podcast], total: { value: 1, relation: "eq" }, nextCursor: null }));
  renderWith(server);
  expect(await screen.findByRole("link", { name: "The Daily Ferry" })).toBeDefined();
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Best known"]);
});
