import { RequestForm } from "./request-form";
import { useDraftNotice } from "./use-draft-notice";

/** The campaign request form by itself, about no show in particular. */
export default function CampaignPanel({ onClose }: { onClose: () => void }) {
  useDraftNotice();
  return <RequestForm about={null} onDone={onClose} />;
}
