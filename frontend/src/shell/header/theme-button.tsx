import { Monitor, Moon, Sun } from "lucide-react";
import { useRef, useState } from "react";
import { chooseTheme, type ThemeChoice, THEMES, useThemeChoice } from "../../styles/theme";
import { IconButton } from "../../ui/icon-button";
import { Menu } from "../../ui/overlay/menu";

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** A menu with the system's theme, light and dark. */
export function ThemeButton() {
  const theme = useThemeChoice();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const Icon = ICONS[theme];
  return (
    <>
      <IconButton
        ref={button}
        label={`Theme: ${theme}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon size={18} />
      </IconButton>
      <Menu
        triggerRef={button}
        isOpen={open}
        onClose={() => setOpen(false)}
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
