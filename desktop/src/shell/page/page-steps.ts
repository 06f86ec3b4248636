type Window = {
  readonly webContents: {
    readonly navigationHistory: { canGoToOffset(by: number): boolean; goToOffset(by: number): void };
  };
};

/** Shows an earlier (-1) or later (1) page of a window again, if there is one. */
export function stepIn(window: Window | undefined, by: -1 | 1 | undefined): void {
  const history = window?.webContents.navigationHistory;
  if (by !== undefined && history?.canGoToOffset(by)) history.goToOffset(by);
}

/** The steps of a mouse's extra buttons, by Electron's names. */
export const MOUSE_STEPS: Readonly<Record<string, -1 | 1>> = { "browser-backward": -1, "browser-forward": 1 };
