import { csvHead, csvLines } from "./list-csv.js";
import type { ListItem } from "./list.js";
import { blankColumns } from "./columns/own-columns.js";

const item = (title: string, author: string | null): ListItem => ({
  id: "1",
  podcastId: "p-1",
  payload: { title, author, image_url: null },
  createdAt: new Date("2026-03-05T14:02:03.004Z"),
  ...blankColumns(),
  version: 1,
});

test("quotes the columns of the specification", () => {
  expect(csvHead()).toBe('"list","title","author","podcast_id","added_at"\r\n');
});

test("writes a line per item, with an empty cell for an unknown author", () => {
  expect(csvLines('To "Pitch"', [item("Latency, live", "Ada Quill"), item("", null)])).toBe(
    '"To ""Pitch""","Latency, live","Ada Quill","p-1","2026-03-05T14:02:03.004Z"\r\n' +
      '"To ""Pitch""","","","p-1","2026-03-05T14:02:03.004Z"\r\n',
  );
});

test("writes no cell that a spreadsheet would run", () => {
  expect(csvLines("=list", [item("@title", "+author")])).toBe(
    `"'=list","'@title","'+author","p-1","2026-03-05T14:02:03.004Z"\r\n`,
  );
});
