import { composeJingle, JINGLES } from "../audio/demo-jingle.js";

const CHAPTERS = /^\/demo\/chapters\/(\d{4,5})-([1-9]\d{0,4})\.json$/;
const TRANSCRIPT = /^\/demo\/transcripts\/(\d{4,5})-([1-9]\d{0,4})\.vtt$/;

/** The chapters (JSON) or the transcript (WebVTT) of a demo episode, by its path; undefined for any other path. */
export function demoText(path: string): string | undefined {
  const [, show, episode] = CHAPTERS.exec(path) ?? TRANSCRIPT.exec(path) ?? [];
  if (show === undefined || episode === undefined) return undefined;
  const parts = partsOf(show, episode);
  return path.endsWith(".json") ? chaptersFile(parts) : captionsFile(parts);
}

/** A part of a demo episode's audio, which is a short tune. Times in seconds. */
type Part = { readonly title: string; readonly sound: string; readonly at: number; readonly end: number };

function partsOf(show: string, episode: string): Part[] {
  const { seconds } = composeJingle(show, episode);
  const round = (at: number) => Math.round(at * 10) / 10;
  // The last chord rings for 2.6 seconds.
  const last = round(seconds - 2.6);
  const times = [0, round(last / 2), last, seconds] as const;
  return JINGLES.parts.map((part, i) => ({ ...part, at: times[i] ?? seconds, end: times[i + 1] ?? seconds }));
}

function chaptersFile(parts: readonly Part[]): string {
  const chapters = parts.map(({ at, title }) => ({ startTime: at, title }));
  return JSON.stringify({ version: "1.2.0", chapters });
}

function captionsFile(parts: readonly Part[]): string {
  const cues = parts.map(({ at, end, sound }) => `${time(at)} --> ${time(end)}\n<v Sound>[${sound}]`);
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

function time(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, "0")}`;
}
