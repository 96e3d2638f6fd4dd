import { identityWarnings } from '#domain/employee.ts';
import { newId } from '#src/runtime/newId.ts';
import { Button } from '#src/components/Button.tsx';
import { DigitsField } from '#src/components/DigitsField.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { groupPinfl } from '#src/components/grouping.ts';
import { PhoneField } from '#src/components/PhoneField.tsx';
import { Sheet } from '#src/components/Sheet.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { EmployeeRecord } from './useEmployeeRecord.ts';

const formId = 'mismatch';

/** The two fields by which record and account find each other, to be corrected together. */
export function MismatchSheet({ snapshot, send }: EmployeeRecord['correction']) {
  const t = useText('employees');
  const record = useText('employeeRecord');
  const common = useText('common');
  const { form, errors, failure } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return (
    <Sheet
      open={snapshot.hasTag('asking')}
      onClose={() => send({ type: 'mismatch.dismissed' })}
      title={record('mismatchTitle')}
      locked={busy}
      footer={
        <Button type="submit" form={formId} size="3" loading={busy}>
          {snapshot.matches({ correcting: 'unsent' }) ? common('tryAgain') : record('save')}
        </Button>
      }
    >
      <form
        id={formId}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'mismatch.submitted', newKey: newId() });
        }}
      >
        {snapshot.hasTag('error') && failure && <FailureNotice failure={failure} />}
        <DigitsField
          label={t('pinfl')}
          name="pinfl"
          maxDigits={14}
          group={groupPinfl}
          readOnly={busy}
          value={form.pinfl}
          error={errors.pinfl}
          warning={identityWarnings(form).pinfl}
          onChange={(value) => send({ type: 'field.changed', field: 'pinfl', value })}
        />
        <PhoneField
          label={t('phone')}
          name="phoneNumber"
          autoComplete="off"
          readOnly={busy}
          value={form.phoneNumber}
          error={errors.phoneNumber}
          onChange={(value) => send({ type: 'field.changed', field: 'phoneNumber', value })}
        />
      </form>
    </Sheet>
  );
}
