/** Three amber bars for the episode in the player; they move while it plays. */
export function LiveBars({ playing }: { playing: boolean }) {
  return (
    <span
      aria-hidden="true"
      data-live={playing || undefined}
      className="live-bars inline-flex h-3 items-center gap-0.5"
    >
      <i className="h-2 w-[3px] rounded-full bg-signal" />
      <i className="h-3 w-[3px] rounded-full bg-signal" />
      <i className="h-1.5 w-[3px] rounded-full bg-signal" />
    </span>
  );
}
