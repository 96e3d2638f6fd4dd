import { Cards } from '#src/components/money/Cards.tsx';
import { useText } from '#src/i18n/useText.ts';

interface RecordCardsProps {
  id: string;
  /** False for an accountant, who only reads. */
  changes: boolean;
  onChanged: () => void;
}

/** The cards that a person may be paid to. */
export function RecordCards({ id, ...list }: RecordCardsProps) {
  const t = useText('cards');
  return (
    <section className="card stack" aria-label={t('ofPerson')}>
      <h2>{t('ofPerson')}</h2>
      <Cards employeeId={id} {...list} />
    </section>
  );
}
