curl -H "Authorization: Bearer ek_test_public" \
  "https://earshot.example/api/v1/search?term=history&mode=topic&limit=3"
