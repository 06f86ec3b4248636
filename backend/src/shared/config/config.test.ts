import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "./config.js";

const database = { DATABASE_URL: "postgres://someone@127.0.0.1/earshot" };

test("defaults to port 3000, the local catalogue and an address with that port", () => {
  expect(readConfig(database)).toMatchObject({
    port: 3000,
    publicUrl: "http://localhost:3000",
    catalogue: { kind: "local" },
  });
});

test("an empty variable counts as not set", () => {
  expect(readConfig({ ...database, PORT: "" }).port).toBe(3000);
});

test("every wrong setting is named in one message", () => {
  expect(() => readConfig({ DATABASE_URL: "mysql://x", PORT: "99999" })).toThrow(/PORT: .*\n.*DATABASE_URL: /s);
});

test("the provider needs its key and host", () => {
  expect(() => readConfig({ ...database, CATALOGUE: "rapidapi", RAPIDAPI_HOST: "h.example" })).toThrow("RAPIDAPI_KEY");
  const config = readConfig({
    ...database,
    CATALOGUE: "rapidapi",
    RAPIDAPI_HOST: "h.example",
    RAPIDAPI_KEY: "k",
    RAPIDAPI_SEARCH_PATH: "/find",
  });
  expect(config.catalogue).toEqual({ kind: "rapidapi", key: "k", host: "h.example", paths: { search: "/find" } });
});

test("nothing in the operator's network is fetched unless it is named", () => {
  expect(readConfig(database).fetchAllow).toEqual({ names: [], ranges: [] });
  const given = readConfig({ ...database, FETCH_ALLOW: "feeds.intranet, 10.0.0.0/8" }).fetchAllow;
  expect(given).toEqual({ names: ["feeds.intranet"], ranges: ["10.0.0.0/8"] });
  expect(() => readConfig({ ...database, FETCH_ALLOW: "http://a/, 10.0.0.0/99" })).toThrow(
    "FETCH_ALLOW: http://a/, 10.0.0.0/99: neither",
  );
});

test("index files of another machine need a key and an http address", () => {
  const [key, url] = ["k".repeat(32), "http://10.0.0.5:3000/index"];
  expect(readConfig({ ...database, INDEX_KEY: key, INDEX_URL: url })).toMatchObject({ indexKey: key, indexUrl: url });
  expect(readConfig({ ...database, INDEX_KEY: key }).indexUrl).toBeUndefined();
  expect(() => readConfig({ ...database, INDEX_URL: url })).toThrow("INDEX_URL needs INDEX_KEY");
  expect(() => readConfig({ ...database, INDEX_KEY: "short" })).toThrow("INDEX_KEY");
  expect(() => readConfig({ ...database, INDEX_KEY: key, INDEX_URL: "file:///etc" })).toThrow("INDEX_URL");
});

test("writes email to files without a server, with a sender from the site or operator", () => {
  expect(readConfig(database).mail).toEqual({ smtpUrl: undefined, from: "no-reply@localhost" });
  const set = { PUBLIC_URL: "https://earshot.example", SMTP_URL: "smtps://u:p@mail.example:465" };
  expect(readConfig({ ...database, ...set }).mail).toEqual({ smtpUrl: set.SMTP_URL, from: "no-reply@earshot.example" });
  expect(readConfig({ ...database, OPERATOR_EMAIL: "me@example.org" }).mail).toEqual({
    from: "me@example.org",
    operator: "me@example.org",
  });
  expect(() => readConfig({ ...database, SMTP_URL: "https://mail.example" })).toThrow("SMTP_URL");
});

test("a provider needs both halves, and its addresses are https except on this machine", () => {
  expect(readConfig(database).oauth).toEqual({ google: undefined, facebook: undefined });
  expect(() => readConfig({ ...database, GOOGLE_CLIENT_ID: "id" })).toThrow("belong together");
  const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "s" };
  expect(readConfig({ ...database, ...google }).oauth.google).toMatchObject({ clientId: "id", clientSecret: "s" });
  expect(() => readConfig({ ...database, ...google, GOOGLE_TOKEN_URL: "http://evil.example/t" })).toThrow("https");
  expect(() => readConfig({ ...database, ...google, GOOGLE_TOKEN_URL: "http://localhost.evil.example/t" })).toThrow(
    "https",
  );
  readConfig({ ...database, ...google, GOOGLE_TOKEN_URL: "http://127.0.0.1:99/t" });
});

test.each(["true", "1", "*", "10.0.0.0/", "10.0.0.0/33", "10.0.0/8", "proxy.example", "10.0.0.1/8/8"])(
  "TRUST_PROXY=%s is refused because it trusts too much or nothing",
  (TRUST_PROXY) => {
    expect(() => readConfig({ ...database, TRUST_PROXY })).toThrow("TRUST_PROXY");
  },
);

test("proxies are trusted by address", () => {
  const given = { ...database, TRUST_PROXY: "loopback, 10.0.0.0/8,2001:db8::/32 , 192.0.2.7" };
  expect(readConfig(given).trustProxy).toEqual(["loopback", "10.0.0.0/8", "2001:db8::/32", "192.0.2.7"]);
  expect(readConfig(database).trustProxy).toEqual([]);
});

test("refuses a secret that is too short", () => {
  expect(() => readConfig({ ...database, SESSION_SECRET: "short" })).toThrow("SESSION_SECRET");
});

test("the secret in the example of settings is public, so production refuses it", () => {
  const example = readFileSync(join(import.meta.dirname, "../../../../infra/deploy/earshot.env"), "utf8");
  const SESSION_SECRET = /^SESSION_SECRET=(.+)$/m.exec(example)?.[1];
  const production = { ...database, NODE_ENV: "production" };
  expect(() => readConfig({ ...production, SESSION_SECRET })).toThrow(/SESSION_SECRET.*openssl rand -base64 36/);
  expect(readConfig({ ...production, SESSION_SECRET: "x".repeat(48) }).production).toBe(true);
});

test("requires https for a visit-counting script, except on this machine", () => {
  const given = (ANALYTICS_SCRIPT_URL: string) => readConfig({ ...database, ANALYTICS_SCRIPT_URL }).analyticsScript;
  expect(readConfig(database).analyticsScript).toBeUndefined();
  expect(given("https://count.example/tag.js?id=1")).toBe("https://count.example/tag.js?id=1");
  expect(given("http://localhost:8080/tag.js")).toBe("http://localhost:8080/tag.js");
  for (const wrong of [
    "http://count.example/tag.js",
    "//count.example/tag.js",
    "javascript:alert(1)",
    "data:,x",
    "x",
  ]) {
    expect(() => given(wrong)).toThrow("ANALYTICS_SCRIPT_URL");
  }
});

test("allowed hosts are plain names, in one spelling", () => {
  const given = { ...database, ALLOWED_HOSTS: "Inside.LAN, 192.0.2.7,[2001:DB8::1] ," };
  expect(readConfig(given).allowedHosts).toEqual(["inside.lan", "192.0.2.7", "2001:db8::1"]);
  expect(readConfig(database).allowedHosts).toEqual([]);
});

test.each(["https://inside.lan", "inside.lan:3000", "*", "*.lan", "a b", "inside.lan/path"])(
  "ALLOWED_HOSTS=%s is refused",
  (ALLOWED_HOSTS) => {
    expect(() => readConfig({ ...database, ALLOWED_HOSTS })).toThrow("ALLOWED_HOSTS");
  },
);

test("refuses a metrics token that is short enough to guess", () => {
  expect(readConfig({ ...database, METRICS_TOKEN: "t".repeat(16) }).metricsToken).toBe("t".repeat(16));
  expect(() => readConfig({ ...database, METRICS_TOKEN: "short" })).toThrow("METRICS_TOKEN");
});

test("reads charts for countries of two letters, by default that of the machine's locale", () => {
  const countries = (env: Readonly<Record<string, string>>) => readConfig({ ...database, ...env }).signals.countries;
  expect(countries({})).toEqual([]);
  expect(countries({ LANG: "de_DE.UTF-8" })).toEqual(["de"]);
  expect(countries({ LANG: "de_DE.UTF-8", LC_ALL: "pt_BR" })).toEqual(["br"]);
  expect(countries({ LANG: "C.UTF-8" })).toEqual([]);
  expect(countries({ LANG: "en_USA" })).toEqual([]);
  expect(countries({ LANG: "de_DE.UTF-8", SIGNALS_COUNTRIES: "off" })).toEqual([]);
  expect(countries({ LANG: "de_DE.UTF-8", SIGNALS_COUNTRIES: "us" })).toEqual(["us"]);
  expect(readConfig({ ...database, SIGNALS_COUNTRIES: "US, gb," }).signals.countries).toEqual(["us", "gb"]);
  expect(() => readConfig({ ...database, SIGNALS_COUNTRIES: "usa" })).toThrow(/SIGNALS_COUNTRIES: usa/);
});

test("defaults PostgreSQL's own address to the database's, and accepts any number of replicas", () => {
  const plain = readConfig(database);
  expect([plain.directUrl, plain.catalogueUrls]).toEqual([database.DATABASE_URL, []]);
  const named = readConfig({
    ...database,
    DATABASE_DIRECT_URL: "postgres://someone@10.0.0.1/earshot",
    CATALOGUE_URLS: " postgres://10.0.0.2/earshot ,postgres://10.0.0.3/earshot,",
  });
  expect(named.directUrl).toBe("postgres://someone@10.0.0.1/earshot");
  expect(named.catalogueUrls).toEqual(["postgres://10.0.0.2/earshot", "postgres://10.0.0.3/earshot"]);
});

test("a wrong replica address is reported by its position, without the password in it", () => {
  const wrong = () => readConfig({ ...database, CATALOGUE_URLS: "postgres://10.0.0.2/earshot,mysql://a:secret@b/c" });
  expect(wrong).toThrow("CATALOGUE_URLS: 2: not a PostgreSQL address (of 2)");
});
