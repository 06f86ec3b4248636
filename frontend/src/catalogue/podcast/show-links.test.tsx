import { normalizePodcastDetail } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { render, screen } from "@testing-library/react";
import { ShowLinks } from "./show-links";

const SHOW = normalizePodcastDetail({ id: 7, title: "Tides", url: "https://tides.example/feed.xml" }, new Date())!;

test("the button that loads later has its place from the start, so that no line breaks elsewhere", async () => {
  render(<ShowLinks podcast={SHOW} />);
  const lines = () => screen.getByRole("list", { name: "Links" }).textContent;
  const before = lines();
  expect(await screen.findByRole("button", { name: "More apps" })).toBeTruthy();
  expect(lines()).toBe(before);
});
