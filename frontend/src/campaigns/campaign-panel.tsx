import type { AboutShow } from "./requests/request-draft";
import { RequestForm } from "./requests/request-form";
import { useDraftNotice } from "./requests/use-draft-notice";

type Props = {
  /** The show of a reopened draft; null if it is not about a particular show. */
  about: AboutShow | null;
  onClose: () => void;
};

/** The campaign request form, outside of a show's dialog. */
export default function CampaignPanel({ about, onClose }: Props) {
  useDraftNotice();
  return <RequestForm about={about} onDone={onClose} />;
}
