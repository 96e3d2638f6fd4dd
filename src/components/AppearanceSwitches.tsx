import { SegmentedControl } from '@radix-ui/themes';
import { setDensity, useDensityChoice, type DensityChoice } from '#src/runtime/density.ts';
import { setTheme, useTheme, type Theme } from '#src/runtime/theme.ts';
import { useText } from '#src/i18n/useText.ts';
import { themeIcons, themes, useThemeWords } from './ThemeSwitch.tsx';

/** Light, dark, or as the device is set. */
export function ThemeSwitch() {
  const t = useText('common');
  const words = useThemeWords();
  return (
    <SegmentedControl.Root
      aria-label={t('theme')}
      value={useTheme()}
      onValueChange={(theme) => setTheme(theme as Theme)}
    >
      {themes.map((one) => {
        const Icon = themeIcons[one];
        return (
          <SegmentedControl.Item key={one} value={one} aria-label={words[one]} title={words[one]}>
            <Icon size={16} display="block" />
          </SegmentedControl.Item>
        );
      })}
    </SegmentedControl.Root>
  );
}

/** How much stands on a screen: as the device suggests, dense, or large enough for fingers. */
export function DensitySwitch() {
  const t = useText('account');
  const words: Record<DensityChoice, string> = {
    auto: t('density.auto'),
    compact: t('density.compact'),
    comfortable: t('density.comfortable'),
  };
  return (
    <SegmentedControl.Root
      aria-label={t('density.title')}
      value={useDensityChoice()}
      onValueChange={(choice) => setDensity(choice as DensityChoice)}
    >
      {Object.entries(words).map(([choice, word]) => (
        <SegmentedControl.Item key={choice} value={choice}>
          {word}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  );
}
