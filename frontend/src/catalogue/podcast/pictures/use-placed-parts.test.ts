import { act, renderHook } from "@testing-library/react";
import { usePlacedParts } from "./use-placed-parts";

test("what is below parts is invisible until they have their heights, and cannot be clicked before", () => {
  const { result } = renderHook(() => usePlacedParts("a"));
  const hidden = () => result.current.hidden("contacts", "pictures");
  expect(hidden()).toBe("pointer-events-none opacity-0");
  act(() => result.current.place("contacts"));
  expect(hidden()).toBe("pointer-events-none opacity-0");
  act(() => result.current.place("pictures"));
  expect(hidden()).toBe(false);
});
