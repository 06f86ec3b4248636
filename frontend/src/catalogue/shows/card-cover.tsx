import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { Cover } from "../../ui/cover";
import { PickCover } from "../../ui/pick-cover";
import { useShowSelection } from "./selection-context";

/** The picture on a show's card. In search results, pressing it selects the show. */
export function CardCover({ podcast: { id, title, imageUrl }, eager }: { podcast: Podcast; eager: boolean }) {
  const selection = useShowSelection();
  const cover = { src: imageUrl, seed: id, size: 72, eager };
  if (!selection) return <Cover {...cover} />;
  return (
    <PickCover
      {...cover}
      title={title}
      picked={selection.ids.has(id)}
      picking={selection.items.length > 0}
      onToggle={(range) => selection.toggle(id, range)}
    />
  );
}
