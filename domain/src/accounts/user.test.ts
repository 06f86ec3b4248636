import { graceOver, parseName, type User } from "./user.js";

describe("parseName", () => {
  it.each([
    ["  Ada   Quill ", "Ada Quill"],
    ["O'Neil", "O'Neil"],
    ["<b>Ada</b>", "<b>Ada</b>"],
    ["Zoe\u0308", "Zo\u00eb"],
    ["👩‍👩‍👧 Familie", "👩‍👩‍👧 Familie"],
    ["عائشة", "عائشة"],
    ["🐙".repeat(80), "🐙".repeat(80)],
  ])("reads %j", (text, name) => {
    expect(parseName(text)).toBe(name);
  });

  it.each([
    "",
    "   ",
    "a\nb",
    "a\r\nBcc: x@y.z",
    "a\u0000b",
    "\u202eadA",
    "a\ud800",
    "x".repeat(81),
    "🐙".repeat(81),
    "x".repeat(1e6),
    null,
    5,
    ["Ada"],
  ])("refuses %j", (value) => {
    expect(parseName(value)).toBeUndefined();
  });
});

describe("graceOver", () => {
  const user: User = {
    id: "1",
    email: "",
    emailVerified: false,
    name: undefined,
    createdAt: new Date(0),
    deleteAfter: undefined,
  };
  it("ends at the announced time", () => {
    expect(graceOver(user, new Date(1e13))).toBe(false);
    expect(graceOver({ ...user, deleteAfter: new Date(1000) }, new Date(999))).toBe(false);
    expect(graceOver({ ...user, deleteAfter: new Date(1000) }, new Date(1000))).toBe(true);
  });
});
