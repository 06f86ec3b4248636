import { FOLLOW_ELEMENT, type FollowLink } from "@earshot/domain/site/follow-links";
import { render, screen, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import { Footer } from "./footer";

// On a page for work, the contact form is collapsed and its code is not loaded.
const footer = () => (
  <Provider store={makeStore(new FakeServer().ask)}>
    <MemoryRouter initialEntries={["/home"]}>
      <Footer />
    </MemoryRouter>
  </Provider>
);

const PAGES: readonly FollowLink[] = [
  { name: "YouTube", href: "https://www.youtube.com/@earshot" },
  { name: "forum.example", href: "https://forum.example/earshot" },
];

/** Adds what the server's HTML contains. */
function sent(links: readonly FollowLink[]): void {
  const element = document.createElement("script");
  Object.assign(element, { type: "application/json", id: FOLLOW_ELEMENT, textContent: JSON.stringify(links) });
  document.head.append(element);
}
afterEach(() => document.getElementById(FOLLOW_ELEMENT)?.remove());

const followed = () =>
  within(screen.getByRole("region", { name: "Follow" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
const FEED = ["RSS feed", "/blog/feed.xml"];

test("the operator's pages are links after the feed, and open in another tab", () => {
  sent(PAGES);
  render(footer());
  expect(followed()).toEqual([FEED, ...PAGES.map(({ name, href }) => [name, href])]);
  const link = screen.getByRole("link", { name: "YouTube" });
  expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
});

test("links only to the feed without the setting", () => {
  render(footer());
  expect(followed()).toEqual([FEED]);
});

test("hydration keeps the markup that the build drew, and then adds the links", () => {
  const built = render(footer());
  const root = document.createElement("div");
  root.innerHTML = built.container.innerHTML;
  built.unmount();
  document.body.append(root);
  sent(PAGES);
  expect(followed()).toEqual([FEED]);
  const mismatches: unknown[] = [];
  render(footer(), { container: root, hydrate: true, onRecoverableError: (error) => mismatches.push(error) });
  expect(mismatches).toEqual([]);
  expect(followed()).toHaveLength(3);
});
