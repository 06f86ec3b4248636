import { statedInterval } from "./stated-rhythm.js";

test.each([
  ["This is what the news should sound like. Twenty minutes a day, five days a week, ready by 6 a.m.", 1.4],
  ["The day’s top stories. Delivered twice a day on weekdays, daily at weekends", 0.5],
  ["Each weekday, our host breaks down the stories of the morning.", 1.4],
  ["A daily podcast for curious people.", 1.4],
  ["A daily true crime show.", 1.4],
  ["New episodes every day!", 1.4],
  ["A new episode every morning of the week.", 1.4],
  ["Every Monday, join your host as she unravels a case.", 7],
  ["Each week we talk about films. New episodes every Monday and Thursday.", 3.5],
  ["New episodes every WEDNESDAY & SATURDAY!", 3.5],
  ["New episodes every Tuesday, Thursday, and Sunday.", 7 / 3],
  ["Each week, two hosts\ntalk about one film.", 7],
  ["A weekly podcast about books.", 7],
  ["Join us every other week for an advice show. Each week is different.", 14],
  ["A monthly show about gardens.", 30],
  ["A new episode on the first Friday of every month.", 30],
  ["One episode each month features a guest.", 30],
  ["New episodes on the 1st and 15th of each month.", 15],
  ["In this twice-monthly podcast we talk about old England.", 15],
  ["The story goes on on the second and fourth Sunday of every month.", 15],
  ["A twice-weekly podcast. Each week brings surprises.", 3.5],
  ["We bring you 2 episodes every week.", 3.5],
  ["A bi-weekly horror podcast.", 14],
  ["New episodes every other Thursday.", 14],
])("%s", (description, days) => expect(statedInterval(description)).toBeCloseTo(days, 5));

test.each([
  undefined,
  "",
  "Learn something new every day.",
  "A daily podcast, and a monthly show for members.",
  "Stories about daily life in a small town.",
  "A daily fantasy podcast for football.",
  "What happened last week, by two friends.",
  "From the makers of the daily show, a weekly conversation.",
  "Subscribers get weekly bonus episodes and a monthly bonus episode.",
  "Now twice weekly, with a classic each Wednesday.",
  "A bi-monthly podcast about the worst films.",
  "It has more than a million downloads each month. Multiple episodes are released every month.",
  "We met on a Monday.",
])("gives no rhythm for an unclear description: %s", (description) =>
  expect(statedInterval(description)).toBeUndefined(),
);

test("reads a description of any length in linear time", () => {
  const long = "every monday, ".repeat(20_000) + "daily a b ".repeat(20_000);
  expect(() => statedInterval(long)).toTakeLessThan(2_000);
});
