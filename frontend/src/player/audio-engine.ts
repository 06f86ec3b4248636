import type { PlayerEpisode, PlayerStatus } from "./player-slice";
import { positionOf, rememberPosition } from "./positions";

/** All in seconds. `duration` is from the feed until the file's own is known; 0 if both are unknown. */
export type Progress = { readonly at: number; readonly duration: number; readonly buffered: number };

/** Seconds of playback between two writes of the position. */
const REMEMBER_EVERY = 5;

/** The page's only audio element. Reports the state of playback through `report`, and stores and restores the position in each episode. */
export class AudioEngine {
  private element: HTMLAudioElement | undefined;
  private episode: PlayerEpisode | undefined;
  private shown: Progress = { at: 0, duration: 0, buffered: 0 };
  private written = -1;
  /** The position in seconds to start at, in place of the stored one. */
  private wanted: number | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly report: (status: PlayerStatus) => void) {}

  /** For the element's `ref`. */
  readonly attach = (element: HTMLAudioElement): (() => void) => {
    this.element = element;
    const off = new AbortController();
    const on = (types: string, handler: () => void) => {
      for (const type of types.split(" ")) element.addEventListener(type, handler, { signal: off.signal });
    };
    on("loadedmetadata", this.resume);
    on("timeupdate durationchange progress seeked", this.measure);
    on("playing", () => this.report("playing"));
    on("pause ended", () => this.stopped());
    on("error", () => this.report("failed"));
    return () => {
      this.remember();
      off.abort();
      element.removeAttribute("src");
      element.load();
    };
  };

  readonly progress = (): Progress => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Loads another episode into the element. Loading the same one again only seeks to `at` (in seconds), if given. */
  load(episode: PlayerEpisode, at?: number): void {
    if (!this.element) return;
    const isSame = this.episode?.id === episode.id && this.element.src !== "";
    if (isSame && at === undefined) return;
    // Seeking is impossible until the file's duration is known, so `resume` does it later.
    this.wanted = at;
    if (isSame) return Number.isFinite(this.element.duration) ? this.resume() : undefined;
    if (this.episode) this.remember();
    this.episode = episode;
    this.written = -1;
    this.show({ at: at ?? positionOf(episode.id)?.at ?? 0, duration: episode.duration ?? 0, buffered: 0 });
    if (episode.mp3) this.element.src = episode.mp3;
    else this.report("failed");
  }

  /** Starts playback, also after a failure. Rejects with AbortError if another file is loaded or playback is paused in the meantime. */
  async play(): Promise<void> {
    if (!this.element || !this.episode?.mp3) return;
    if (this.element.error) this.element.load();
    try {
      await this.element.play();
    } catch (reason) {
      const name = reason instanceof DOMException ? reason.name : "";
      if (name !== "AbortError") this.report(name === "NotAllowedError" ? "paused" : "failed");
    }
  }

  pause(): void {
    this.element?.pause();
  }

  tune(rate: number, volume: number): void {
    if (!this.element) return;
    this.element.defaultPlaybackRate = rate;
    this.element.playbackRate = rate;
    this.element.volume = volume;
  }

  /** Clamps positions before the start or after the end. */
  readonly seek = (seconds: number): void => {
    if (!this.element || !Number.isFinite(this.element.duration)) return;
    this.element.currentTime = Math.min(Math.max(0, seconds), this.element.duration);
  };

  /** Negative values skip back. */
  readonly skip = (seconds: number): void => this.seek((this.element?.currentTime ?? 0) + seconds);

  private readonly resume = (): void => {
    const begin = this.wanted ?? (this.episode && positionOf(this.episode.id)?.at);
    this.wanted = undefined;
    if (begin !== undefined && begin < this.duration()) this.seek(begin);
    this.measure();
  };

  private readonly measure = (): void => {
    if (!this.element) return;
    const { buffered, currentTime } = this.element;
    const loaded = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
    this.show({ at: currentTime, duration: this.duration(), buffered: loaded });
    const block = Math.floor(currentTime / REMEMBER_EVERY);
    if (block === this.written || this.element.paused) return;
    this.written = block;
    this.remember();
  };

  /** Ignores pauses caused by loading another file, or by a failure. */
  private stopped(): void {
    if (!this.element?.paused || this.element.error) return;
    this.remember();
    this.report("paused");
  }

  private duration(): number {
    const duration = this.element?.duration ?? NaN;
    return Number.isFinite(duration) && duration > 0 ? duration : (this.episode?.duration ?? 0);
  }

  private remember(): void {
    if (!this.element || !this.episode || this.element.readyState === 0) return;
    rememberPosition(this.episode.id, { at: this.element.currentTime, of: this.duration() });
  }

  private show(progress: Progress): void {
    this.shown = progress;
    for (const listener of this.listeners) listener();
  }
}
