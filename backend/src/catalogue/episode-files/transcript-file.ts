import type { TranscriptPart } from "@earshot/domain/catalogue/episode-files.port";
import { z } from "zod";
import { oneLine, plainText } from "../import/text/clean-text.js";
import { jsonIn } from "@earshot/domain/shared/text/json-in";

/** More than ten hours of speech. */
const MOST_CUES = 50_000;
const LONGEST_TEXT = 1_000_000;
/** A paragraph ends with the first sentence that reaches this length, and at twice this length in any case. */
const PARAGRAPH = 240;
const LONGEST_NAME = 100;

/** The paragraphs of a transcript file of any supported kind, as plain text; undefined if it cannot be read at all. */
export function transcriptIn(text: string): readonly TranscriptPart[] | undefined {
  const cues = cuesIn(text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n"));
  return cues.length === 0 ? undefined : paragraphs(cues);
}

function cuesIn(text: string): readonly TranscriptPart[] {
  if (/^\s*[{[]/.test(text)) return jsonCues(jsonIn(text));
  if (/^\s*WEBVTT\b/.test(text) || /^[ \t]*[\d:.,]+[ \t]*-->/m.test(text)) return timedCues(text);
  const isMarkup = /<(?:p|html|body|cite|time|div)\b/i.test(text);
  return (isMarkup ? markupParagraphs(text) : text.split(/\n\s*\n/)).slice(0, MOST_CUES).flatMap(untimed);
}

const untimed = (raw: string): TranscriptPart[] => {
  const text = plainText(raw, LONGEST_TEXT)?.replace(/\s+/g, " ");
  return text === undefined ? [] : [{ at: null, text }];
};

// An element that is never closed extends to the end: searching for each missing end tag would read the file again and again.
const UNSPOKEN = /<(head|script|style|time)\b[^]*?(?:<\/\1\s*>|$)/gi;

const markupParagraphs = (text: string): readonly string[] =>
  text.replace(UNSPOKEN, "").split(/<\/?(?:p|div|h[1-6]|li|cite)\b[^<>]*>/i);

const jsonFile = z.looseObject({ segments: z.array(z.unknown()) });
const digits = z.string().regex(/^\d{1,9}(?:\.\d{1,9})?$/);
const jsonSegment = z.looseObject({
  startTime: z.union([z.number().min(0), digits.transform(Number)]),
  body: z.string(),
  speaker: z.string().optional().catch(undefined),
});

function jsonCues(value: unknown): readonly TranscriptPart[] {
  const parsed = jsonFile.safeParse(value);
  if (!parsed.success) return [];
  return parsed.data.segments.slice(0, MOST_CUES).flatMap((entry) => {
    const read = jsonSegment.safeParse(entry);
    return read.success ? cue(read.data.startTime, read.data.body, read.data.speaker) : [];
  });
}

/** WebVTT and SubRip: each block starts with a line of times, followed by lines of text. */
function timedCues(text: string): readonly TranscriptPart[] {
  const cues: TranscriptPart[] = [];
  for (const block of text.split(/\n[ \t]*\n/)) {
    if (cues.length >= MOST_CUES) break;
    const lines = block.split("\n");
    const timed = lines.findIndex((line) => line.includes("-->"));
    const at = timed < 0 ? undefined : cueTime(lines[timed]?.split("-->")[0] ?? "");
    if (at === undefined) continue;
    const words = lines.slice(timed + 1).join(" ");
    const voice = /^\s*<v(?:\.[^\s>]*)?\s+([^\s>][^>]{0,99})>/.exec(words)?.[1];
    cues.push(...cue(at, words.replace(/<[^<>]*>/g, ""), voice));
  }
  return cues;
}

// "Ann Lee: …" at the start of a cue names the speaker.
function cue(at: number, raw: string, voice: string | undefined): TranscriptPart[] {
  const words = plainText(raw)?.replace(/\s+/g, " ");
  if (words === undefined) return [];
  const named = /^((?:\p{Lu}[\p{L}.'’-]*)(?: \p{Lu}[\p{L}.'’-]*){0,3}): (\S.*)$/u.exec(words);
  const speaker = oneLine(voice ?? named?.[1], LONGEST_NAME);
  const text = voice === undefined ? (named?.[2] ?? words) : words;
  return [{ at, ...(speaker !== undefined && { speaker }), text }];
}

/** Each cue is only as long as a line on a screen, so the cues of one speaker are joined into paragraphs. */
function paragraphs(cues: readonly TranscriptPart[]): readonly TranscriptPart[] {
  const parts: TranscriptPart[] = [];
  let length = 0;
  let speaker: string | undefined;
  for (const next of cues) {
    if (length >= LONGEST_TEXT) break;
    const last = parts.at(-1);
    const isAfterSound = last !== undefined && isSound(last.text);
    const isSameSpeaker = next.speaker === undefined || next.speaker === speaker;
    const goesOn = isSameSpeaker && !isAfterSound && !isSound(next.text);
    if (last && next.at !== null && goesOn && !isFull(last.text)) {
      if (!repeats(last.text, next.text)) parts[parts.length - 1] = { ...last, text: `${last.text} ${next.text}` };
    } else {
      const isResumed = isAfterSound && speaker !== undefined && !isSound(next.text);
      parts.push(isResumed ? { speaker, ...next } : next);
    }
    speaker = next.speaker ?? speaker;
    length += next.text.length;
  }
  return parts;
}

/** "[Applause]" and "♪ …" are not speech. */
const isSound = (text: string): boolean => /^(?:♪|(?:\[[^[\]]*\] ?)+$)/.test(text);

const isFull = (text: string): boolean =>
  text.length >= PARAGRAPH * 2 || (text.length >= PARAGRAPH && /[.!?…。！？]["'”’»]?$/u.test(text));

/** Scrolling captions contain each line twice. */
const repeats = (before: string, text: string): boolean => before.endsWith(text) && text.length > 12;

/** A time of captions ("01:02:03.500", "02:03,500") in seconds; undefined for anything else. */
function cueTime(text: string): number | undefined {
  const stated = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (!stated) return undefined;
  const [, hours = "0", minutes = "0", seconds = "0", part = "0"] = stated;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${part}`);
}
