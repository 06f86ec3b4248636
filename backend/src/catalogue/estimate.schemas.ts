import { AUDIENCE_FIGURES } from "@earshot/domain/audience/figures/audience-figures";
import { EVIDENCE_CLASSES } from "@earshot/domain/audience/signals/demand-signal";
import { LISTENER_BANDS } from "@earshot/domain/audience/range/listener-band";
import { z } from "zod";

const count = z.int().min(0);

export const band = z.enum(LISTENER_BANDS.map(({ name }) => name));

const kindText = "closed: from `low` to `high`; open: `low` or more; unknown: no figure";
const low = count.describe("The lower end, in people");
const range = z.union([
  z.object({ kind: z.literal("closed").describe(kindText), low, high: count.describe("The upper end, in people") }),
  z.object({ kind: z.literal("open").describe(kindText), low }),
  z.object({ kind: z.literal("unknown").describe(kindText) }),
]);

export const confidence = z.enum(["high", "medium", "low"]);

export const estimate = z.object({
  basis: z
    .enum(["measured", "modelled", "provided"])
    .describe("Whether the figures are measured from downloads, modeled from signs of demand, or stated by the source"),
  evidence: z
    .enum(EVIDENCE_CLASSES)
    .nullable()
    .describe("The strongest kind of evidence; null if the source states the figures or there is no sign of demand"),
  methodVersion: z
    .string()
    .nullable()
    .describe("The version of the estimation method; null if the source states the figures"),
  listeners: range.describe(AUDIENCE_FIGURES.listeners.definition),
  perEpisode: range.describe(AUDIENCE_FIGURES.perEpisode.definition),
  monthlyReach: range.describe(AUDIENCE_FIGURES.monthlyReach.definition),
  activeFollowers: range.describe(AUDIENCE_FIGURES.activeFollowers.definition),
  confidence: confidence.describe("How reliable the figures are"),
  typical: range
    .nullable()
    .describe("If there is no estimate: how many listeners shows of this category, language and activity usually have"),
  atLeast: band
    .nullable()
    .describe("If there is no estimate: the minimum size of the show, from a list of popular shows that includes it"),
  inputs: z
    .array(
      z.object({
        name: z.string().describe("The stable name of the kind of input"),
        label: z.string().describe("What the input is, to show to people"),
        value: z.string().describe("The value of the input, to show to people"),
        role: z
          .enum(["places", "narrows", "contains"])
          .describe(
            "What the input does: a sign of demand places the show, a publishing fact only narrows the range, an unranked list contains the show",
          ),
        source: z.string().nullable().describe("Who published the input; null if it comes from the feed"),
        at: z.int().nullable().describe("When the input was seen, in epoch seconds"),
        weight: z.number().describe("The input’s share in the result; the weights of all signs of demand add up to 1"),
        pointsTo: z.number().nullable().describe("The number of listeners in 30 days that the sign points to"),
        z: z.number().describe("The standard score of a publishing fact; 0 is an average active show"),
      }),
    )
    .describe("What the estimate is based on"),
  notes: z.array(z.string()).describe("Sentences about the limits of this estimate"),
});
