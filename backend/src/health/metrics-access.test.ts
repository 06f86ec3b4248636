import { mayReadMetrics } from "./metrics-access.js";

const from = (peer: string, headers: Record<string, string> = {}) => ({
  headers: { host: "localhost:3000", ...headers },
  socket: { remoteAddress: peer },
});
const TOKEN = "a token of the tests";

test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("allows a program on this machine (%s)", (peer) => {
  for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000"]) {
    expect(mayReadMetrics(from(peer, { host }), undefined)).toBe(true);
    expect(mayReadMetrics(from(peer, { host }), TOKEN)).toBe(true);
  }
});

test.each(["203.0.113.5", "10.0.0.1", "::2", "128.0.0.1"])("refuses another machine (%s)", (peer) => {
  expect(mayReadMetrics(from(peer), undefined)).toBe(false);
});

test.each([
  ["x-forwarded-for", "203.0.113.5"],
  ["x-forwarded-for", "127.0.0.1"],
  ["x-forwarded-host", "localhost"],
  ["x-forwarded-proto", "https"],
  ["x-forwarded-anything", ""],
  ["forwarded", "for=127.0.0.1"],
  ["x-real-ip", "127.0.0.1"],
  ["via", "1.1 proxy"],
])("refuses a request through a proxy on this machine (%s: %s)", (name, value) => {
  expect(mayReadMetrics(from("127.0.0.1", { [name]: value }), undefined)).toBe(false);
});

test.each(["earshot.example", "evil.example", "localhost.evil.example", "192.0.2.7", ""])(
  "refuses a web page on this machine that requests %j",
  (host) => {
    expect(mayReadMetrics(from("127.0.0.1", { host }), undefined)).toBe(false);
  },
);

test("accepts the token from anywhere, even through a proxy, and refuses a wrong one", () => {
  const request = (authorization: string) =>
    from("203.0.113.5", { host: "earshot.example", "x-forwarded-for": "10.0.0.1", authorization });
  expect(mayReadMetrics(request(`Bearer ${TOKEN}`), TOKEN)).toBe(true);
  expect(mayReadMetrics(request(`bearer  ${TOKEN}`), TOKEN)).toBe(true);
  for (const wrong of [
    "",
    "Bearer",
    "Bearer ",
    `Bearer ${TOKEN}x`,
    `Basic ${TOKEN}`,
    TOKEN,
    `Bearer ${TOKEN.slice(1)}`,
  ])
    expect(mayReadMetrics(request(wrong), TOKEN)).toBe(false);
  expect(mayReadMetrics(request("Bearer undefined"), undefined)).toBe(false);
  expect(mayReadMetrics(request("Bearer "), undefined)).toBe(false);
});
