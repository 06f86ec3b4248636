// Shows about history, in English, with at least ten episodes.
const query = new URLSearchParams({
  term: "history",
  mode: "topic",
  language: "en",
  minEpisodes: "10",
  sort: "listeners",
  limit: "5",
});
const url = "https://earshot.example/api/v1/search";
const headers = { Authorization: "Bearer ek_test_public" };
const response = await fetch(`${url}?${query}`, { headers });
const page = await response.json();
if (!response.ok) throw new Error(page.detail);

console.log(`${page.total.value} shows`);
for (const show of page.results) {
  console.log(`${show.title}: ${show.listener_range}`);
}
