import { jest } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { EpisodeFilters } from "./episode-filters";
import { useEpisodeFilter } from "./use-episode-filter";

const facets = {
  known: 40,
  total: 40,
  chapters: 0,
  transcripts: 0,
  lengths: [
    { length: "0-15", count: 10 },
    { length: "15-30", count: 30 },
  ],
  years: [
    { year: 2026, count: 20 },
    { year: 2025, count: 20 },
  ],
} as const;

function Page() {
  const filtering = useEpisodeFilter();
  const navigate = useNavigate();
  return (
    <>
      <EpisodeFilters {...filtering} facets={facets} />
      <button onClick={filtering.clear}>Show all episodes</button>
      <button onClick={() => void navigate("?tab=episodes&q=tide")}>Elsewhere</button>
      <output>{useLocation().search}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const address = () => Object.fromEntries(new URLSearchParams(screen.getByRole("status").textContent));

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <MemoryRouter initialEntries={["/podcast/p?tab=episodes"]}>
      <Page />
    </MemoryRouter>,
  );
});
afterEach(() => void jest.useRealTimers());

test("keeps a filter that is pressed during a pause in typing", async () => {
  type("tide");
  await pass(100);
  press(/^2025/);
  await pass(300);
  expect(address()).toEqual({ tab: "episodes", q: "tide", year: "2025" });
});

test("clearing all filters also drops what was typed last", async () => {
  type("tide");
  await pass(100);
  press("Show all episodes");
  await pass(300);
  expect(address()).toEqual({ tab: "episodes" });
  expect(field().value).toBe("");
});

test("drops no letter when the address updates during typing", async () => {
  type("foo");
  await pass(200);
  type("foo b");
  await pass(0);
  expect(field().value).toBe("foo b");
  await pass(300);
  expect(address()).toEqual({ tab: "episodes", q: "foo b" });
});

test("a new address replaces the typed text", async () => {
  type("foo");
  await pass(300);
  press("Elsewhere");
  await pass(0);
  expect(field().value).toBe("tide");
  await pass(300);
  expect(address()).toEqual({ tab: "episodes", q: "tide" });
});
