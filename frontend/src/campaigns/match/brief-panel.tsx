import { BUDGET_RANGES } from "@earshot/domain/campaigns/requests/campaign-request";
import { LANGUAGES } from "@earshot/domain/catalogue/codes/languages";
import { ListOrdered } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { hasMouse } from "../../platform/has-mouse";
import { Select } from "../../ui/select";
import { Skeleton } from "../../ui/skeleton";
import { BriefField } from "../requests/brief-field";
import { RadioCards } from "../requests/radio-cards";
import type { RequestDraft } from "../requests/use-request-draft";
import { BriefReadings } from "./brief-readings";
import type { WrittenBrief } from "./use-brief";

const LANGUAGE_OPTIONS = [
  { value: "", label: "As the brief says" },
  ...LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
];

/** Milliseconds until the fields below a stored brief are shown in any case: word lists that do not arrive must not hide them. */
const PATIENCE_MS = 3_000;

type Props = {
  draft: RequestDraft;
  written: Pick<WrittenBrief, "readings" | "search" | "read">;
  /** In a dialog: called when a link that leads out of it is followed. */
  onFollow?: () => void;
  heading?: "h2" | "h3";
};

/** The brief that shows are scored against. The request form uses it too, so that nothing has to be typed twice. */
export function BriefPanel({ draft, written: { readings, search, read }, onFollow, heading: Heading = "h3" }: Props) {
  const { values, type, language, set } = draft;
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  // The chips of a stored brief would push down the fields below them.
  const waits = !read && patient && values.campaignBrief !== "";
  return (
    <section aria-labelledby="your-brief" className="grid content-start gap-5">
      <div>
        <Heading id="your-brief" tabIndex={-1} className="text-h3">
          Your brief
        </Heading>
        <p className="mt-1 text-meta text-text-2">
          {onFollow
            ? "We score shows against it while you type. Nothing is sent yet."
            : "We find shows for it while you type. Our server doesn’t keep it."}
        </p>
      </div>
      <BriefField
        label="Campaign brief"
        value={values.campaignBrief}
        onChange={(text) => {
          setPatient(false);
          type("campaignBrief", text);
        }}
        // On the page, a visitor without a brief has come to write one.
        autoFocus={!onFollow && values.campaignBrief === "" && hasMouse()}
        rows={7}
        placeholder="A watch that plans marathon training. For English-speaking runners…"
      />
      {waits ? (
        <Skeleton className="h-96" />
      ) : (
        <>
          <BriefReadings
            draft={draft}
            readings={readings}
            search={search}
            onFollow={onFollow}
            heading={Heading === "h2" ? "h3" : "h4"}
          />
          {onFollow && values.campaignBrief.trim() !== "" && (
            <Link
              to="/match"
              onClick={onFollow}
              className="inline-flex min-h-8 items-center gap-1.5 justify-self-start text-meta text-accent-ink hover:underline coarse:min-h-11"
            >
              <ListOrdered size={14} className="shrink-0" />
              Rank the whole catalogue by this brief
            </Link>
          )}
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
        </>
      )}
    </section>
  );
}
