import { draftPitch, type UsedFact } from "@earshot/domain/campaigns/pitch";
import { parseListenerRange } from "@earshot/domain/audience/listener-range";
import type { Podcast, PodcastDetail } from "@earshot/domain/catalogue/podcast";
import { RotateCcw, Send } from "lucide-react";
import { Button } from "../ui/button";
import { isKnown } from "../catalogue/known";
import { BriefField } from "./brief-field";
import { CopyButton } from "./copy-button";
import { fieldsOf, keptInTab } from "./kept";
import type { RequestDraft } from "./use-request-draft";

type Edited = { readonly podcastId: string; readonly text: string };

const keptPitch = keptInTab<Edited | null>("earshot.pitch", (found) => {
  const { podcastId, text } = fieldsOf(found);
  return typeof podcastId === "string" && typeof text === "string" ? { podcastId, text } : null;
});

type Props = {
  podcast: Podcast;
  detail: PodcastDetail | undefined;
  draft: RequestDraft;
  /** Goes on to the request with this text in place of the brief. */
  onSend: (pitch: string) => void;
};

/** A letter to the makers of the show: drafted from facts, edited and copied by whoever sends it. */
export function PitchView({ podcast, detail, draft: { values }, onSend }: Props) {
  const edited = keptPitch.use();
  const drafted = draftPitch({
    title: podcast.title,
    author: isKnown(podcast, "itunesAuthor") ? podcast.itunesAuthor : undefined,
    categories: isKnown(podcast, "categories") ? podcast.categories : [],
    perEpisode: parseListenerRange(detail?.pea_range),
    basis: detail?.estimate?.basis ?? "provided",
    brief: values.campaignBrief,
    goal: values.primaryGoal,
    budget: values.budgetRange,
    sender: `${values.firstName} ${values.lastName}`.trim(),
    company: values.companyName,
  });
  const own = edited?.podcastId === podcast.id ? edited.text : undefined;
  const text = own ?? drafted.text;
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_340px] md:gap-10">
      <section aria-labelledby="pitch" className="min-w-0">
        <h3 id="pitch" className="text-h3">
          Pitch to <bdi>{podcast.title}</bdi>
        </h3>
        <p className="mt-1 mb-4 text-meta text-text-2">
          Drafted from a fixed template and the facts beside it; no text is made up. Change it as you like.
        </p>
        <BriefField
          label="Pitch"
          value={text}
          onChange={(next) => keptPitch.write({ podcastId: podcast.id, text: next })}
          rows={15}
        />
        <div className="mt-4 flex flex-wrap gap-2">
          <CopyButton text={text} variant="primary">
            Copy pitch
          </CopyButton>
          <Button onClick={() => onSend(text)}>
            <Send size={16} />
            Use as campaign brief
          </Button>
          {own !== undefined && own !== drafted.text && (
            <Button variant="ghost" onClick={() => keptPitch.write(null)}>
              <RotateCcw size={16} />
              Draft anew
            </Button>
          )}
        </div>
      </section>
      <Facts used={drafted.used} missing={drafted.missing} shortened={drafted.shortened} edited={own !== undefined} />
    </div>
  );
}

type FactsProps = { used: readonly UsedFact[]; missing: readonly string[]; shortened: boolean; edited: boolean };

/** Which words of the draft are not the template's, and where they come from. */
function Facts({ used, missing, shortened, edited }: FactsProps) {
  return (
    <section aria-labelledby="pitch-facts" className="content-start">
      <h3 id="pitch-facts" className="text-h3">
        Facts used
      </h3>
      {edited && <p className="mt-1 text-meta text-text-2">Of the draft, before your changes.</p>}
      <dl className="mt-3 grid gap-3">
        {used.map(({ label, text, from }) => (
          <div key={label} className="border-b border-line pb-3">
            <dt className="flex items-baseline justify-between gap-3 text-meta text-text-2">
              {label}
              <span>{from}</span>
            </dt>
            <dd dir="auto" className="line-clamp-3">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {shortened && (
        <p className="mt-3 text-meta text-text-2">
          Your brief was shortened, so that the pitch fits into 800 characters.
        </p>
      )}
      {missing.length > 0 && (
        <p className="mt-3 rounded-card bg-surface-2 px-3 py-2 text-meta">
          In square brackets, because not known yet: {missing.join(", ")}. Fill in your brief and the request, or write
          it in.
        </p>
      )}
    </section>
  );
}
