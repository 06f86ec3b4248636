import { NOTHING_ALLOWED } from "../shared/config/fetch-allow.js";
import { webhookAddress } from "./webhook-address.js";

const rules = { allow: NOTHING_ALLOWED, ownHosts: ["earshot.example", "www.earshot.example"] };

test.each([
  ["https://hooks.example.org/a?b=c#d", "https://hooks.example.org/a?b=c"],
  ["https://hooks.example.org:8443/", "https://hooks.example.org:8443/"],
  ["HTTPS://Hooks.Example.org:443", "https://hooks.example.org/"],
])("accepts %s", (given, taken) => expect(webhookAddress(given, rules).href).toBe(taken));

test.each([
  "",
  "hooks",
  "ftp://hooks.example.org/",
  "http://hooks.example.org/",
  "https://user@hooks.example.org/",
  "https://:password@hooks.example.org/",
  "https://hooks.example.org:22/",
  "https://hooks.example.org:80/",
  "https://localhost/",
  "https://localhost./",
  "https://intranet:8443/",
  "https://earshot.example/",
  "https://EARSHOT.example./",
  "https://www.earshot.example/",
  "https://93.184.216.34/",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://0177.0.0.1/",
  "https://127.1/",
  "https://0/",
  "https://①②⑦.0.0.1/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[fd00::1]/",
])("%p is refused", (given) => expect(() => webhookAddress(given, rules)).toThrow());

test("the operator may allow a host, with http and any port", () => {
  const allow = { names: ["hooks"], ranges: ["127.0.0.1"] };
  expect(webhookAddress("http://hooks:8080/", { ...rules, allow }).href).toBe("http://hooks:8080/");
  expect(webhookAddress("http://127.0.0.1:8080/", { ...rules, allow }).href).toBe("http://127.0.0.1:8080/");
  expect(() => webhookAddress("http://127.0.0.2:8080/", { ...rules, allow })).toThrow();
  expect(() => webhookAddress("http://127.0.0.1:8081/", { ...rules, allow: { ...allow, ports: [8080] } })).toThrow();
});
