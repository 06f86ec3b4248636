import type { ShowMatch } from "@earshot/domain/campaigns/matches/match-shows";
import { Scale, Send } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useAppDispatch } from "../../client/store";
import { comparisonWith } from "../../compare/stored-comparison";
import { overlayOpened } from "../../navigation/overlay-slice";
import { Button } from "../../ui/button";
import { FitParts } from "../match/fit-card";
import { knownText } from "../match/fit-strip";

/** The parts of a match's score, and the actions for the show. */
export function MatchDetails({ match: { podcast, fit } }: { match: ShowMatch }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { id, title } = podcast;
  return (
    <div className="grid max-w-[720px] gap-4 text-body">
      <FitParts parts={fit.parts} />
      <p className="text-meta text-text-2">{knownText(fit.total)}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={`Compare: ${title}`} onClick={() => void navigate(comparisonWith(id))}>
          <Scale size={16} />
          Compare
        </Button>
        <Button
          size="sm"
          aria-label={`Send this brief: ${title}`}
          aria-haspopup="dialog"
          onClick={() => dispatch(overlayOpened({ kind: "campaign", about: { id, title } }))}
        >
          <Send size={16} />
          Send this brief
        </Button>
      </div>
    </div>
  );
}
