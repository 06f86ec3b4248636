import type { Reading } from "@earshot/domain/campaigns/brief/readings";
import { BUDGET_RANGES } from "@earshot/domain/campaigns/requests/campaign-request";
import { LANGUAGES } from "@earshot/domain/catalogue/codes/languages";
import { Select } from "../../ui/select";
import { BriefField } from "../requests/brief-field";
import { RadioCards } from "../requests/radio-cards";
import type { RequestDraft } from "../requests/use-request-draft";
import { BriefReadings } from "./brief-readings";

const LANGUAGE_OPTIONS = [
  { value: "", label: "As the brief says" },
  ...LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
];

type Props = {
  draft: RequestDraft;
  readings: readonly Reading[];
  /** A link out of the dialog was followed. */
  onFollow: () => void;
};

/** What shows are weighed against. It is the brief of the request form too: nothing is typed twice. */
export function BriefPanel({ draft, readings, onFollow }: Props) {
  const { values, type, language, set } = draft;
  return (
    <section aria-labelledby="your-brief" className="grid content-start gap-5">
      <div>
        <h3 id="your-brief" className="text-h3">
          Your brief
        </h3>
        <p className="mt-1 text-meta text-text-2">We score shows against it while you type. Nothing is sent yet.</p>
      </div>
      <BriefField
        label="Campaign brief"
        value={values.campaignBrief}
        onChange={(text) => type("campaignBrief", text)}
        rows={7}
        placeholder="A watch that plans marathon training. For English-speaking runners…"
      />
      <BriefReadings draft={draft} readings={readings} onFollow={onFollow} />
      <RadioCards
        label="Budget range"
        options={BUDGET_RANGES}
        value={values.budgetRange}
        onChange={(value) => type("budgetRange", value)}
      />
      <Select<string>
        label="Audience language"
        value={language}
        options={LANGUAGE_OPTIONS}
        onChange={(code) => set({ language: code })}
      />
    </section>
  );
}
