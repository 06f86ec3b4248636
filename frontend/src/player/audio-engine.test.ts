import { AudioEngine } from "./audio-engine";
import type { PlayerEpisode } from "./player-slice";
import { rememberPosition } from "./positions";

/** An audio element that loads nothing. `tell` reports the file's duration, as a browser does once it has read the header. */
class FakeAudio extends EventTarget {
  src = "";
  currentTime = 0;
  duration = NaN;
  paused = true;
  error: MediaError | null = null;
  readyState = 0;
  readonly buffered = { length: 0 };

  tell(duration: number): void {
    Object.assign(this, { duration, readyState: 1, error: null });
    this.dispatchEvent(new Event("loadedmetadata"));
  }

  load(): void {
    Object.assign(this, { currentTime: 0, duration: NaN, readyState: 0, error: null });
  }

  play(): Promise<void> {
    this.paused = false;
    return Promise.resolve();
  }

  removeAttribute(): void {
    this.src = "";
  }
}

const episode = (id: string): PlayerEpisode => ({ id, title: id, image: "", mp3: `/${id}.mp3`, duration: 3_600 });

function playing() {
  const element = new FakeAudio();
  const engine = new AudioEngine(() => undefined);
  engine.attach(element as unknown as HTMLAudioElement);
  return { element, engine };
}

beforeEach(() => localStorage.clear());

test("starts an episode at a linked second, once", async () => {
  const { element, engine } = playing();
  engine.load(episode("a"), 90);
  element.tell(3_600);
  expect(element.currentTime).toBe(90);

  rememberPosition("a", { at: 1_800, of: 3_600 });
  element.error = {} as MediaError;
  await engine.play();
  element.tell(3_600);
  expect(element.currentTime).toBe(1_800);
});

test("seeks to a second that was requested before the file loaded", () => {
  const { element, engine } = playing();
  engine.load(episode("a"));
  engine.load(episode("a"), 30);
  expect(element.currentTime).toBe(0);
  element.tell(3_600);
  expect(element.currentTime).toBe(30);
  engine.load(episode("a"), 40);
  expect(element.currentTime).toBe(40);
});

test("another episode begins where it was left, not at a second of the one before", () => {
  const { element, engine } = playing();
  engine.load(episode("a"), 90);
  engine.load(episode("b"));
  element.tell(3_600);
  expect(element.currentTime).toBe(0);
});
