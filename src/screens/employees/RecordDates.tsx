import { companyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import type { EmployeeBrief } from '#src/actors/employees/employees.ts';
import { Fact } from '#src/components/Facts.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

type Dates = Pick<EmployeeBrief, 'addedAt' | 'registeredAt'>;

/** Shows when the company added the record, and when its person registered. */
export function RecordDates({ person }: { person: Dates }) {
  const t = useText('employees');
  return (
    <>
      <Fact label={t('registeredAt')}>
        <RecordDate at={person.registeredAt} form="full" />
      </Fact>
      <Fact label={t('addedAt')}>
        <RecordDate at={person.addedAt} form="full" />
      </Fact>
    </>
  );
}

/** Shows a date, or a dash for a person who has not registered. */
export function RecordDate({ at, form }: { at: string | null; form: 'short' | 'full' }) {
  const [language] = useLanguage();
  if (at === null) return '–';
  const date = companyDate(Date.parse(at));
  return <time dateTime={date}>{formatDate(date, language, form)}</time>;
}
