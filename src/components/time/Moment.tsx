import { formatInstant, type DateStyle } from '#domain/format/index.ts';
import { useLanguage } from '#src/i18n/useText.ts';

interface MomentProps {
  /** ISO. */
  at: string;
  form?: DateStyle;
  className?: string;
}

export function Moment({ at, form, className }: MomentProps) {
  const [language] = useLanguage();
  return (
    <time dateTime={at} className={className}>
      {formatInstant(at, language, form)}
    </time>
  );
}
