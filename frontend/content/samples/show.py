# The audience figures of a show, and its newest episodes.
import json
from urllib.error import HTTPError
from urllib.request import Request, urlopen

API = "https://earshot.example/api/v1"
KEY = {"Authorization": "Bearer ek_test_public"}


def get(path):
    try:
        with urlopen(Request(API + path, headers=KEY)) as response:
            return json.load(response)
    except HTTPError as error:
        raise SystemExit(json.load(error)["detail"])


found = get("/search?term=history&mode=topic&limit=1")
id = found["results"][0]["id"]
show = get(f"/podcasts/{id}")
print(show["title"], "by", show["itunesAuthor"])
print("Listeners:  ", show["listener_range"])
print("Per episode:", show["pea_range"])
print("Confidence: ", show["confidence"])

for episode in get(f"/podcasts/{id}/episodes?limit=3")["episodes"]:
    day = (episode["published"] or "no date")[:10]
    print(f"{day}  {episode['title']}")
