// The audience figures of a show, and its newest episodes.
const api = "https://earshot.example/api/v1";
const headers = { Authorization: "Bearer ek_test_public" };

async function get(path) {
  const response = await fetch(api + path, { headers });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.detail);
  return answer;
}

const found = await get("/search?term=history&mode=topic&limit=1");
const { id } = found.results[0];
const show = await get(`/podcasts/${id}`);
console.log(`${show.title} by ${show.itunesAuthor}`);
console.log(`Listeners:   ${show.listener_range}`);
console.log(`Per episode: ${show.pea_range}`);
console.log(`Confidence:  ${show.confidence}`);

const { episodes } = await get(`/podcasts/${id}/episodes?limit=3`);
for (const episode of episodes) {
  const day = episode.published?.slice(0, 10) ?? "no date";
  console.log(`${day}  ${episode.title}`);
}
