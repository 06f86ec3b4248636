import { authFailure } from "./auth-message";

const problem = { kind: "problem", status: 422, code: "x", detail: "No.", errors: [] };

test.each([
  [problem, { text: "No.", help: "", code: "x" }],
  [
    { ...problem, status: 429, retryAfter: 150 },
    { text: "No.", help: "Try again in 3 minutes.", code: "x" },
  ],
  // The message of a broken server is not shown to visitors.
  [
    { ...problem, status: 500 },
    { text: "Something went wrong. Please try again.", help: "", code: "x" },
  ],
  [
    { ...problem, detail: "" },
    { text: "Something went wrong. Please try again.", help: "", code: "x" },
  ],
  [new Error("bug"), { text: "Something went wrong. Please try again.", help: "", code: "" }],
])("turns %j into the product's text", (error, failure) => expect(authFailure(error)).toEqual(failure));

test("says that typed text is kept when the server is unreachable", () => {
  const { text, help } = authFailure({ kind: "unreachable", code: "", detail: "", errors: [] });
  expect(text).toBe("Something went wrong. Please try again.");
  expect(help).toContain("What you typed is still here.");
});
