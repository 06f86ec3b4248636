import type { DemandSignal } from "../signals/demand-signal.js";
import { signalWords } from "./signal-evidence.js";

test("a place names the larger charts that do not have the show", () => {
  const place = { kind: "chart", country: "gb", place: 3, source: "x" } as const;
  expect(signalWords(place)).toBe("No. 3 in GB");
  expect(signalWords({ ...place, genre: "Comedy" })).toBe("No. 3 in GB, Comedy");
  const absentFrom = [
    { country: "us", places: 100 },
    { country: "in", places: 100 },
  ];
  expect(signalWords({ ...place, absentFrom })).toBe("No. 3 in GB, not among the 100 in US or IN");
  expect(signalWords({ ...place, genre: "Comedy", absentFrom: [{ country: "gb", places: 100 }] })).toBe(
    "No. 3 in GB, Comedy, not among the 100 in GB overall",
  );
});

test("a figure that was worked out is rounded, and says from what", () => {
  const published = { kind: "published", figure: 825_000, unit: "downloads", source: "x" } as const;
  const words = (more: Partial<Extract<DemandSignal, { readonly kind: "published" }>>) =>
    signalWords({ ...published, ...more });
  expect(words({ workedOutFrom: "total" })).toBe("about 830,000 downloads in 30 days, worked out from a total");
  expect(words({ figure: 400_000, unit: "listeners", workedOutFrom: "week" })).toBe(
    "about 400,000 listeners in 30 days, worked out from a week",
  );
  expect(words({})).toBe("825,000 downloads in 30 days");
});
