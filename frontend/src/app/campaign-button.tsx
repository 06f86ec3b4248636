import type { ComponentProps } from "react";
import { SentLine } from "../campaigns/sent-line";
import { Button } from "../ui/button";
import { overlayOpened } from "./overlay-slice";
import { useAppDispatch } from "./store";

/** Opens the campaign request form about no show in particular. */
export function CampaignButton(look: Omit<ComponentProps<typeof Button>, "onClick">) {
  const dispatch = useAppDispatch();
  return <Button aria-haspopup="dialog" onClick={() => dispatch(overlayOpened({ kind: "campaign" }))} {...look} />;
}

/** Says that such a request was sent, and when; empty before. */
export { SentLine as CampaignSent };
