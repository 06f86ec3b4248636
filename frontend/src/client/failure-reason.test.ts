import type { ApiError } from "./api-error";
import { failureReason } from "./failure-reason";

const failure = (rest: Partial<ApiError>): ApiError => ({ kind: "problem", code: "", detail: "", errors: [], ...rest });

test.each<[string, unknown, string | undefined]>([
  ["the server's sentence", failure({ status: 422, detail: "That show is gone." }), "That show is gone."],
  ["a server that says nothing", failure({ status: 500 }), "Please try again."],
  ["no server", failure({ kind: "unreachable" }), "The server could not be reached. Please try again."],
  [
    "a slow server",
    failure({ kind: "timeout", detail: "Request timed out" }),
    "The server took too long. Please try again.",
  ],
  ["an ended session", failure({ status: 401, detail: "Sign in first." }), undefined],
  ["an exception", new Error("x"), "Please try again."],
])("%s", (_, error, reason) => {
  expect(failureReason(error)).toBe(reason);
});
