import type { ShowFigures } from "@earshot/backend/lists/lists.schemas";
import { render } from "@testing-library/react";
import { EpisodeAudience } from "./episode-audience";

const figures: ShowFigures = {
  ...{ listeners: "N/A", perEpisode: "N/A", language: "", category: "", lastEpisode: 0, contact: null, website: "" },
};
const textOf = (more: Partial<ShowFigures>) =>
  render(<EpisodeAudience figures={{ ...figures, ...more }} unit=" per episode" />).container.textContent;

test("shows the range per episode, the listeners or a band, or that nothing is known", () => {
  expect(textOf({ perEpisode: "1,000-5,000", listenersAtLeast: undefined })).toBe("1,000–5,000 per episode");
  expect(textOf({ listenersAtLeast: "Large" })).toBe("Large or more listeners a month");
  // Without its rhythm, a show has listeners in a month but no audience of an episode.
  expect(textOf({ listeners: "70,000-500,000" })).toBe("70,000–500,000 listeners a month");
  expect(textOf({})).toBe("No estimate");
});
