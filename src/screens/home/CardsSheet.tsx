import { Cards } from '#src/components/money/Cards.tsx';
import { Sheet } from '#src/components/dialog/Sheet.tsx';
import { useText } from '#src/i18n/useText.ts';
import { useAccountFacts } from '#src/session/job.ts';

/** The employee's own cards. */
export function CardsSheet({ onClose }: { onClose: () => void }) {
  const t = useText('cards');
  const { employeeId } = useAccountFacts();
  return (
    <Sheet open onClose={onClose} title={t('title')}>
      {employeeId && <Cards employeeId={employeeId} changes />}
    </Sheet>
  );
}
