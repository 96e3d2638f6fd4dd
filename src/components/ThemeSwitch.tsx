import { setTheme, useTheme, type Theme } from '#src/runtime/theme.ts';
import { useText } from '#src/i18n/useText.ts';
import { ContrastIcon, MoonIcon, SunIcon, type IconComponent } from './firstIcons.tsx';
import { IconButton } from './IconButton.tsx';

export const themeIcons: Record<Theme, IconComponent> = {
  light: SunIcon,
  dark: MoonIcon,
  system: ContrastIcon,
};
export const themes: readonly Theme[] = ['light', 'dark', 'system'];

export const useThemeWords = (): Record<Theme, string> => {
  const t = useText('common');
  return { light: t('themeLight'), dark: t('themeDark'), system: t('themeSystem') };
};

/** One button that cycles through the three themes, where there is little room. */
export function ThemeButton() {
  const t = useText('common');
  const words = useThemeWords();
  const theme = useTheme();
  const Icon = themeIcons[theme];
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <IconButton label={`${t('theme')}: ${words[theme]}`} title={words[theme]} onClick={() => setTheme(next)}>
      <Icon />
    </IconButton>
  );
}
