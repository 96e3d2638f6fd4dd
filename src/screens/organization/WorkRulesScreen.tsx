import { formatDate, formatWeekdayShort } from '#domain/format/index.ts';
import { workFields, workOf, type WorkForm } from '#machines/flows/organization/workSettings/workForm.ts';
import { workSettingsMachine } from '#machines/flows/organization/workSettings/workSettingsMachine.ts';
import { previewWork, saveWork } from '#src/actors/organization/settings.ts';
import { DateField } from '#src/components/calendar/DateField.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { TimeField } from '#src/components/form/TimeField.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { DaysOff } from './settings/DaysOff.tsx';
import { NumberField } from './settings/NumberField.tsx';
import { PlannedVersions } from './settings/PlannedVersions.tsx';
import { Pair } from './settings/Pair.tsx';
import { SectionForm } from './settings/SectionForm.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { sectionActors, useSection } from './settings/useSection.ts';

const machine = workSettingsMachine.provide({
  actors: { ...sectionActors, previewEffect: previewWork, saveSection: saveWork },
});

/** How a day is judged, with the unit of each. */
const judging = [
  ['graceMinutes', 'minutes'],
  ['closingMinutes', 'minutes'],
  ['countFromPercent', 'percentSign'],
  ['punchGapSeconds', 'seconds'],
  ['reasonDays', 'workingDays'],
] as const;

export default function WorkRulesScreen() {
  const t = useText('settings');
  const [language] = useLanguage();
  const section = useSection<WorkForm>(machine);
  const { actor, snapshot, send } = section;
  const { form, errors, settings } = snapshot.context;
  const locked = !snapshot.matches('editing');
  const change = (fields: Partial<WorkForm>) => send({ type: 'fields.changed', change: fields });
  const describeDaysOff = (days: readonly number[]) =>
    days.length === 0
      ? t('empty')
      : [...days]
          .sort()
          .map((day) => formatWeekdayShort(day, language))
          .join(', ');
  const describeField = (values: WorkForm, field: keyof WorkForm): string =>
    field === 'daysOff'
      ? describeDaysOff(values.daysOff)
      : field === 'takesLatePunches'
        ? t(values.takesLatePunches ? 'latePunches.take' : 'latePunches.ask')
        : (values[field] ?? '');
  return (
    <SettingsPage title={t('work')} lead={t('workLead')} actor={actor}>
      <SectionForm
        section={section}
        labels={workFields.map((field) => [field, t(field)] as const)}
        word={describeField}
        formOf={workOf}
        previews
      >
        {form && settings && (
          <>
            <DaysOff
              label={t('daysOff')}
              value={form.daysOff}
              error={errors.daysOff}
              disabled={locked}
              onChange={(daysOff) => change({ daysOff })}
            />
            <Pair>
              {(['shiftStart', 'shiftEnd'] as const).map((field) => (
                <TimeField
                  key={field}
                  label={t(field)}
                  required
                  name={field}
                  readOnly={locked}
                  hint={field === 'shiftEnd' ? t('shiftEndHint') : undefined}
                  value={form[field]}
                  error={errors[field]}
                  onChange={(value) => change({ [field]: value })}
                />
              ))}
            </Pair>
            <NumberField
              label={t('breakMinutes')}
              required
              name="breakMinutes"
              unit={t('minutes')}
              readOnly={locked}
              value={form.breakMinutes}
              error={errors.breakMinutes}
              onChange={(breakMinutes) => change({ breakMinutes })}
            />
            <h2>{t('dayRules')}</h2>
            <Pair>
              {judging.map(([field, unit]) => (
                <NumberField
                  key={field}
                  label={t(field)}
                  required
                  name={field}
                  unit={t(unit)}
                  readOnly={locked}
                  hint={t(`hint.${field}`)}
                  value={form[field]}
                  error={errors[field]}
                  onChange={(value) => change({ [field]: value })}
                />
              ))}
            </Pair>
            <SelectField
              label={t('takesLatePunches')}
              name="takesLatePunches"
              disabled={locked}
              hint={t('hint.takesLatePunches')}
              value={form.takesLatePunches ? 'take' : 'ask'}
              onChange={(chosen) => change({ takesLatePunches: chosen === 'take' })}
              options={(['ask', 'take'] as const).map((value) => ({
                value,
                label: t(`latePunches.${value}`),
              }))}
            />
            <DateField
              label={t('validFrom')}
              required
              name="validFrom"
              today={settings.today}
              min={settings.earliest}
              disabled={locked}
              hint={t('validFromHint', { date: formatDate(settings.earliest, language) })}
              value={form.validFrom}
              error={errors.validFrom}
              onChange={(validFrom) => change({ validFrom })}
            />
          </>
        )}
      </SectionForm>
      {settings && (
        <PlannedVersions
          section="work"
          version={settings.work.version}
          since={settings.work.current.validFrom}
          planned={settings.work.planned.map((one) => ({
            validFrom: one.validFrom,
            words: [
              `${one.shiftStart}–${one.shiftEnd}`,
              `${t('daysOff')}: ${describeDaysOff(one.daysOff)}`,
              `${t('graceMinutes')}: ${one.graceMinutes} ${t('minutes')}`,
            ].join(' · '),
          }))}
          onWithdrawn={(left) => send({ type: 'settings.replaced', settings: left })}
        />
      )}
    </SettingsPage>
  );
}
