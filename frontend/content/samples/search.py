# Shows about history, in English, with at least ten episodes.
import json
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

query = urlencode({
    "term": "history",
    "mode": "topic",
    "language": "en",
    "minEpisodes": 10,
    "sort": "listeners",
    "limit": 5,
})
url = "https://earshot.example/api/v1/search"
KEY = {"Authorization": "Bearer ek_test_public"}
try:
    with urlopen(Request(f"{url}?{query}", headers=KEY)) as response:
        page = json.load(response)
except HTTPError as error:
    raise SystemExit(json.load(error)["detail"])

print(page["total"]["value"], "shows")
for show in page["results"]:
    print(f"{show['title']}: {show['listener_range']}")
