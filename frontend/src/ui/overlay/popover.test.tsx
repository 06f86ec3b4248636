import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { InfoButton, loadPopover } from "./popover";

const TEXT = "How many people a show reaches.";

beforeAll(loadPopover);

function infoButton(): HTMLElement {
  render(<InfoButton about="Reach">{TEXT}</InfoButton>);
  return screen.getByRole("button", { name: "About Reach" });
}

const noteToClose = () => waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());

test("a press keeps a note open that the focus opened, and the next closes it", async () => {
  const button = infoButton();
  act(() => button.focus());
  await screen.findByText(TEXT);
  fireEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(button);
  await noteToClose();
});

test("a press opens the note, and leaving the button closes it", async () => {
  const button = infoButton();
  fireEvent.click(button);
  await screen.findByText(TEXT);
  fireEvent.blur(button);
  await noteToClose();
  fireEvent.click(button);
  await screen.findByText(TEXT);
});
