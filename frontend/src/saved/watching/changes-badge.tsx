import { Eye } from "lucide-react";
import { Link } from "react-router-dom";
import { Badge } from "../../ui/badge";
import { watchingPath } from "./use-watching";

/** The number of new changes next to a watched view, linked to them. Without any, an eye leaves the room to the name. */
export function ChangesBadge({ id, name, news }: { id: string; name: string; news: number }) {
  const words = news === 0 ? "Watched" : `${news > 999 ? "999+" : news} new`;
  return (
    <Link
      to={watchingPath(id)}
      aria-label={`${words}: changes in ${name}`}
      title={words}
      className="flex shrink-0 items-center no-underline coarse:min-h-11"
    >
      <Badge tone={news === 0 ? "neutral" : "signal"} icon={Eye}>
        {news > 0 && words}
      </Badge>
    </Link>
  );
}
