import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import type { employeeStatusMachine } from '#machines/flows/employees/employeeStatus/employeeStatusMachine.ts';
import {
  hasDay,
  reasonRuleOf,
  type EmployeeVerb,
  type StatusForm,
} from '#machines/flows/employees/employeeStatus/statusVerbs.ts';
import { DateField } from '#src/components/calendar/DateField.tsx';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';

/** Says what will happen to whom, and asks for the reason. */
export function StatusDialog({ change }: { change: ActorRefFrom<typeof employeeStatusMachine> }) {
  const t = useText('employees');
  const { verb, name } = useSelector(change, ({ context }) => context.subject) ?? { verb: 'block', name: '' };
  const reason = useChangeField<StatusForm>(change, 'reason');
  const { value, readOnly, onChange, ...day } = useChangeField<StatusForm>(change, 'day');
  const today = companyDate(Date.now());
  const words: Record<EmployeeVerb, { title: string; text: string; label: string }> = {
    block: { title: t('change.blockTitle', { name }), text: t('change.blockText'), label: t('change.block') },
    unblock: {
      title: t('change.unblockTitle', { name }),
      text: t('change.unblockText'),
      label: t('change.unblock'),
    },
    leave: { title: t('change.leaveTitle', { name }), text: t('change.leaveText'), label: t('change.leave') },
    rehire: {
      title: t('change.rehireTitle', { name }),
      text: t('change.rehireText'),
      label: t('change.rehire'),
    },
  };
  return (
    <ChangeDialog
      change={change}
      title={words[verb].title}
      text={words[verb].text}
      confirmLabel={words[verb].label}
      tone={verb === 'block' || verb === 'leave' ? 'danger' : 'normal'}
    >
      {reasonRuleOf(verb) !== 'none' && (
        <TextField
          {...reason}
          label={t('change.reason')}
          optional={reasonRuleOf(verb) === 'optional'}
          maxLength={300}
          autoComplete="off"
        />
      )}
      {hasDay(verb) && (
        <DateField
          {...day}
          label={verb === 'leave' ? t('lastDay') : t('firstDay')}
          optional
          hint={t('change.dayHint')}
          today={today}
          {...(verb === 'leave' ? { max: today } : {})}
          disabled={readOnly}
          value={(value || null) as CompanyDate | null}
          onChange={(date) => onChange(date ?? '')}
        />
      )}
    </ChangeDialog>
  );
}
