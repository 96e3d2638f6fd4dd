import { Grid } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { ABSENT_WITHOUT_REASON, isAbsence } from '#domain/attendance/absenceKinds.ts';
import type { AbsenceForm } from '#machines/flows/time/absenceEntry/absenceEntryMachine.ts';
import { loadAbsenceKinds } from '#src/actors/time/absence.ts';
import { DateField } from '#src/components/calendar/DateField.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { PreviewedSheet } from '#src/components/dialog/PreviewedSheet.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { EffectFacts } from '../EffectFacts.tsx';
import { FileField } from './FileField.tsx';
import { useKindName } from './useKindName.ts';
import type { AbsenceEntry } from './useAbsenceEntry.ts';

const machine = makePage(loadAbsenceKinds);

/** Days on which somebody is away, why, and what they come to. */
export default function AbsenceSheet({ change }: { change: AbsenceEntry }) {
  const t = useText('absences');
  const nameOf = useKindName();
  const { data: kinds, failure, retry } = usePage(machine);
  const { subject, form, errors, effect } = useSelector(change, ({ context }) => context);
  const locked = useSelector(change, (current) => !current.hasTag('editing'));
  if (!subject) return null;
  const { employee, today } = subject;
  const set = (values: Partial<AbsenceForm>) => change.send({ type: 'fields.changed', change: values });
  // Nobody says of themselves that they stayed away without a good reason.
  const offered = (kinds ?? []).filter(
    (kind) => kind.shown && isAbsence(kind) && (employee || kind.number !== ABSENT_WITHOUT_REASON),
  );
  return (
    <PreviewedSheet
      change={change}
      title={t('title')}
      description={employee ? employee.name : t('lead')}
      askLabel={t('showEffect')}
      confirmLabel={employee ? t('enter') : t('propose')}
      effectTitle={t('effect')}
      effect={effect && <EffectFacts effect={effect} />}
    >
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      <SelectField
        required
        name="kind"
        label={t('kindLabel')}
        value={form.kind}
        error={errors.kind}
        disabled={locked || !kinds}
        options={[
          { value: '', label: t('choose') },
          ...offered.map(({ number }) => ({ value: String(number), label: nameOf(number) })),
        ]}
        onChange={(kind) => set({ kind })}
      />
      <Grid columns={{ initial: '1', sm: '2' }} gap="3" align="start">
        <DateField
          required
          name="firstDay"
          label={t('firstDay')}
          value={form.firstDay}
          today={today}
          error={errors.firstDay}
          disabled={locked}
          onChange={(firstDay) => set({ firstDay })}
        />
        <DateField
          required
          name="lastDay"
          label={t('lastDay')}
          value={form.lastDay}
          today={today}
          error={errors.lastDay}
          disabled={locked}
          onChange={(lastDay) => set({ lastDay })}
        />
      </Grid>
      <TextField
        optional
        name="note"
        label={t('note')}
        maxLength={300}
        autoComplete="off"
        value={form.note}
        error={errors.note}
        readOnly={locked}
        onChange={(note) => set({ note })}
      />
      <FileField file={form.file} error={errors.file} locked={locked} onChange={(file) => set({ file })} />
    </PreviewedSheet>
  );
}
