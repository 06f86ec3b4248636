import type { AboutShow } from "./requests/request-draft";
import { RequestForm } from "./requests/request-form";
import { useDraftNotice } from "./requests/use-draft-notice";

type Props = {
  /** The show of a draft that was opened again; null for no particular show. */
  about: AboutShow | null;
  onClose: () => void;
};

/** The campaign request form by itself. */
export default function CampaignPanel({ about, onClose }: Props) {
  useDraftNotice();
  return <RequestForm about={about} onDone={onClose} />;
}
