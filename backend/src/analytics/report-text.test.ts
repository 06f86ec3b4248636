import { reportText } from "./report-text.js";

test("prints a report as tables", () => {
  const text = reportText(
    {
      views: [{ route: "/podcast/:id", views: 1_204, users: 3 }],
      searches: [],
      shows: [{ podcastId: "kelp", title: "Kelp\u001b[31m Radio", views: 7, selections: 2 }],
    },
    30,
  );
  expect(text).toBe(
    [
      "The last 30 days",
      "",
      "Route         Views  Signed-in users",
      "/podcast/:id   1204                3",
      "",
      "Searches: none",
      "",
      "Show                   Views  Chosen",
      "Kelp[31m Radio (kelp)      7       2",
      "",
    ].join("\n"),
  );
});
