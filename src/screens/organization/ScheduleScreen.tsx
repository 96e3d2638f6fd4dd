import { Grid, SegmentedControl } from '@radix-ui/themes';
import { useNavigate, useParams } from 'react-router-dom';
import { addDays, type CompanyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import { scheduleEditMachine } from '#machines/flows/organization/scheduleEdit/scheduleEditMachine.ts';
import {
  isClosedOn,
  changeDays,
  changeKind,
  isSameSchedule,
  scheduleFields,
  scheduleOf,
  toSchedule,
  type EditedSchedule,
  type ScheduleForm,
} from '#machines/flows/organization/scheduleEdit/scheduleForm.ts';
import {
  loadSchedule,
  NEW_SCHEDULE,
  previewSchedule,
  saveSchedule,
} from '#src/actors/organization/schedules.ts';
import { waitUntilStepsLeft } from '#src/actors/shared/stepHistory.ts';
import { DateField } from '#src/components/calendar/DateField.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Switch } from '#src/components/form/Switch.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { MonthPreview } from './schedules/MonthPreview.tsx';
import { ScheduleDays, useDayName } from './schedules/ScheduleDays.tsx';
import { useScheduleWords } from '#src/components/time/schedules/useScheduleWords.ts';
import { NumberField } from './settings/NumberField.tsx';
import { SectionForm } from './settings/SectionForm.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { sectionActors, useSection } from './settings/useSection.ts';
import './schedules/schedules.css';

const machine = scheduleEditMachine.provide({
  actors: {
    ...sectionActors,
    loadSettings: loadSchedule,
    previewEffect: previewSchedule,
    saveSection: saveSchedule,
  },
});

const list = '/settings/schedules';

/** One schedule, or a new one, beside what a month of it is. */
export default function ScheduleScreen() {
  const { id = NEW_SCHEDULE } = useParams();
  const t = useText('schedules');
  const settings = useText('settings');
  const navigate = useNavigate();
  const section = useSection<ScheduleForm, EditedSchedule>(machine, {
    of: { id },
    onSaved: ({ schedule }) => {
      showToast({ tone: 'success', title: t('saved') });
      if (id === NEW_SCHEDULE && schedule)
        void waitUntilStepsLeft().then(() => navigate(`${list}/${schedule.id}`, { replace: true }));
    },
  });
  const { actor, snapshot, send } = section;
  const { form, errors, settings: loaded } = snapshot.context;
  const locked = !snapshot.matches('editing');
  const change = (fields: Partial<ScheduleForm>) => send({ type: 'fields.changed', change: fields });
  const [language] = useLanguage();
  const dayName = useDayName(form?.kind ?? 'weekly');
  const word = useFieldWords(loaded);
  const newest = snapshot.context.theirs ?? loaded;
  const closedFrom = (newest?.schedule?.closedFrom ?? null) as CompanyDate | null;
  const isClosed = newest?.schedule ? isClosedOn(newest.schedule, newest.settings.today) : false;
  /** If a colleague closes the schedule during editing, the typed form stays on the screen, with the refused save. */
  const showsForm = !isClosed || !form || !newest || !isSameSchedule(form, scheduleOf(newest));
  return (
    <SettingsPage title={loaded?.schedule?.title ?? t('newTitle')} back={list} wide actor={actor}>
      {closedFrom && (
        <Notice tone="amber">
          {t(isClosed ? 'isClosed' : 'isClosing', { date: formatDate(closedFrom, language) })}
        </Notice>
      )}
      {showsForm && (
        <Grid columns={{ initial: '1', lg: 'minmax(0, 1fr) 400px' }} gap="4" align="start">
          <SectionForm
            section={section}
            labels={scheduleFields.map((field) => [field, labelOf(field)] as const)}
            parts={(form?.days ?? []).flatMap((_, place) =>
              (['start', 'end'] as const).map(
                (edge) => [`days.${place}.${edge}`, t(edge, { day: dayName(place) })] as const,
              ),
            )}
            word={word}
            formOf={scheduleOf}
            previews
          >
            {form && loaded && (
              <>
                <TextField
                  label={t('name')}
                  required
                  name="title"
                  autoComplete="off"
                  maxLength={100}
                  readOnly={locked}
                  value={form.title}
                  error={errors.title}
                  onChange={(title) => change({ title })}
                />
                <SegmentedControl.Root
                  aria-label={t('kind')}
                  value={form.kind}
                  onValueChange={(kind) => !locked && change(changeKind(form, kind as ScheduleForm['kind']))}
                >
                  {(['weekly', 'cycle'] as const).map((kind) => (
                    <SegmentedControl.Item key={kind} value={kind}>
                      {t(kind)}
                    </SegmentedControl.Item>
                  ))}
                </SegmentedControl.Root>
                <ScheduleDays
                  form={form}
                  errors={errors}
                  locked={locked}
                  onChange={(days) => change(changeDays(form, days, loaded))}
                />
                {form.kind === 'cycle' && (
                  <DateField
                    label={t('anchor')}
                    required
                    name="anchor"
                    today={loaded.settings.today}
                    disabled={locked}
                    hint={t('anchorHint')}
                    value={form.anchor}
                    error={errors.anchor}
                    onChange={(anchor) => change({ anchor })}
                  />
                )}
                <NumberField
                  label={t('breakMinutes')}
                  required
                  name="breakMinutes"
                  unit={settings('minutes')}
                  readOnly={locked}
                  value={form.breakMinutes}
                  error={errors.breakMinutes}
                  onChange={(breakMinutes) => change({ breakMinutes })}
                />
                <Switch
                  label={t('worksOnHolidays')}
                  checked={form.worksOnHolidays}
                  disabled={locked}
                  onChange={(worksOnHolidays) => change({ worksOnHolidays })}
                />
                <DateField
                  label={settings('validFrom')}
                  required
                  name="validFrom"
                  today={loaded.settings.today}
                  min={loaded.settings.earliest}
                  {...(closedFrom && { max: addDays(closedFrom, -1) })}
                  disabled={locked}
                  hint={settings('validFromHint', { date: formatDate(loaded.settings.earliest, language) })}
                  value={form.validFrom}
                  error={errors.validFrom}
                  onChange={(validFrom) => change({ validFrom })}
                />
              </>
            )}
          </SectionForm>
          {form && !snapshot.context.theirs && (
            <MonthPreview form={form} from={form.validFrom ?? loaded!.settings.today} />
          )}
        </Grid>
      )}
    </SettingsPage>
  );

  function labelOf(field: (typeof scheduleFields)[number]): string {
    if (field === 'title') return t('name');
    return field === 'validFrom' ? settings('validFrom') : t(field);
  }
}

/** A field in words, for the conflict. */
function useFieldWords(loaded: EditedSchedule | null) {
  const t = useText('schedules');
  const settings = useText('settings');
  const [language] = useLanguage();
  const words = useScheduleWords();
  return (form: ScheduleForm, field: keyof ScheduleForm): string => {
    if (field === 'kind') return t(form.kind);
    if (field === 'days')
      return words(toSchedule(form).schedule as never, loaded?.settings.today ?? '0001-01-01');
    if (field === 'worksOnHolidays') return t(form.worksOnHolidays ? 'yes' : 'no');
    if (field === 'anchor' || field === 'validFrom') {
      const date = form[field];
      return date === null ? '' : formatDate(date, language);
    }
    if (field === 'breakMinutes') return `${form.breakMinutes} ${settings('minutes')}`;
    return form.title;
  };
}
