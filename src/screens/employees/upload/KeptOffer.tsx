import { formatInstant } from '#domain/format/index.ts';
import { addSheet } from '#src/actors/employees/upload/sheets.ts';
import { Button } from '#src/components/Button.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import type { UploadProps } from './uploadProps.ts';

/** Offers to continue a list that was left in the middle of the review. */
export function KeptOffer({ snapshot, send, heading }: UploadProps) {
  const t = useText('upload');
  const [language] = useLanguage();
  const { kept } = snapshot.context;
  if (!kept) return null;
  return (
    <section className="card stack">
      <h2 ref={heading} tabIndex={-1}>
        {t('keptTitle')}
      </h2>
      <p className="quiet">
        {t('keptText', {
          file: kept.fileName,
          rows: t('rows', { count: kept.rows }),
          at: formatInstant(kept.keptAt, language, 'dayMonth'),
        })}
      </p>
      <footer className="row foot">
        <Button size="3" variant="soft" color="gray" onClick={() => send({ type: 'draft.discarded' })}>
          {t('keptDiscard')}
        </Button>
        <Button size="3" onClick={() => send({ type: 'draft.continued', sheetId: addSheet(null) })}>
          {t('goOn')}
        </Button>
      </footer>
    </section>
  );
}
