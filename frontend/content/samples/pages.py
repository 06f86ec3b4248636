# Fetches all pages of a search; waits when the server asks for a pause.
import json
import time
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

KEY = {"Authorization": "Bearer ek_test_public"}


def get(url):
    try:
        with urlopen(Request(url, headers=KEY)) as response:
            return json.load(response)
    except HTTPError as error:
        wait = error.headers.get("Retry-After")
        if error.code < 429 or not wait:
            raise SystemExit(json.load(error)["detail"])
    time.sleep(int(wait))
    return get(url)


url = "https://earshot.example/api/v1/search"
query = {"category": "History", "lastUpdate": "90d", "limit": 50}
shows = []
while len(shows) < 200:
    page = get(f"{url}?{urlencode(query)}")
    shows += page["results"]
    if page["nextCursor"] is None:
        break
    query["cursor"] = page["nextCursor"]

print(len(shows), "shows, none of them twice:")
print(len({show["id"] for show in shows}))
