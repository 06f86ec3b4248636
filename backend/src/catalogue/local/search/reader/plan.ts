import { all, any, type Condition, text } from "./condition.js";
import { filterConditions } from "./filter-condition.js";
import { onceFor } from "./once-for.js";
import { otherParts, queryConditions } from "./query-condition.js";
import type { SearchScope } from "./search-scope.js";

/** The condition that a show must meet. */
export const planOf = onceFor((scope: SearchScope): Condition => {
  const { filters, also = [], corrected } = scope;
  const own = all([asked(scope), ...filterConditions(filters, scope.now)]);
  const others = corrected ? [...also, corrected] : also;
  return others.length > 0 ? (any([own, ...others.map((other) => planOf({ ...other, filters }))]) ?? own) : own;
});

/** The words in one field. */
function asked(scope: SearchScope): Condition {
  const { query, field, now, state, alternatives, apart, about = query, most } = scope;
  const context = { words: state.words, alternatives, apart, now };
  const parts = query.kind === "and" ? query.queries : [query];
  return all(
    most === undefined
      ? queryConditions(about, field, context)
      : [text(field, most), ...otherParts(parts, field, context)],
  );
}
