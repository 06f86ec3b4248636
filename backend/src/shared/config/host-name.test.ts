import { hostName, isLoopback } from "./host-name.js";

test.each([
  ["localhost", "localhost"],
  ["LocalHost:3000", "localhost"],
  ["localhost.:80", "localhost"],
  ["earshot.example:", "earshot.example"],
  ["127.0.0.1:65535", "127.0.0.1"],
  ["[::1]:3000", "::1"],
  ["[2001:DB8::1]", "2001:db8::1"],
  ["my_box.lan", "my_box.lan"],
])("%s names %s", (header, name) => {
  expect(hostName(header)).toBe(name);
});

test.each([
  "",
  ":80",
  "a b",
  "a/b",
  "user@localhost",
  "localhost:80:80",
  "localhost:x",
  "[localhost]",
  "[::1",
  "::1",
  "a,b",
])("%j is not a host name", (header) => {
  expect(hostName(header)).toBeUndefined();
});

test("distinguishes this machine's own names and addresses from similar ones", () => {
  for (const own of ["localhost", "127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])
    expect(isLoopback(own)).toBe(true);
  for (const other of [
    "127.evil.example",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "app.localhost",
    "::2",
    "128.0.0.1",
    "0.0.0.0",
    "",
  ])
    expect(isLoopback(other)).toBe(false);
});
