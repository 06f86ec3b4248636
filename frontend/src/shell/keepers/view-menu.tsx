import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { hideColumns } from "../../catalogue/results/shown-columns";
import type { ViewMenu as Menu } from "../../platform/platform";
import { useViews } from "../../saved/views/use-views";
import { useSession } from "../../session/session";

/** Lists the saved views in the app's menu, and opens the chosen one. Renders nothing. */
export default function ViewMenu({ menu }: { menu: Menu }) {
  const { views, isKnown } = useViews();
  const { state } = useSession();
  const navigate = useNavigate();
  const known = isKnown && state !== "failed";
  useEffect(() => {
    if (known) menu.show(views);
  }, [menu, known, views]);
  const open = useEffectEvent((id: string) => {
    const view = views.find((one) => one.id === id);
    if (!view) return;
    hideColumns(view.hidden);
    void navigate(`/home?${view.query}`);
  });
  useEffect(() => menu.follow((id) => open(id)), [menu]);
  return null;
}
