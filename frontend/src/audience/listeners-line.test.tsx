import { render } from "@testing-library/react";
import { ListenersLine } from "./listeners-line";

const NOTHING = { listener_range: "N/A" };

test("shows the reason instead of the strip for a listed show", () => {
  const { container } = render(<ListenersLine show={{ ...NOTHING, listenersAtLeast: "Large" }} />);
  expect(container.textContent).toBe("Large or moreest. listenersOn a list of popular shows");
  expect(container.querySelector(".meter")).toBeNull();
});

test("a range has the strip, and an unknown one has neither", () => {
  const { container, rerender } = render(<ListenersLine show={{ listener_range: "1,000-5,000" }} />);
  expect(container.querySelector(".meter")).not.toBeNull();
  rerender(<ListenersLine show={NOTHING} />);
  expect(container.textContent).toBe("N/Aest. listeners");
});
