import { readConfig } from "./config.js";

const database = { DATABASE_URL: "postgres://someone@127.0.0.1/earshot" };

test("defaults: port 3000, the local catalogue, the address follows the port", () => {
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
