import { repeatsOthers } from "./others-work.js";

test.each([
  "I do not own the audios I post; they rightfully belong to the creators.",
  "A reading of the whole series. All rights go to the author.",
  "Comfort audios. These are not mine, I’m just making them available.",
  "Come with me on an adventure! All credits to Noodle on YouTube!",
  "Disclaimer: I do not claim to own or create any audios and artworks in this podcast.",
  "I don’t own the rights to this content. I am sharing it as a fan.",
])("recognizes a copy of others' work: %s", (description) => expect(repeatsOthers(description)).toBe(true));

test.each([
  undefined,
  "If you don’t own a house yet, this show is for you.",
  "Who owns the rights to the songs that we love? Two lawyers explain.",
  "Stories of people who belong to no place.",
  "Artists retain all rights to their music.",
  "We give credit to our researchers.",
])("does not call an original work a copy: %s", (description) => expect(repeatsOthers(description)).toBe(false));
