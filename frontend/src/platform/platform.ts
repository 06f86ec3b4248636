/**
 * What the pages need from the place that they run in. The website and the desktop app each give one;
 * the pages never ask which.
 */
export type Platform = {
  /** The key that starts a shortcut, as it is written on the keyboard. */
  readonly modKey: "Cmd" | "Ctrl";
  /** Whether a page may set the volume; where it may not, the device's own keys do. */
  readonly setsVolume: boolean;
  /** Small things kept on this device. Reading what was never written, or what cannot be read, gives null. */
  readonly memory: {
    read(key: string): string | null;
    /** Null forgets. A full or forbidden memory keeps nothing and says nothing: no feature may depend on it. */
    write(key: string, value: string | null): void;
  };
};
