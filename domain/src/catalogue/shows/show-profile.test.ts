import { hostsOf, latestGuests, networkOf } from "./show-profile.js";

const person = (name: string, role: "host" | "guest" | "crew", image = "") => ({ name, role, image });
const episode = (id: string, ...people: ReturnType<typeof person>[]) => ({ id, title: id, published: null, people });
const EPISODES = [
  episode("3", person("Ann Lee", "host"), person("Zoé Quist", "guest")),
  episode("2", person("Ann Lee", "host", "/ann.jpg"), person("Zoe Quist", "guest"), person("Bo", "guest", "/bo.jpg")),
  episode("1", person("Substitute", "host"), person("Cy", "crew"), person("Ann Lee", "guest")),
];

test("lists the latest guests, each once, without hosts", () => {
  const guests = latestGuests(EPISODES, [{ name: "ANN LEE", image: "" }], 5);
  expect(guests.map(({ name, episode: { id } }) => [name, id])).toEqual([
    ["Zoé Quist", "3"],
    ["Bo", "2"],
  ]);
  expect(latestGuests(EPISODES, [], 1)).toHaveLength(1);
});

test("lists the hosts that the show names and people in several episodes", () => {
  expect(hostsOf([{ name: "Dee", image: "" }], EPISODES, 5)).toEqual([
    { name: "Dee", image: "" },
    { name: "Ann Lee", image: "/ann.jpg" },
  ]);
  expect(hostsOf([], EPISODES.slice(2), 5)).toEqual([{ name: "Substitute", image: "" }]);
});

test.each([
  ["Ann Lee", "Kite Media", "Kite Media"],
  ["Ann Lee | Kite Media", "Kite Media", null],
  ["Ann Lee", "Bo Ode", null],
  ["Kite Media", "KITE MEDIA", null],
  [null, "BBC", "BBC"],
  ["Ann Lee", null, null],
  ["Ann Lee", " ", null],
])("the network of %p, owned by %p, is %p", (author, owner, network) => {
  expect(networkOf(author, owner)).toBe(network);
});
