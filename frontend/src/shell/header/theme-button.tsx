import { Monitor, Moon, Sun } from "lucide-react";
import { chooseTheme, type ThemeChoice, THEMES, useThemeChoice } from "../../styles/theme";
import { IconButton } from "../../ui/icon-button";
import { useOpener } from "../../ui/hooks/use-opener";
import { Menu } from "../../ui/overlay/menu";

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** A menu with the system's theme, light and dark. */
export function ThemeButton() {
  const theme = useThemeChoice();
  const { opener, layer } = useOpener("menu");
  const Icon = ICONS[theme];
  return (
    <>
      <IconButton {...opener} label={`Theme: ${theme}`}>
        <Icon size={18} />
      </IconButton>
      <Menu
        {...layer}
        label="Theme"
        placement="bottom end"
        selected={theme}
        onAction={(id) => chooseTheme(id as ThemeChoice)}
        items={THEMES.map(({ value, label }) => {
          const ThemeIcon = ICONS[value];
          return { id: value, label, icon: <ThemeIcon size={16} /> };
        })}
      />
    </>
  );
}
