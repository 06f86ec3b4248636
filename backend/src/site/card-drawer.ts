import { extname } from "node:path";
import { HttpException, Injectable, type OnApplicationShutdown } from "@nestjs/common";
import { busyProblem } from "../http/problem.js";
import { AnsweringThread } from "../shared/process/answering-thread.js";
import { WorkQueue } from "../shared/process/work-queue.js";
import { podcastCard, type ShowOnCard } from "./podcast-card.js";

/** Maximum number of cards in progress; another request is refused. */
const AT_ONCE = { running: 2, waiting: 0 };
const BOUNDS = {
  /** One drawing takes a tenth of a second, or a few tenths on a busy machine. */
  timeoutMs: 10_000,
  /** For the JavaScript; the picture itself is stored outside of it. */
  resourceLimits: { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 },
};

/** A request to the thread: which of these texts have letters that some font has, or to render an SVG as PNG. */
export type DrawingQuestion = { readonly letters: readonly string[] } | { readonly svg: string };
export type DrawingReply = { readonly answer: readonly boolean[] | Uint8Array } | { readonly fault: string };

const THREAD = new URL(`card-drawing.thread${extname(import.meta.filename)}`, import.meta.url);

/** Draws share cards in a separate thread, which starts with the first card. */
@Injectable()
export class CardDrawer implements OnApplicationShutdown {
  private readonly queue = new WorkQueue(AT_ONCE, busy);
  private readonly thread = new AnsweringThread<DrawingQuestion, DrawingReply>(THREAD, BOUNDS);

  /** The card of a show as PNG. Throws the 503 if two others are in progress, or if drawing takes too long. */
  draw(show: ShowOnCard): Promise<Buffer> {
    return this.queue.take(async () => {
      const { title, itunesAuthor } = show;
      // Messengers display the title beside the picture, so a title that cannot be drawn is left out.
      const [hasTitle, hasAuthor] = (await this.ask({ letters: [title, itunesAuthor] })) as readonly boolean[];
      const drawable = { ...show, title: hasTitle ? title : "", itunesAuthor: hasAuthor ? itunesAuthor : "" };
      return Buffer.from((await this.ask({ svg: podcastCard(drawable) })) as Uint8Array);
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.thread.end();
  }

  private async ask(question: DrawingQuestion): Promise<readonly boolean[] | Uint8Array> {
    const reply = await this.thread.ask(question);
    if (!reply) throw busy();
    if ("fault" in reply) throw new Error(reply.fault);
    return reply.answer;
  }
}

function busy(): HttpException {
  const detail = "Too many pictures are being drawn right now. Please try again in a moment.";
  return busyProblem("card.busy", detail);
}
