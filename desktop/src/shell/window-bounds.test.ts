import { boundsWithin } from "./window-bounds";

const laptop = { x: 0, y: 25, width: 1440, height: 875 };
const monitor = { x: 1440, y: 0, width: 2560, height: 1440 };
const window = { x: 100, y: 100, width: 1280, height: 760 };

test.each([
  ["a window on the first display", window, [laptop, monitor]],
  ["a window on the second", { ...window, x: 2000 }, [laptop, monitor]],
  ["a window between both", { ...window, x: 1000 }, [laptop, monitor]],
  ["a window that hangs out at the left", { ...window, x: -1100 }, [laptop]],
  ["any window while no display is known", { ...window, x: 9000 }, []],
])("%s stays where it is", (_case, bounds, displays) => {
  expect(boundsWithin(bounds, displays)).toEqual(bounds);
});

test.each([
  ["on a display that is gone", { ...window, x: 2000, y: 300 }, { x: 160, y: 140 }],
  ["beyond the left edge", { ...window, x: -1250 }, { x: 0, y: 100 }],
  ["with its title bar above the display", { ...window, y: -40 }, { x: 100, y: 25 }],
  ["below the display", { ...window, y: 880 }, { x: 100, y: 140 }],
])("a window %s moves into the display", (_case, bounds, to) => {
  expect(boundsWithin(bounds, [laptop])).toEqual({ ...bounds, ...to });
});

test("makes a window as large as a display that is smaller", () => {
  const large = { x: 2000, y: 100, width: 2400, height: 1300 };
  expect(boundsWithin(large, [laptop])).toEqual(laptop);
});

test("moves a window to the nearest display", () => {
  expect(boundsWithin({ ...window, x: 5000 }, [laptop, monitor])).toEqual({ ...window, x: 1440 + 2560 - 1280 });
});
