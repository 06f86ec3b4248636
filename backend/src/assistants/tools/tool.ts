import {
  ASSISTANT_TOOLS,
  type AssistantTool,
  type AssistantToolName,
} from "@earshot/domain/assistants/assistant-tools";
import { z } from "zod";
import type { KeyCaller } from "../../http/access/key-caller.js";
import { plainText } from "../../http/body/plain-text.js";
import type { Drawn, Quote } from "./fitted-answer.js";
import { foreignText } from "./foreign-text.js";

/** A tool as it is listed, and the function that does its work. */
export type Tool = AssistantTool & {
  readonly name: AssistantToolName;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  /** Lists in the answer that may lose their last entries. */
  readonly lists: readonly string[];
  /** Throws what the services throw: a refusal becomes an answer that explains it. */
  readonly run: (input: never, caller: KeyCaller) => Promise<Drawn>;
};

type Typed<In extends z.ZodObject, Out extends z.ZodObject> = Pick<Tool, "lists"> & {
  readonly input: In;
  readonly output: Out;
  readonly run: (
    input: z.output<In>,
    caller: KeyCaller,
  ) => Promise<(quote: Quote) => Omit<z.input<Out>, "omitted"> & Record<string, unknown>>;
};

/** A tool whose function has the types of its schemas. Its texts come from the table of all tools. */
export function tool<In extends z.ZodObject, Out extends z.ZodObject>(
  name: AssistantToolName,
  typed: Typed<In, Out>,
): Tool {
  return { name, ...ASSISTANT_TOOLS[name], ...typed };
}

/** The arguments of a tool. The error names misspelled arguments. */
export function args<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `Unknown argument: ${issue.keys.slice(0, 3).map((key) => foreignText(key, 40)).join(", ")}` // prettier-ignore
        : undefined,
  });
}

/** The maximum number of entries that a call asks for. */
export const mostOf = (usual: number, max = 10) =>
  z.int().min(1).max(max).default(usual).describe("The maximum number of entries in the response");
export const podcastId = plainText(200).min(1).describe("The id of a podcast, from search_podcasts");
export const listId = z.string().min(1).max(100).describe("The id of a list, from my_lists");
export const omitted = z
  .int()
  .describe(
    "The number of entries left out, because a response has at most 8 kB. Request fewer entries, or narrow the request",
  );
