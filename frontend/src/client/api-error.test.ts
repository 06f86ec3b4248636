import { isApiError, toApiError } from "./api-error";

test("a problem from the server keeps its text, its code and the time to wait", () => {
  const data = {
    detail: "Failed to load podcasts. Please try again later.",
    code: "catalogue.unavailable",
    errors: [{ path: "term", message: "no" }],
  };
  expect(toApiError({ status: 503, data }, "30")).toEqual({
    kind: "problem",
    status: 503,
    code: "catalogue.unavailable",
    detail: "Failed to load podcasts. Please try again later.",
    errors: [{ path: "term", message: "no" }],
    retryAfter: 30,
  });
});

test.each([undefined, null, "down", { detail: 4, errors: "none" }])("survives an unexpected body (%p)", (data) => {
  expect(toApiError({ status: 500, data })).toEqual({
    kind: "problem",
    status: 500,
    code: "",
    detail: "",
    errors: [],
  });
});

test("distinguishes a missing, a late and a foreign answer", () => {
  expect(toApiError({ status: "FETCH_ERROR", error: "x" }).kind).toBe("unreachable");
  expect(toApiError({ status: "TIMEOUT_ERROR", error: "x" })).toMatchObject({
    kind: "timeout",
    detail: "Request timed out",
  });
  expect(toApiError({ status: "PARSING_ERROR", originalStatus: 200, data: "<html>", error: "x" }).kind).toBe("garbled");
});

test.each([502, 503, 504])("a gateway’s %s means that the server is out of reach", (status) => {
  const page = "<html>Bad Gateway</html>";
  expect(toApiError({ status: "PARSING_ERROR", originalStatus: status, data: page, error: "x" }).kind).toBe(
    "unreachable",
  );
  expect(toApiError({ status, data: null }, "5")).toMatchObject({ kind: "unreachable", status, retryAfter: 5 });
  expect(toApiError({ status, data: { message: "no healthy upstream" } }).kind).toBe("unreachable");
  expect(toApiError({ status, data: { code: "catalogue.unavailable" } }).kind).toBe("problem");
});

test("recognizes the error of a query hook", () => {
  expect(isApiError(toApiError({ status: 404, data: {} }))).toBe(true);
  expect(isApiError({ message: "x" })).toBe(false);
  expect(isApiError(undefined)).toBe(false);
});
