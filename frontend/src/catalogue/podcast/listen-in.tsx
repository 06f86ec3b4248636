import type { AppLink } from "@earshot/domain/catalogue/links/app-links";
import { ChevronDown } from "lucide-react";
import { useOpener } from "../../ui/hooks/use-opener";
import { Menu } from "../../ui/overlay/menu";

/** Opens the show in one of the apps that can find it by its feed. */
export default function ListenIn({ apps }: { apps: readonly AppLink[] }) {
  const { opener, layer } = useOpener("menu");
  const follow = (label: string) => {
    const app = apps.find((one) => one.label === label);
    if (app) window.open(app.href, "_blank", "noopener,noreferrer");
  };
  return (
    <>
      <button
        {...opener}
        type="button"
        className="no-print inline-flex min-h-6 items-center gap-1 rounded-chip text-control text-accent hover:underline coarse:min-h-11"
      >
        More apps
        <ChevronDown size={14} />
      </button>
      <Menu {...layer} label="Listen in" items={apps.map(({ label }) => ({ id: label, label }))} onAction={follow} />
    </>
  );
}
