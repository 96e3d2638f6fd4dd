import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CompanyDate, DayKind } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import type { calendarDayMachine } from '#machines/flows/organization/calendarDay/calendarDayMachine.ts';
import { lawfulKind, type DayForm } from '#machines/flows/organization/calendarDay/dayForm.ts';
import { Button } from '#src/components/Button.tsx';
import { DateField } from '#src/components/calendar/DateField.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { Sheet } from '#src/components/dialog/Sheet.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { DayFacts } from './DayFacts.tsx';

const kinds: readonly DayKind[] = ['working', 'dayOff', 'holiday'];

/** Why a day is what it is, and what it is to be. */
export function DayDialog({ day }: { day: ActorRefFrom<typeof calendarDayMachine> }) {
  const t = useText('workCalendar');
  const [language] = useLanguage();
  const id = useId();
  const snapshot = useSelector(day, (current) => current);
  const { input, form, errors } = snapshot.context;
  if (!input || !form) return null;
  const { date, kind, instead } = form;
  const { year, draft } = input;
  const editing = snapshot.matches('editing');
  const change = (fields: Partial<DayForm>) => day.send({ type: 'fields.changed', change: fields });
  const lawful = date && lawfulKind(input, date);
  const limits = {
    today: year.today,
    min: `${year.year}-01-01` as CompanyDate,
    max: `${year.year}-12-31` as CompanyDate,
  };
  const own = date !== null && (draft[date] ?? null) !== null;
  return (
    <Sheet
      open
      onClose={() => day.send({ type: 'day.closed' })}
      title={
        date
          ? `${formatDate(date, language, 'dayMonth')}, ${formatDate(date, language, 'weekday')}`
          : t('add')
      }
      footer={
        editing && (
          <>
            {own && (
              <Button
                type="button"
                size="3"
                variant="soft"
                color="gray"
                onClick={() => day.send({ type: 'day.takenBack' })}
              >
                {t('takeBack')}
              </Button>
            )}
            <Button type="submit" form={id} size="3">
              {t('give')}
            </Button>
          </>
        )
      }
    >
      <form
        id={id}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          day.send({ type: 'day.submitted' });
        }}
      >
        {date && <DayFacts date={date} input={input} />}
        {editing && (
          <>
            <DateField
              label={t('date')}
              required
              name="date"
              {...limits}
              value={date}
              error={errors.date}
              onChange={(next) => change({ date: next })}
            />
            <SelectField
              label={t('kind')}
              name="kind"
              value={kind}
              error={errors.kind}
              options={kinds.map((one) => {
                const word = t(`kindOf.${one}`);
                return { value: one, label: one === lawful ? t('asUsual', { kind: word }) : word };
              })}
              onChange={(next) => change({ kind: next as DayKind })}
            />
            <DateField
              label={t(kind === 'working' ? 'insteadOff' : 'insteadWorked')}
              optional
              name="instead"
              hint={t('insteadHint')}
              {...limits}
              value={instead}
              error={errors.instead}
              onChange={(next) => change({ instead: next })}
            />
          </>
        )}
      </form>
    </Sheet>
  );
}
