import { alertQueue } from "./alert-queue";
import type { Alert } from "@earshot/backend/tracking/tracking.schemas";

const alert = (id: string, rest: Partial<Alert> = {}): Alert => ({
  id,
  podcastId: "p1",
  podcastTitle: "Latency",
  imageUrl: "https://covers.example/1.jpg",
  episodeId: `e-${id}`,
  title: `Episode ${id}`,
  published: "2026-11-20T08:00:00Z",
  duration: 600,
  mp3: `https://files.example/${id}.mp3`,
  createdAt: "2026-11-20T09:00:00Z",
  isNew: true,
  ...rest,
});

test("queues the playable episodes of the same show, beginning with the pressed one", () => {
  const alerts = [alert("1"), alert("2", { podcastId: "p2" }), alert("3", { mp3: "" }), alert("4")];
  const queue = alertQueue(alerts, alerts[3] as Alert);
  expect(queue?.podcast).toEqual({ id: "p1", title: "Latency", imageUrl: "https://covers.example/1.jpg" });
  expect(queue?.episodes.map(({ id }) => id)).toEqual(["e-1", "e-4"]);
  expect(queue?.index).toBe(1);
});

test("returns no queue without a file, and accepts a show without a picture", () => {
  const silent = alert("1", { mp3: "" });
  expect(alertQueue([silent], silent)).toBeUndefined();
  const plain = alert("2", { imageUrl: "" });
  expect(alertQueue([plain], plain)?.podcast.imageUrl).toBe("");
});
