// Fetches all pages of a search; waits when the server asks for a pause.
const headers = { Authorization: "Bearer ek_test_public" };

async function get(url) {
  const response = await fetch(url, { headers });
  const wait = Number(response.headers.get("Retry-After"));
  if (response.status >= 429 && wait > 0) {
    await new Promise((done) => setTimeout(done, wait * 1000));
    return get(url);
  }
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.detail);
  return answer;
}

const url = new URL("https://earshot.example/api/v1/search");
url.search = "category=History&lastUpdate=90d&limit=50";
const shows = [];
let cursor;
do {
  if (cursor) url.searchParams.set("cursor", cursor);
  const page = await get(url);
  shows.push(...page.results);
  cursor = page.nextCursor;
} while (cursor && shows.length < 200);

console.log(`${shows.length} shows, none of them twice:`);
console.log(new Set(shows.map((show) => show.id)).size);
