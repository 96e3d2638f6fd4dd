import { setTheme, useTheme, type Theme } from '#src/runtime/theme.ts';
import { useText } from '#src/i18n/useText.ts';
import { ContrastIcon, MoonIcon, SunIcon, type IconComponent } from './icons.tsx';
import './switches.css';

const icons: Record<Theme, IconComponent> = { light: SunIcon, dark: MoonIcon, system: ContrastIcon };
const themes: readonly Theme[] = ['light', 'dark', 'system'];

const useWords = (): Record<Theme, string> => {
  const t = useText('common');
  return { light: t('themeLight'), dark: t('themeDark'), system: t('themeSystem') };
};

/** One button that cycles through the three themes, where there is little room. */
export function ThemeButton() {
  const t = useText('common');
  const words = useWords();
  const theme = useTheme();
  const Icon = icons[theme];
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <button
      type="button"
      className="round-button"
      aria-label={`${t('theme')}: ${words[theme]}`}
      title={words[theme]}
      onClick={() => setTheme(next)}
    >
      <Icon />
    </button>
  );
}

/** Light, dark, or as the device is set. */
export function ThemeSwitch() {
  const t = useText('common');
  const theme = useTheme();
  const words = useWords();
  return (
    <div className="segments" role="radiogroup" aria-label={t('theme')}>
      {themes.map((one) => {
        const Icon = icons[one];
        return (
          <label key={one} title={words[one]}>
            <input
              type="radio"
              name="theme"
              checked={theme === one}
              aria-label={words[one]}
              onChange={() => setTheme(one)}
            />
            <Icon size={18} />
          </label>
        );
      })}
    </div>
  );
}
