import { languages, type Language } from '#domain/language.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { ChevronDownIcon, GlobeIcon } from './icons.tsx';
import './switches.css';

/** Each language names itself in its own script, whatever the current language. */
const ownName: Record<Language, string> = { 'uz-Latn': 'Oʻzbekcha', ru: 'Русский', 'uz-Cyrl': 'Ўзбекча' };

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
            {ownName[one]}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </span>
  );
}
