import { figuresIn, withFigures } from "./use-figures-in-address";

const read = (query: string) => figuresIn(new URLSearchParams(query));
const write = (query: string, choices: Readonly<Record<string, string>>) =>
  withFigures(new URLSearchParams(query), choices).toString();

test("reads edited and ignored figures from an address, and nothing else", () => {
  expect(read("budget=USD+5000-10000&dates=2027-03%2F2027-06&dates2=none")).toEqual({
    budget: "USD 5000-10000",
    dates: "2027-03/2027-06",
    "dates 2": "",
  });
  for (const query of ["budget=lots", "budget=USD+0", "dates=soon", "dates9=none", "country+GB=", "a=b", ""])
    expect(read(query)).toEqual({});
});

test("writes only figures to an address, and keeps its other parameters", () => {
  const choices = { "country GB": "", budget: "", dates: "--03/", "dates 2": "/2027-06" };
  expect(write("a=b&budget=USD+5000", choices)).toBe("a=b&budget=none&dates=--03%2F&dates2=%2F2027-06");
  expect(write("a=b&budget=USD+5000&dates2=none", {})).toBe("a=b");
});
