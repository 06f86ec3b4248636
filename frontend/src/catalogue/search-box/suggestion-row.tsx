import type { Suggestion } from "@earshot/domain/catalogue/search/search-request";
import { Tag, UserRound } from "lucide-react";
import { Cover } from "../../ui/cover";
import { MatchedText } from "./matched-text";

const KINDS = { podcast: "Podcast", host: "Host", category: "Category" } as const;

/** The content of an option in a list of suggestions: a show with its cover, a host or a category. */
export function SuggestionRow({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  const { kind, text, podcastId, imageUrl } = suggestion;
  const Icon = kind === "host" ? UserRound : Tag;
  return (
    <>
      {kind === "podcast" ? (
        <Cover src={imageUrl} seed={podcastId ?? text} size={28} eager className="rounded-chip" />
      ) : (
        <span className="grid size-7 shrink-0 place-items-center text-text-2">
          <Icon size={16} />
        </span>
      )}
      <span dir="auto" className="min-w-0 flex-1 truncate">
        <MatchedText text={text} typed={typed} />
      </span>
      <span className="text-meta text-text-3">{KINDS[kind]}</span>
    </>
  );
}
