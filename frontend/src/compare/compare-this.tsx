import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { Scale } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useShortcut } from "../keyboard/shortcuts";
import { comparisonWith } from "./stored-comparison";

/** Adds a show to the last comparison. */
export default function CompareThis({ podcast }: { podcast: Podcast }) {
  const navigate = useNavigate();
  const press = () => void navigate(comparisonWith(podcast.id));
  useShortcut("C", "Compare with other shows", press);
  return (
    <button
      type="button"
      onClick={press}
      title="Compare with other shows (C)"
      className="inline-flex min-h-8 items-center gap-1 text-control text-text-2 hover:text-text hover:underline coarse:min-h-11"
    >
      <Scale size={15} />
      Compare
    </button>
  );
}
