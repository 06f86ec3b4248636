import { hostNames, wordVectors } from "./word-vectors.js";

const bare = { title: "", categories: [] };

test("a title's words with their places, and its neighbours written together", () => {
  expect(wordVectors({ ...bare, title: "DH Unplugged" }).title).toBe("'dhunplugged':2B 'dh':1A 'unplugged':2A");
});

test("author and owner, once where they are the same", () => {
  expect(wordVectors({ ...bare, author: "Ida", owner: "Reef" }).host).toBe("'ida':1A 'reef':22A");
  expect(wordVectors({ ...bare, author: "Ida ", owner: "Ida" }).host).toBe("'ida':1A");
  expect(hostNames({ author: " ", owner: "Reef" })).toEqual(["Reef"]);
});

test("an entry's words carry where they come from, and no phrase reaches from one field into the next", () => {
  const { topic } = wordVectors({ title: "Kelp", categories: ["Earth Sciences"], description: "Kelp, daily." });
  expect(topic).toBe("'kelp':1A,44 'earth':22C 'sciences':23C 'daily':45");
});

test("words late in a long description are not indexed", () => {
  const description = `${"w ".repeat(299)}last toolate`;
  const { topic } = wordVectors({ ...bare, description });
  expect(topic).toContain("'last'");
  expect(topic).not.toContain("toolate");
});

test("nothing in a text can end the quoting", () => {
  expect(wordVectors({ ...bare, title: "it's \\ 'quoted' :*" }).title).toBe("'itsquoted':2B 'its':1A 'quoted':2A");
});
