import { MessageSquare } from "lucide-react";
import { Button } from "../../ui/button";

type Props = { title: string; count: number; onPress: () => void };

/** The number of comments on a show in a list, as a button that opens them. */
export function CommentsButton({ title, count, onPress }: Props) {
  return (
    <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={onPress} className="relative z-1 px-1">
      <MessageSquare size={16} />
      {count}
      <span className="sr-only">
        {count === 1 ? "comment" : "comments"} on {title}
      </span>
    </Button>
  );
}
