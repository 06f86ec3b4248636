import { Volume1, Volume2, VolumeX } from "lucide-react";
import { useState } from "react";
import { useAppDispatch, useAppSelector } from "../client/store";
import { usePlatform } from "../platform/use-platform";
import { IconButton } from "../ui/icon-button";
import { useOpener } from "../ui/hooks/use-opener";
import { Menu } from "../ui/overlay/menu";
import { RATES, rateSet, selectPlayer, volumeSet } from "./player-slice";

export function RateButton() {
  const dispatch = useAppDispatch();
  const { rate } = useAppSelector(selectPlayer);
  const { opener, layer } = useOpener("menu");
  return (
    <>
      <button
        {...opener}
        type="button"
        aria-label={`${rate}× speed`}
        className="h-9 w-13 rounded-control text-control tabular text-text-2 hover:bg-surface-2 hover:text-text coarse:min-h-11"
      >
        {rate}×
      </button>
      <Menu
        {...layer}
        label="Speed"
        placement="top end"
        selected={String(rate)}
        onAction={(id) => dispatch(rateSet(Number(id)))}
        items={RATES.map((one) => ({ id: String(one), label: `${one}×` }))}
      />
    </>
  );
}

export function Volume() {
  const dispatch = useAppDispatch();
  const { volume } = useAppSelector(selectPlayer);
  const { setsVolume } = usePlatform();
  const [before, setBefore] = useState(1);
  if (!setsVolume) return null;
  const Icon = volume === 0 ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  const mute = () => {
    if (volume > 0) setBefore(volume);
    dispatch(volumeSet(volume > 0 ? 0 : before));
  };
  return (
    <div className="flex items-center">
      <IconButton label="Mute" aria-pressed={volume === 0} onClick={mute}>
        <Icon size={18} />
      </IconButton>
      <input
        type="range"
        aria-label="Volume"
        aria-valuetext={`${Math.round(volume * 100)} percent`}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={(event) => dispatch(volumeSet(event.target.valueAsNumber))}
        className="slider max-w-20"
        style={{ "--at": `${volume * 100}%`, "--buffered": "0%" } as React.CSSProperties}
      />
    </div>
  );
}
