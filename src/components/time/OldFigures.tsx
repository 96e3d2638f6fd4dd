import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatTime } from '#domain/format/index.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { Button } from '../Button.tsx';
import { OfflineIcon } from '../firstIcons.tsx';
import { Notice } from '../feedback/Notice.tsx';

export interface OldFiguresProps {
  /** When the server gave them. */
  asOf: string;
  /** New ones are on their way. */
  coming: boolean;
  onRetry: () => void;
}

/** Says of when the figures below it are, where new ones have not come. */
export function OldFigures({ asOf, coming, onRetry }: OldFiguresProps) {
  const t = useText('home');
  const [language] = useLanguage();
  const at = Date.parse(asOf);
  const date = formatDate(companyDate(at), language, 'dayMonth');
  return (
    <Notice tone="amber" role="status">
      <OfflineIcon />
      <div>
        <strong>{t('old.asOf', { date, time: formatTime(at) })}</strong>
        <p>{coming ? t('old.coming') : t('old.waits')}</p>
      </div>
      <Button type="button" variant="soft" color="amber" loading={coming} onClick={onRetry}>
        {t('old.refresh')}
      </Button>
    </Notice>
  );
}
