import { episodeApps, listeningApps } from "@earshot/domain/catalogue/links/app-links";
import type { Episode } from "@earshot/domain/catalogue/shows/episode";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { Ellipsis } from "lucide-react";
import { useAppDispatch } from "../../../client/store";
import { clockTime } from "../../../player/clock";
import { copyEpisodeAddress } from "../../../player/episode-address";
import { positionOf } from "../../../player/positions";
import { IconButton } from "../../../ui/icon-button";
import { useOpener } from "../../../ui/hooks/use-opener";
import { Menu, type MenuProps } from "../../../ui/overlay/menu";
import { isKnown } from "../../shows/known";

/** Other actions for an episode: copy its link, open its page, or open the show in an app. */
export function EpisodeMenu({ podcast, episode }: { podcast: Podcast; episode: Episode }) {
  const { opener, layer } = useOpener("menu");
  return (
    <>
      <IconButton {...opener} size="lg" label={`More: ${episode.title}`}>
        <Ellipsis size={20} />
      </IconButton>
      {layer.isOpen && <Opened podcast={podcast} episode={episode} layer={layer} />}
    </>
  );
}

type OpenedProps = {
  podcast: Podcast;
  episode: Episode;
  layer: Pick<MenuProps, "triggerRef" | "isOpen" | "onClose">;
};

function Opened({ podcast, episode, layer }: OpenedProps) {
  const dispatch = useAppDispatch();
  const left = positionOf(episode.id)?.at;
  const links = linksOf(podcast, episode);
  const copy = (at?: number) => void copyEpisodeAddress(dispatch, { podcast: podcast.id, episode: episode.id, at });
  const act = (id: string) => {
    if (id === "copy") return copy();
    if (id === "copy-at") return copy(left);
    const link = links.find(({ label }) => label === id);
    if (link) window.open(link.href, "_blank", "noopener,noreferrer");
  };
  return (
    <Menu
      {...layer}
      label={`More: ${episode.title}`}
      placement="bottom end"
      onAction={act}
      items={[
        { id: "copy", label: "Copy link" },
        ...(left === undefined ? [] : [{ id: "copy-at", label: `Copy link at ${clockTime(left)}` }]),
        ...links.map(({ label }) => ({ id: label, label })),
      ]}
    />
  );
}

function linksOf(podcast: Podcast, episode: Episode) {
  const known = (field: "url" | "itunesId") => (isKnown(podcast, field) ? podcast[field] : "");
  const itself = episodeApps(episode.mp3);
  const ofShow = listeningApps({ feed: known("url"), itunesId: known("itunesId") }).filter(
    ({ label }) => !itself.some((app) => app.label === label),
  );
  return [
    ...(episode.link === undefined ? [] : [{ label: "Open the episode’s page", href: episode.link }]),
    ...(episode.mp3 === "" ? [] : [{ label: "Open the audio file", href: episode.mp3 }]),
    ...(episode.transcript === undefined ? [] : [{ label: "Open the transcript file", href: episode.transcript }]),
    ...itself.map(({ label, href }) => ({ label: `Open in ${label}`, href })),
    ...ofShow.map(({ label, href }) => ({ label: `Open the show in ${label}`, href })),
  ];
}
