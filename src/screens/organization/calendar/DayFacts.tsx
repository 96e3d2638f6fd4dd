import type { CompanyDate } from '#domain/calendar/index.ts';
import { draftYear } from '#machines/flows/organization/calendarYear/calendarForm.ts';
import { findLock, type DayInput } from '#machines/flows/organization/calendarDay/dayForm.ts';
import { StatusBadge, type Tone } from '#src/components/feedback/StatusBadge.tsx';
import { LockIcon } from '#src/components/icons.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { useText } from '#src/i18n/useText.ts';
import { PayDates } from '../settings/PayDates.tsx';

const tones: Record<string, Tone> = { working: 'green', dayOff: 'gray', holiday: 'red' };

/** What a day is, by whose word, and what is paid on it. */
export function DayFacts({ date, input }: { date: CompanyDate; input: DayInput }) {
  const t = useText('workCalendar');
  const { year, draft } = input;
  const day = draftYear(draft, year).find((one) => one.date === date);
  if (!day) return null;
  const { kind, said, moved, eve } = day;
  const lock = findLock(input, date);
  const payments = year.payDates.filter(({ named, paid }) => named === date || paid === date);
  const decree = year.decree ?? year.waitingDecree;
  const source = t(`source.${said?.source ?? (moved ? 'moved' : 'week')}`);
  return (
    <>
      <div>
        <StatusBadge tone={tones[kind]!} label={t(`kindOf.${kind}`)} />
        <p className="quiet">
          {said?.source === 'decree' && decree !== null ? `${source}: ${decree}` : source}
        </p>
        {eve && <p>{t('eveText')}</p>}
      </div>
      {payments.length > 0 && <PayDates dates={payments} />}
      {lock && <Notice icon={<LockIcon size={18} />}>{t(`lock.${lock}`)}</Notice>}
    </>
  );
}
