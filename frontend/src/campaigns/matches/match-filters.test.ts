import { readBrief } from "@earshot/domain/campaigns/brief/reading/read-brief";
import { chosenReadings } from "@earshot/domain/campaigns/brief/findings/readings";
import { chosenFilters, offeredFilters } from "./match-filters";

const offered = (text: string) => offeredFilters(chosenReadings(readBrief(text), {}));

test("a country is offered when the brief names just one", () => {
  expect(offered("DIY in the UK")[0]).toEqual({
    name: "country",
    label: "Made in the United Kingdom",
    filters: { country: "GB" },
  });
  expect(offered("DIY in the UK and Germany").map(({ name }) => name)).toEqual(["contact", "clean", "active", "sized"]);
});

test("filters that are on are joined, and unknown names do nothing", () => {
  expect(chosenFilters(offered("DIY in the UK"), ["country", "contact", "x"])).toEqual({
    country: "GB",
    hasContact: 1,
  });
  expect(chosenFilters(offered("DIY"), ["country"])).toEqual({});
});
