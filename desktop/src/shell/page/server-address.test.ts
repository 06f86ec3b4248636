import { readServerAddress } from "./server-address";

test.each([
  ["https://earshot.example", "https://earshot.example"],
  [" https://earshot.example/ ", "https://earshot.example"],
  ["earshot.example", "https://earshot.example"],
  ["earshot.example:8443", "https://earshot.example:8443"],
  ["https://EARSHOT.example:443", "https://earshot.example"],
  ["http://localhost:3000", "http://localhost:3000"],
  ["http://127.0.0.1:3000", "http://127.0.0.1:3000"],
  ["http://[::1]:3000", "http://[::1]:3000"],
])("%j is the server %s", (typed, address) => {
  expect(readServerAddress(typed)).toEqual({ kind: "address", address });
});

test.each([
  "",
  "   ",
  "http://earshot.example",
  "http://localhost.evil.example",
  "http://127.0.0.1.evil.example",
  "ftp://earshot.example",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "https://user:secret@earshot.example",
  "https://earshot.example/path",
  "https://earshot.example/?a=b",
  "https://earshot.example/#x",
  "https://",
  "https://exa mple",
  `https://${"a".repeat(400)}.example`,
])("%j is refused with a reason", (typed) => {
  expect(readServerAddress(typed)).toEqual({ kind: "faulty", reason: expect.stringMatching(/\.$/) as string });
});
