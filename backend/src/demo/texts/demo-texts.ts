import type { Chapter } from "@earshot/domain/catalogue/episode-files.port";
import { composeJingle } from "../audio/demo-jingle.js";

const CHAPTERS = /^\/demo\/chapters\/(\d{4,5})-([1-9]\d{0,4})\.json$/;
const TRANSCRIPT = /^\/demo\/transcripts\/(\d{4,5})-([1-9]\d{0,4})\.vtt$/;

/** The chapters (JSON) or the transcript (WebVTT) of a demo episode by its path; undefined for any other path. */
export function demoText(path: string): string | undefined {
  return demoChapters(path) ?? demoTranscript(path);
}

/** What is heard in a demo episode, part by part: its file holds a short tune. */
function demoChapters(path: string): string | undefined {
  const [, show, episode] = CHAPTERS.exec(path) ?? [];
  if (show === undefined || episode === undefined) return undefined;
  const chapters = chaptersOf(show, episode).map(({ at, title }) => ({ startTime: at, title }));
  return JSON.stringify({ version: "1.2.0", chapters });
}

/** What is heard in a demo episode, as captions. */
function demoTranscript(path: string): string | undefined {
  const [, show, episode] = TRANSCRIPT.exec(path) ?? [];
  if (show === undefined || episode === undefined) return undefined;
  const { seconds } = composeJingle(show, episode);
  const chapters = chaptersOf(show, episode);
  const cues = chapters.map(({ at, title }, index) => {
    const end = chapters[index + 1]?.at ?? seconds;
    return `${time(at)} --> ${time(end)}\n<v Sound>[${SOUNDS[title] ?? title}]`;
  });
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

const SOUNDS: Readonly<Record<string, string>> = {
  "The tune begins": "A short tune begins. This is a demo episode: its file holds music, and nobody speaks.",
  "The tune wanders": "The tune comes again, a little higher or lower than before.",
  "The last notes": "The last chord sounds and fades.",
};

function chaptersOf(show: string, episode: string): readonly Chapter[] {
  const { seconds } = composeJingle(show, episode);
  const round = (at: number) => Math.round(at * 10) / 10;
  // The last chord rings for 2.6 seconds.
  const end = round(seconds - 2.6);
  return [
    { at: 0, title: "The tune begins" },
    { at: round(end / 2), title: "The tune wanders" },
    { at: end, title: "The last notes" },
  ];
}

function time(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, "0")}`;
}
