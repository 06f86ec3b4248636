import { metadataAt, page, type PageMetadata } from "@earshot/domain/site/page-metadata";
import { render } from "@testing-library/react";
import { usePage } from "./use-page";

function Page({ metadata }: { metadata: PageMetadata }) {
  usePage(metadata);
  return null;
}

const preview = () =>
  [...document.head.querySelectorAll<HTMLMetaElement>('meta[property^="og:image"], meta[name="twitter:card"]')]
    .map(({ content }) => content)
    .sort();

test("our own picture has a size; the cover of the next page has none, and its own text", () => {
  const card = metadataAt("/compare", page("Compare", "Shows"));
  const view = render(<Page metadata={card} />);
  const own = ["1200", "630", "Earshot: find the show, see its audience", "summary_large_image"];
  expect(preview()).toEqual(expect.arrayContaining(own));
  expect(preview()).toHaveLength(5);
  view.rerender(<Page metadata={{ ...card, image: "https://covers.example/1.jpg", imageAlt: "Cover of Kelp" }} />);
  expect(preview()).toEqual(["Cover of Kelp", "https://covers.example/1.jpg", "summary"]);
  view.rerender(<Page metadata={card} />);
  expect(preview()).toHaveLength(5);
});
