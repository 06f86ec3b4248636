import { counted } from "@earshot/domain/shared/text/format-count";
import { EpisodeWatch } from "../tracking/episode-watch.node";
import type { AppServices } from "./app-services.node";
import { type MenuActions, menuTemplate, type MenuView } from "./menu-template";
import type { NativeParts } from "./native-parts";
import { type Preferences, quietOf, readPreferences } from "./preferences";

/** Updates menus, tray, badge and notifications according to the preferences and the server. */
export class NativeLife {
  private readonly watch: EpisodeWatch;
  private unseen = 0;

  constructor(
    private readonly native: NativeParts,
    private readonly services: Pick<AppServices, "settings" | "proxy" | "token" | "server">,
  ) {
    const { settings, proxy, token, server } = services;
    /** Each server numbers its alerts itself. */
    const ofServer = (name: string) => `${name} ${server()}`;
    this.watch = new EpisodeWatch({
      account: () => token.current(),
      get: (path) => proxy.answer(new Request(`https://app.invalid${path}`)),
      settings: {
        read: (name) => settings.read(ofServer(name)),
        write: (name, value) => settings.write(ofServer(name), value),
      },
      notify: (notice) => native.notify(notice, () => native.open(notice.path)),
      count: (unseen) => this.count(unseen),
      quiet: () => quietOf(this.preferences),
      minutes: () => new Date().getHours() * 60 + new Date().getMinutes(),
      chance: Math.random,
    });
  }

  start(): void {
    const { services } = this;
    this.showViews([]);
    this.applyPreferences();
    services.token.onChange(() => this.watch.start());
    this.watch.start();
  }

  /** Updates the menus with these saved views. */
  showViews(views: readonly MenuView[]): void {
    const { native } = this;
    const actions: MenuActions = {
      run: (keys) => native.command(keys),
      view: (id) => native.view(id),
      newWindow: () => native.openNew("/home"),
      // The page loads the rest of a list first, and shows what went wrong.
      print: () => native.paper("print"),
      savePdf: () => native.paper("pdf"),
      settings: () => native.open("/app-settings"),
      back: () => native.step(-1),
      forward: () => native.step(1),
    };
    native.setMenu(menuTemplate(native.platform, actions, views));
  }

  stop(): void {
    this.watch.stop();
  }

  /** Whether the app keeps running without a window. */
  get staysInTray(): boolean {
    return this.preferences.keepInTray;
  }

  get preferences(): Preferences {
    return readPreferences(this.services.settings.read("preferences"));
  }

  prefer(preferences: Preferences): void {
    this.services.settings.write("preferences", JSON.stringify(preferences));
    this.applyPreferences();
  }

  private applyPreferences(): void {
    if (this.staysInTray) this.showTray();
    else this.native.removeTray();
  }

  private count(unseen: number): void {
    this.unseen = unseen;
    this.native.badge(unseen);
    if (this.staysInTray) this.showTray();
  }

  private showTray(): void {
    const { native, unseen } = this;
    const news = counted(unseen, "new episode");
    native.setTray(unseen === 0 ? "Earshot" : `Earshot: ${news}`, [
      { label: "Open Earshot", click: () => native.open(undefined) },
      { label: unseen === 0 ? "No new episodes" : news, click: () => native.open("/dashboard") },
      { type: "separator" },
      { label: "Quit", click: () => native.quit() },
    ]);
  }
}
