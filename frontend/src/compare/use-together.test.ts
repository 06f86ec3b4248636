import { normalizePodcastDetail } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { act, renderHook } from "@testing-library/react";
import { jest } from "@jest/globals";
import { useTogether } from "./use-together";

type Place = Parameters<typeof useTogether>[0]["places"][number];

const show = (id: string): Place => {
  const podcast = normalizePodcastDetail({ id, title: `Show ${id}` }, new Date());
  if (!podcast) throw new Error("A show with a title is no show.");
  return {
    show: podcast,
    episodes: undefined,
    rhythm: undefined,
    market: undefined,
    spot: undefined,
    price: undefined,
  };
};

/** How many shows are displayed, as they arrive. */
function displayed() {
  const arrived = (places: readonly Place[]) => ({
    places: [...places],
    rows: places.filter((place) => typeof place !== "string"),
    loading: places.some((place) => typeof place === "string"),
  });
  const { result, rerender } = renderHook((places: readonly Place[]) => useTogether(arrived(places)).rows.length, {
    initialProps: ["1", "2", "3"] as readonly Place[],
  });
  return {
    arrive: (...places: readonly Place[]) => {
      rerender(places);
      return result.current;
    },
    after: (ms: number) => {
      act(() => jest.advanceTimersByTime(ms));
      return result.current;
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("shows that arrive within two seconds are displayed together", () => {
  const { arrive, after } = displayed();
  expect(arrive(show("1"), "2", show("3"))).toBe(0);
  expect(after(1_900)).toBe(0);
  expect(arrive(show("1"), show("2"), show("3"))).toBe(3);
});

test("after two seconds, two shows do not wait for a third", () => {
  const { arrive, after } = displayed();
  expect(arrive(show("1"), "2", show("3"))).toBe(0);
  expect(after(2_000)).toBe(2);
});

test("after two seconds, one show does not wait for others that may never come", () => {
  const { arrive, after } = displayed();
  expect(arrive("1", "2", show("3"))).toBe(0);
  expect(after(1_900)).toBe(0);
  expect(after(100)).toBe(1);
});

test("after two seconds without any show, the first one is displayed at once", () => {
  const { arrive, after } = displayed();
  expect(after(3_000)).toBe(0);
  expect(arrive("1", show("2"), "3")).toBe(1);
});
