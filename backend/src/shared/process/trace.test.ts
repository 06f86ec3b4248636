import { currentTrace, storedTrace, traceFields, traceHeaders, traceOf, traceparentOf, withTrace } from "./trace.js";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";

test.each([
  [`00-${TRACE}-${PARENT}-01`, "01"],
  [`00-${TRACE}-${PARENT}-00`, "00"],
  [`cc-${TRACE}-${PARENT}-01`, "01"],
  [`cc-${TRACE}-${PARENT}-01-what-will-come`, "01"],
])("%s is continued under a new span", (traceparent, flags) => {
  const trace = traceOf("request-1", traceparent);
  expect(trace).toMatchObject({ requestId: "request-1", traceId: TRACE, flags });
  expect(trace.spanId).toMatch(/^[0-9a-f]{16}$/);
  expect(trace.spanId).not.toBe(PARENT);
  expect(traceparentOf(trace)).toBe(`00-${TRACE}-${trace.spanId}-${flags}`);
});

test.each([
  undefined,
  "",
  "00",
  [`00-${TRACE}-${PARENT}-01`],
  `00-${TRACE.toUpperCase()}-${PARENT}-01`,
  `00-${"0".repeat(32)}-${PARENT}-01`,
  `00-${TRACE}-${"0".repeat(16)}-01`,
  `00-${TRACE}-${PARENT}-01-more`,
  `ff-${TRACE}-${PARENT}-01`,
  `00-${TRACE}-${PARENT}-1`,
  `00-${TRACE}-${PARENT}-01\n`,
  ` 00-${TRACE}-${PARENT}-01`,
  `cc-${TRACE}-${PARENT}-01.more`,
  `00-${TRACE.slice(1)}g-${PARENT}-01`,
  "-".repeat(100_000),
])("begins a new trace for %j", (traceparent) => {
  const { traceId, flags } = traceOf(undefined, traceparent);
  expect(traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(traceId).not.toBe(TRACE);
  expect(flags).toBe("00");
});

test.each([undefined, "", "with space", "line\nbreak", '"quoted"', "ü", "x".repeat(101), ["a"], "<script>"])(
  "%j is not a valid request id",
  (requestId) => {
    expect(traceOf(requestId, undefined).requestId).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test("everything that a request causes belongs to its trace, and nothing else does", async () => {
  expect([currentTrace(), storedTrace(), traceHeaders(), traceFields()]).toEqual([undefined, undefined, {}, {}]);
  const trace = traceOf("request-1", undefined);
  await withTrace(trace, async () => {
    await Promise.resolve();
    expect(traceFields()).toEqual({ requestId: "request-1", traceId: trace.traceId, spanId: trace.spanId });
    expect(storedTrace()).toEqual({ requestId: "request-1", traceparent: traceparentOf(trace) });
    const [first, second] = [traceHeaders().traceparent, traceHeaders().traceparent];
    expect(first).toMatch(new RegExp(`^00-${trace.traceId}-[0-9a-f]{16}-00$`));
    expect(first).not.toBe(second);
  });
  expect(currentTrace()).toBeUndefined();
});
