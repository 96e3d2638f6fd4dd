import { Box } from '@radix-ui/themes';
import { useActorRef } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { CALENDAR_YEARS } from '#domain/calendar/companyYear.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import { calendarDayMachine } from '#machines/flows/organization/calendarDay/calendarDayMachine.ts';
import {
  calendarOf,
  changesOf,
  draftYear,
  type CalendarForm,
  type CalendarYear,
} from '#machines/flows/organization/calendarYear/calendarForm.ts';
import { calendarYearMachine } from '#machines/flows/organization/calendarYear/calendarYearMachine.ts';
import { loadCalendar, previewCalendar, saveCalendar } from '#src/actors/organization/calendar.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { DayDialog } from './calendar/DayDialog.tsx';
import { DraftBar } from './calendar/DraftBar.tsx';
import { Legend } from './calendar/Legend.tsx';
import { YearGrid } from './calendar/YearGrid.tsx';
import { YearHead } from './calendar/YearHead.tsx';
import { YearSwitch } from './calendar/YearSwitch.tsx';
import { PayDates } from './settings/PayDates.tsx';
import { SectionForm } from './settings/SectionForm.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { sectionActors, useSection } from './settings/useSection.ts';
import './calendar/year.css';

type Field = keyof CalendarForm;

const machine = calendarYearMachine.provide({
  actors: {
    ...sectionActors,
    loadSettings: loadCalendar,
    previewEffect: previewCalendar,
    saveSection: saveCalendar,
  },
});

/** An address outside the years of the calendar shows the current year. */
export default function CalendarScreen() {
  const given = Number(useParams()['year']);
  const { first, last } = CALENDAR_YEARS;
  const year = Number.isInteger(given) && given >= first && given <= last ? given : undefined;
  return <Year key={year} year={year} />;
}

function Year({ year }: { year: number | undefined }) {
  const t = useText('workCalendar');
  const word = useWord();
  const section = useSection<CalendarForm, CalendarYear>(machine, year === undefined ? {} : { of: { year } });
  const { actor, snapshot, send } = section;
  const { form, settings, theirs, errors } = snapshot.context;
  const day = useActorRef(calendarDayMachine, { inspect });
  const change = (fields: Partial<CalendarForm>) => send({ type: 'fields.changed', change: fields });
  useEmitted(day, { given: ({ change: given }) => change(given) });
  const locked = !snapshot.matches('editing');
  const choose = (date: CompanyDate | null) => {
    if (settings && form) day.send({ type: 'day.chosen', date, input: { year: settings, draft: form } });
  };
  const mine = form && settings ? fieldsOf(form, settings) : [];
  const others = settings && theirs ? fieldsOf(calendarOf(theirs), settings) : [];
  const fields = [...new Set([...mine, ...others])].sort();
  const days = form && settings && draftYear(form, settings);
  // On a phone the months come first.
  const legend = settings && <Legend closed={settings.closedMonths.length > 0} />;
  return (
    <SettingsPage
      wide
      title={t('title')}
      lead={`${t('lead')}. ${t('pressDay')}`}
      actor={actor}
      actions={<YearSwitch year={settings?.year ?? year} />}
    >
      <SectionForm
        section={section}
        labels={fields.map((field) => [field, word.field(field)] as const)}
        word={word.value}
        formOf={calendarOf}
        previews
        alsoShown={(field) => others.includes(field)}
        effectText={t('effectText', { year: settings?.year ?? '' })}
        foot={(parts) => (
          <DraftBar
            {...parts}
            disabled={locked}
            changes={mine.map((field) => ({
              field,
              words: `${word.field(field)}: ${form ? word.value(form, field) : ''}`,
              error: errors[field],
              onUndo: () => settings && change(savedFieldOf(settings, field)),
            }))}
          />
        )}
      >
        {settings && form && days && (
          <>
            <YearHead
              year={settings}
              form={form}
              days={days}
              disabled={locked}
              onAccept={() => change({ acceptDecree: true })}
              onHoliday={(date) => change({ [date]: 'holiday' })}
              onAdd={() => choose(null)}
            />
            <Box display={{ initial: 'none', md: 'block' }}>{legend}</Box>
            <YearGrid
              year={settings}
              days={days}
              drafted={new Set(mine.filter((field): field is CompanyDate => field !== 'acceptDecree'))}
              disabled={locked}
              onChoose={choose}
            />
            <Box display={{ initial: 'block', md: 'none' }}>{legend}</Box>
            <details className="card">
              <summary>{t('payDates')}</summary>
              <PayDates dates={settings.payDates} />
            </details>
          </>
        )}
      </SectionForm>
      <DayDialog day={day} />
    </SettingsPage>
  );
}

function fieldsOf(form: CalendarForm, year: CalendarYear): Field[] {
  const { acceptDecree, days } = changesOf(form, year);
  return [...(acceptDecree ? (['acceptDecree'] as const) : []), ...days.map(({ date }) => date)];
}

const savedFieldOf = (year: CalendarYear, field: Field): Partial<CalendarForm> =>
  field === 'acceptDecree' ? { acceptDecree: false } : { [field]: calendarOf(year)[field] ?? null };

function useWord() {
  const t = useText('workCalendar');
  const [language] = useLanguage();
  return {
    field: (field: Field) =>
      field === 'acceptDecree' ? t('acceptDecree') : formatDate(field, language, 'dayMonth'),
    value: (form: CalendarForm, field: Field) => {
      if (field === 'acceptDecree') return t(form.acceptDecree ? 'accepted' : 'notAccepted');
      const said = form[field] ?? 'usual';
      return t(`kindOf.${said === 'workingDay' ? 'working' : said}`);
    },
  };
}
