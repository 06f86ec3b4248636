import { draftPitch, type UsedFact } from "@earshot/domain/campaigns/pitch";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { RotateCcw, Send } from "lucide-react";
import { Button } from "../../ui/button";
import { isKnown } from "../../catalogue/shows/known";
import { BriefField } from "../requests/brief-field";
import { CopyButton } from "../../ui/copy-button";
import { FocusHandover } from "../../ui/hooks/focus-handover";
import type { RequestDraft } from "../requests/use-request-draft";

type Props = {
  podcast: Podcast;
  draft: RequestDraft;
  /** Continues to the request, with this text in place of the brief. */
  onSend: (pitch: string) => void;
};

/** A letter to the show's makers: drafted from facts, then edited and copied by the user. */
export function PitchView({ podcast, draft: { values, edited, set }, onSend }: Props) {
  const drafted = draftPitch({
    title: podcast.title,
    author: isKnown(podcast, "itunesAuthor") ? podcast.itunesAuthor : undefined,
    categories: isKnown(podcast, "categories") ? podcast.categories : [],
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
          Drafted from a template and the facts beside it. Nothing is made up. Edit it as you like.
        </p>
        <BriefField
          label="Pitch"
          value={text}
          onChange={(next) => set({ edited: { podcastId: podcast.id, text: next } })}
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
            <FocusHandover>
              <Button variant="ghost" onClick={() => set({ edited: null })}>
                <RotateCcw size={16} />
                Draft again
              </Button>
            </FocusHandover>
          )}
        </div>
      </section>
      <Facts used={drafted.used} missing={drafted.missing} shortened={drafted.shortened} edited={own !== undefined} />
    </div>
  );
}

type FactsProps = { used: readonly UsedFact[]; missing: readonly string[]; shortened: boolean; edited: boolean };

/** Which words of the draft were filled into the template, and where they come from. */
function Facts({ used, missing, shortened, edited }: FactsProps) {
  return (
    <section aria-labelledby="pitch-facts" className="content-start">
      <h3 id="pitch-facts" className="text-h3">
        Facts used
      </h3>
      {edited && <p className="mt-1 text-meta text-text-2">From the draft, before your changes.</p>}
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
        <p className="mt-3 text-meta text-text-2">We shortened your brief so the pitch fits 800 characters.</p>
      )}
      {missing.length > 0 && (
        <p className="mt-3 rounded-card bg-surface-2 px-3 py-2 text-meta">
          In square brackets because we don’t know it yet: {missing.join(", ")}. Fill in your brief and the request, or
          type it in.
        </p>
      )}
    </section>
  );
}
