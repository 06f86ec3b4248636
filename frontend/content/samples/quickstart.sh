curl "https://earshot.example/api/v1/search?term=history&mode=topic&limit=3"
