import type { Chapter } from "@earshot/domain/catalogue/episode-files.port";
import { jsonIn } from "@earshot/domain/shared/text/json-in";
import { z } from "zod";
import { oneLine } from "../import/text/clean-text.js";
import { webAddress } from "../import/text/web-address.js";

const MOST = 500;
const LONGEST_TITLE = 200;
const LATEST = 7 * 86_400;

const file = z.looseObject({ chapters: z.array(z.unknown()) });
const chapter = z.looseObject({
  startTime: z.number().min(0).max(LATEST),
  title: z.string(),
  url: z.string().optional().catch(undefined),
  /** false: the chapter only changes the picture. */
  toc: z.boolean().optional().catch(undefined),
});

/** The chapters of a JSON file, in file order; undefined when it is not a chapters file. Leaves out empty entries. */
export function chaptersIn(text: string): readonly Chapter[] | undefined {
  const parsed = file.safeParse(jsonIn(text));
  if (!parsed.success) return undefined;
  const chapters = parsed.data.chapters.slice(0, MOST).flatMap((entry): Chapter[] => {
    const read = chapter.safeParse(entry);
    if (!read.success || read.data.toc === false) return [];
    const title = oneLine(read.data.title, LONGEST_TITLE);
    const href = webAddress(read.data.url);
    return title === undefined ? [] : [{ at: read.data.startTime, title, ...(href !== undefined && { href }) }];
  });
  return chapters.sort((a, b) => a.at - b.at);
}
