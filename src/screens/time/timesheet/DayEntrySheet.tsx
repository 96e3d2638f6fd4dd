import { Grid } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { dayEntryMachine, DayEntryForm } from '#machines/flows/time/dayEntry/dayEntryMachine.ts';
import { DateField } from '#src/components/calendar/DateField.tsx';
import { PreviewedSheet } from '#src/components/dialog/PreviewedSheet.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';
import { EnteredPeople } from './EnteredPeople.tsx';
import { EntryEffect } from './EntryEffect.tsx';

export type DayEntry = ActorRefFrom<typeof dayEntryMachine>;

/** Enters days of several people as worked, after their effect was shown. */
export function DayEntrySheet({ change }: { change: DayEntry }) {
  const isOpen = useSelector(change, (current) => current.hasTag('asking'));
  return isOpen && <OpenSheet change={change} />;
}

function OpenSheet({ change }: { change: DayEntry }) {
  const t = useText('dayEntry');
  const days = useText('dayChange');
  const absences = useText('absences');
  const { subject, form, errors, effect } = useSelector(change, ({ context }) => context);
  const locked = useSelector(change, (current) => !current.hasTag('editing'));
  if (!subject) return null;
  const { today } = subject;
  const set = (values: Partial<DayEntryForm>) => change.send({ type: 'fields.changed', change: values });
  return (
    <PreviewedSheet
      change={change}
      title={t('title')}
      description={t('lead')}
      askLabel={days('showEffect')}
      confirmLabel={t('enter')}
      effectTitle={days('effect')}
      effect={effect && <EntryEffect effect={effect} />}
    >
      <EnteredPeople
        people={subject.people}
        chosen={form.employeeIds}
        error={errors.employeeIds}
        locked={locked}
        onChange={(employeeIds) => set({ employeeIds })}
      />
      <Grid columns={{ initial: '1', sm: '2' }} gap="3" align="start">
        <DateField
          required
          name="firstDay"
          label={absences('firstDay')}
          value={form.firstDay}
          today={today}
          error={errors.firstDay}
          disabled={locked}
          onChange={(firstDay) => set({ firstDay })}
        />
        <DateField
          required
          name="lastDay"
          label={absences('lastDay')}
          value={form.lastDay}
          today={today}
          error={errors.lastDay}
          disabled={locked}
          onChange={(lastDay) => set({ lastDay })}
        />
      </Grid>
      <TextField
        required
        name="reason"
        label={t('reason')}
        hint={days('employeeReads')}
        maxLength={300}
        autoComplete="off"
        value={form.reason}
        error={errors.reason}
        readOnly={locked}
        onChange={(reason) => set({ reason })}
      />
    </PreviewedSheet>
  );
}
