import { externalAddress } from "./external-links";

test.each([
  ["https://example.org/a?b=c#d", "https://example.org/a?b=c#d"],
  ["https://EXAMPLE.org", "https://example.org/"],
  // Most shows in the Podcast Index have such a website.
  ["http://example.org/show", "http://example.org/show"],
  ["mailto:host@example.org?subject=Hello&body=Hi%20there", "mailto:host@example.org?subject=Hello&body=Hi%20there"],
  ["mailto:host@example.org", "mailto:host@example.org"],
])("%s is opened", (address, opened) => {
  expect(externalAddress(address)).toBe(opened);
});

test.each([
  "http://user:secret@example.org/",
  "http://example.org\\@evil/",
  "file:///etc/passwd",
  "file://server/share/run.exe",
  "\\\\server\\share\\run.exe",
  "smb://server/share",
  "ms-msdt:/id PCWDiagnostic",
  "ms-officecmd:x",
  "search-ms:query=x",
  "javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "ftp://example.org/",
  "ssh://example.org/",
  "earshot://podcast/a",
  "https://user:secret@example.org/",
  "https://example.org\\@evil/",
  "https://exa mple.org/",
  "https://example.org/\n--flag",
  "https://",
  "//example.org/",
  "example.org",
  "",
  `https://example.org/${"a".repeat(2_000)}`,
  "mailto:host@example.org?attach=/etc/passwd",
  "mailto:a@example.org,b@example.org",
  "mailto:%0d%0abcc:x@example.org",
  "mailto:",
  "mailto:?to=a@example.org",
  "mailto:%zz",
])("%j is not opened", (address) => {
  expect(externalAddress(address)).toBeUndefined();
});
