import { demoFile } from "./words/demo-json.js";

const CHAPTERS = /^\/demo\/chapters\/\d{4,5}-[1-9]\d{0,4}\.json$/;
const TRANSCRIPT = /^\/demo\/transcripts\/\d{4,5}-[1-9]\d{0,4}\.vtt$/;

/** The chapters (JSON) or the transcript (WebVTT) of a demo episode, by its path; undefined for any other path. */
export function demoText(path: string): string | undefined {
  if (CHAPTERS.test(path)) return demoFile("tune-chapters.json");
  return TRANSCRIPT.test(path) ? demoFile("tune.vtt") : undefined;
}
