import { inboxOptions } from "./inbox-options.js";

const NOW = new Date("2026-03-08T12:00:00Z");
const ALL = ["campaign", "contact", "waitlist"];

test.each([
  [["list"], { command: "list", kinds: ALL }],
  [["list", "--kind", "contact"], { command: "list", kinds: ["contact"] }],
  [["list", "--kind=waitlist", "--kind=campaign"], { command: "list", kinds: ["campaign", "waitlist"] }],
  [["export", "--output", "in box.csv"], { command: "export", kinds: ALL, output: "in box.csv" }],
  [["list", "--since", "7d"], { command: "list", kinds: ALL, since: new Date("2026-03-01T12:00:00Z") }],
  [["list", "--since", "36h"], { command: "list", kinds: ALL, since: new Date("2026-03-07T00:00:00Z") }],
  [["list", "--since", "90m"], { command: "list", kinds: ALL, since: new Date("2026-03-08T10:30:00Z") }],
  [["--since", "2026-01-31", "export"], { command: "export", kinds: ALL, since: new Date("2026-01-31T00:00:00Z") }],
  [
    ["list", "--since", "2026-01-31T09:00+02:00"],
    { command: "list", kinds: ALL, since: new Date("2026-01-31T07:00Z") },
  ],
  [["forget", "Ada@x.org"], { command: "forget", address: "Ada@x.org", really: false }],
  [["forget", "ada@x.org", "--yes"], { command: "forget", address: "ada@x.org", really: true }],
])("parses %j", (args, options) => {
  expect(inboxOptions(args, NOW)).toEqual(options);
});

test.each([
  [[], "list, export or forget"],
  [["forget"], "one address"],
  [["forget", "everybody"], "one address"],
  [["forget", "a@b.org", "c@d.org"], "one address"],
  [["list", "--yes"], "works only with forget"],
  [["lst"], 'no "lst"'],
  [["list", "more"], 'no "list more"'],
  [["list", "--kind", "spam"], 'no kind "spam"'],
  [["list", "--since", "yesterday"], "neither a date"],
  [["list", "--since", "2026-13-31"], "neither a date"],
  [["list", "--since", "7 days"], "neither a date"],
  [["list", "--output", "x.csv"], "works only with export"],
  [["list", "--limit", "5"], "--limit"],
])("refuses %j as a wrong call: %s", (args, message) => {
  expect(() => inboxOptions(args, NOW)).toThrow(message);
});
