import type { ApiError } from "../../client/api-error";
import { fieldFaults, requestFailure } from "./request-failure";

const problem = (facts: Partial<ApiError>): ApiError => ({
  kind: "problem",
  code: "",
  detail: "",
  errors: [],
  ...facts,
});
const OURS = "Could not submit. Please try again.";

test.each<[Partial<ApiError>, string, string]>([
  [
    { status: 429, detail: "Too many requests.", retryAfter: 150 },
    "Too many requests.",
    "What you typed is still here. Try again in 3 minutes.",
  ],
  [{ status: 409, detail: "It is being sent already." }, "It is being sent already.", "What you typed is still here."],
  [{ status: 500, detail: "relation does not exist" }, OURS, "What you typed is still here."],
  [{ status: 503, detail: "Down.", retryAfter: 30 }, OURS, "What you typed is still here. Try again in 30 seconds."],
  [{ status: 400 }, OURS, "What you typed is still here."],
  [
    { status: 422, code: "idempotency.other-payload", detail: "Take a new key." },
    OURS,
    "What you typed is still here.",
  ],
  [
    { kind: "unreachable" },
    OURS,
    "We couldn’t reach the server. What you typed is still here. Press Submit again when you’re online. Only the desktop app sends on its own.",
  ],
  [
    { kind: "timeout" },
    OURS,
    "The server took too long. What you typed is still here. Sending again won’t send it twice.",
  ],
])("turns %j into %p", (facts, text, help) =>
  expect(requestFailure(problem(facts))).toEqual({ text, help, faults: {} }),
);

test("shows the product's own sentence for other errors", () => {
  expect(requestFailure(new Error("bug")).text).toBe(OURS);
});

test("an error of a field shows at the field", () => {
  const errors = [
    { path: "businessEmail", message: "Please enter a valid email address." },
    { path: "businessEmail", message: "again" },
    { path: "website", message: "no" },
  ];
  expect(fieldFaults(errors)).toEqual({ businessEmail: "Please enter a valid email address." });
  const failure = requestFailure(problem({ status: 422, detail: "Please check.", errors }));
  expect(failure).toEqual({
    text: "Please check.",
    help: "",
    faults: { businessEmail: "Please enter a valid email address." },
  });
});
