import { namedCategories } from "@earshot/domain/catalogue/query/named-categories";
import { categoryLabel } from "../../record/words/labels.js";
import { all, any, atPlaces, type Condition } from "../index/condition.js";
import type { IndexReader } from "../index/index-reader.js";
import { matchesAfter, totalOf } from "../index/matches.js";
import { onceFor } from "../index/once-for.js";
import { hasLabel } from "../query/query-condition.js";
import { planOf, type Scope } from "../query/scope.js";
import type { SearchPlace } from "../query/search-cursor.js";
import type { SearchTerms } from "../query/search-terms.js";
import { placesAbout } from "../ranking/candidates.js";
import { topicCategories } from "../ranking/topic-categories.js";
import { type Sorted, sortedPage, type SortedPage } from "../ranking/sorted-pages.js";

/** Shows whose descriptions are read, the most popular ones. The others are about a topic if their names or categories are. */
const READ = 300;

/** The shows of a search of topics that are about it, and those that only mention it. */
type TopicParts = { readonly about: Condition; readonly mentions: Condition; readonly leading: number };

type Wanted = Sorted & { readonly limit: number; readonly at?: SearchPlace };

/**
 * One page of an order that needs no ranking. A large show that mentions a topic once would lead the order by listeners, so
 * shows with the words in the name, in the category, or prominent in the description come first, in every order.
 */
export function pageByTopic(
  reader: IndexReader,
  scope: Scope,
  terms: SearchTerms,
  { at, limit, ...sorted }: Wanted,
): SortedPage & { readonly leading?: number } {
  const parts = partsOf(reader)(scope)(terms);
  if (!parts) return sortedPage(reader, planOf(scope), { ...sorted, limit, at });
  const { leading } = parts;
  const first = at?.mentions ? NOTHING : sortedPage(reader, parts.about, { ...sorted, limit, at });
  if (first.next) return { ...first, leading };
  const room = limit - first.places.length;
  // A page may end where the second part begins.
  if (room === 0) return { ...first, next: { after: 0, mentions: true }, leading };
  const from = at?.mentions && at.value !== undefined ? at : undefined;
  const { places, next } = sortedPage(reader, parts.mentions, { ...sorted, limit: room, at: from });
  return { places: [...first.places, ...places], next: next && { ...next, mentions: true }, leading };
}

const NOTHING: SortedPage = { places: [], next: undefined };

const partsOf = onceFor((reader: IndexReader) =>
  onceFor((scope: Scope) => onceFor((terms: SearchTerms) => topicParts(reader, scope, terms))),
);

/** undefined if all shows belong to one part. */
function topicParts(reader: IndexReader, scope: Scope, terms: SearchTerms): TopicParts | undefined {
  const isAbout = aboutTopic(reader, scope, terms);
  if (!isAbout) return undefined;
  const plan = planOf(scope);
  const [about, mentions] = [all([plan, isAbout]), all([plan, { kind: "not", of: isAbout }])];
  const { total, partial } = totalOf(reader, about);
  if (partial || total === 0 || matchesAfter(reader, mentions, 0, 1).length === 0) return undefined;
  return { about, mentions, leading: total };
}

/** The condition for shows that are about the topic of a search; undefined if it is not a search of topics. */
export function aboutTopic(reader: IndexReader, scope: Scope, terms: SearchTerms): Condition | undefined {
  if (scope.field !== "topic" || terms.terms.length === 0) return undefined;
  const { also = [{ ...scope, field: "title" } as const] } = scope;
  const read = matchesAfter(reader, planOf(scope), 0, READ);
  const described = reader.stages.run("choose", () => placesAbout(reader, read, terms, topicCategories(reader, terms)));
  const categories = namedCategories(scope.query).map(categoryLabel);
  return any([...also.map(planOf), categories.length > 0 ? hasLabel(categories) : undefined, atPlaces(described)]);
}
