import { normalizePodcast } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { render, screen } from "@testing-library/react";
import { StatCards } from "./stat-cards";

/** The words about a show of which little more than this is known. */
function words(known: object): string | undefined {
  render(<StatCards podcast={normalizePodcast({ id: "1", title: "The Daily Ferry", ...known })!} />);
  return screen.getByRole("region", { name: "What is known" }).firstElementChild?.textContent;
}

test("a show without facts", () => {
  expect(words({})).toBe("We don’t know much about this show yet.");
});

test("a show with an audience but few other facts", () => {
  expect(words({ listener_range: "3,000,000-20,000,000" })).toBe("We know little beyond its audience.");
});
