import type { ComponentProps } from "react";
import { useAppDispatch } from "../client/store";
import { overlayOpened } from "../navigation/overlay-slice";
import { Button } from "../ui/button";

/** Opens the campaign request form without a particular show. */
export function CampaignButton(props: Omit<ComponentProps<typeof Button>, "onClick">) {
  const dispatch = useAppDispatch();
  return <Button aria-haspopup="dialog" onClick={() => dispatch(overlayOpened({ kind: "campaign" }))} {...props} />;
}
