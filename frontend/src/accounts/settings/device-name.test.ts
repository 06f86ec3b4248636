import { deviceName } from "./device-name";

const WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

test.each([
  [WINDOWS, "Chrome on Windows"],
  [`${WINDOWS} Edg/140.0`, "Edge on Windows"],
  [`${WINDOWS} OPR/120.0`, "Opera on Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E Safari/604.1", "Safari on iPhone"],
  ["Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome on Android"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15", "Safari on Mac"],
  ["", "Unknown browser"],
  ["curl/8.5", "Unknown browser"],
])("%s is %s", (userAgent, name) => expect(deviceName(userAgent, "browser")).toBe(name));

test("the desktop app is named as itself, regardless of its platform", () => {
  expect(deviceName(WINDOWS, "desktop")).toBe("Desktop app on Windows");
});
