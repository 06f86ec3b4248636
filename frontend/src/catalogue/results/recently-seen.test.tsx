import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { rememberSeen } from "../query/recently-seen";
import { RecentlySeen } from "./recently-seen";

test("shows the size of each show, even if only a list implies it", () => {
  const show = { imageUrl: "", listener_range: "N/A" };
  rememberSeen({ ...show, id: "a", title: "Unknown" });
  rememberSeen({ ...show, id: "b", title: "Listed", listenersAtLeast: "Large" });
  rememberSeen({ ...show, id: "c", title: "Charted", listener_range: "1,000-5,000" });
  render(<RecentlySeen />, { wrapper: MemoryRouter });
  const texts = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(texts).toEqual(["Charted1,000–5,000", "ListedLarge or more", "UnknownN/A"]);
});
