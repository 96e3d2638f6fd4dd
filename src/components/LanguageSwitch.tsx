import { languages, ownLanguageName, type Language } from '#domain/language.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { GlobeIcon } from './firstIcons.tsx';

export function LanguageSwitch() {
  const t = useText('common');
  const [language, setLanguage] = useLanguage();
  return (
    <span className="row quiet" data-gap="small">
      <GlobeIcon size={18} />
      <select
        data-size="small"
        data-quiet=""
        aria-label={t('language')}
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {ownLanguageName[one]}
          </option>
        ))}
      </select>
    </span>
  );
}
