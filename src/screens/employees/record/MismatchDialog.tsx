import type { ActorRefFrom } from 'xstate';
import { identityWarnings } from '#domain/employee.ts';
import type { mismatchMachine } from '#machines/flows/employees/mismatch/mismatchMachine.ts';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { DigitsField } from '#src/components/form/DigitsField.tsx';
import { groupPinfl } from '#src/components/form/grouping.ts';
import { PhoneField } from '#src/components/form/PhoneField.tsx';
import { useText } from '#src/i18n/useText.ts';

/** The two fields by which record and account are matched, corrected together. */
export function MismatchDialog({ change }: { change: ActorRefFrom<typeof mismatchMachine> }) {
  const t = useText('employees');
  const record = useText('employeeRecord');
  const pinfl = useChangeField(change, 'pinfl');
  const phone = useChangeField(change, 'phoneNumber');
  return (
    <ChangeDialog
      change={change}
      title={record('mismatchTitle')}
      text={record('mismatchText')}
      confirmLabel={record('save')}
    >
      <DigitsField
        {...pinfl}
        label={t('pinfl')}
        maxDigits={14}
        group={groupPinfl}
        warning={identityWarnings({ pinfl: pinfl.value }).pinfl}
      />
      <PhoneField {...phone} label={t('phone')} autoComplete="off" />
    </ChangeDialog>
  );
}
