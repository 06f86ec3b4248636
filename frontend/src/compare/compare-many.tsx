import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { COMPARED_MAX, COMPARED_MIN, comparisonToUrl } from "@earshot/domain/compare/compared-ids";
import { Scale } from "lucide-react";
import type { ComponentProps } from "react";
import { useNavigate } from "react-router-dom";
import { useShortcut } from "../keyboard/shortcuts";
import { useToast } from "../toasts/toast";
import { Button } from "../ui/button";

type Props = Pick<ComponentProps<typeof Button>, "size" | "variant"> & { podcasts: readonly Pick<Podcast, "id">[] };

/** Opens the selected shows side by side. */
export default function CompareMany({ podcasts, variant = "ghost", size }: Props) {
  const navigate = useNavigate();
  const toast = useToast();
  const press = () => {
    if (podcasts.length > COMPARED_MAX) {
      return toast(`Select up to ${COMPARED_MAX} shows to compare. ${podcasts.length} are selected.`, "neutral");
    }
    void navigate(comparisonToUrl(podcasts.map(({ id }) => id)));
  };
  useShortcut("C", "Compare the selected shows", press);
  return (
    <Button variant={variant} size={size} onClick={press} title={`${COMPARED_MIN} to ${COMPARED_MAX} shows (C)`}>
      <Scale size={16} />
      Compare
    </Button>
  );
}
