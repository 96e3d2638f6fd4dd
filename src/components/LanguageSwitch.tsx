import { languages, ownLanguageName, type Language } from '#domain/language.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { ChevronDownIcon, GlobeIcon } from './firstIcons.tsx';

export function LanguageSwitch() {
  const t = useText('common');
  const [language, setLanguage] = useLanguage();
  return (
    <span className="select" data-size="small" data-quiet="">
      <GlobeIcon size={18} />
      <select
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
      <ChevronDownIcon size={16} />
    </span>
  );
}
