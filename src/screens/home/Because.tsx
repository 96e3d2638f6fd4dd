import { formatDate } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

/** Why a payday is the eve of the day that the settings name; nothing where it is not. */
export function Because({ payday: { because, named } }: { payday: components['schemas']['Payday'] }) {
  const t = useText('home');
  const [language] = useLanguage();
  return (
    because && <> ({t(`ahead.because.${because}`, { date: formatDate(named, language, 'dayMonth') })})</>
  );
}
