import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { editFields } from '#machines/flows/employees/employeeEdit/editForm.ts';
import type { employeeEditMachine } from '#machines/flows/employees/employeeEdit/employeeEditMachine.ts';
import type { EmployeeEditEvent } from '#machines/flows/employees/employeeEdit/employeeEditSetup.ts';
import { newId } from '#src/runtime/newId.ts';
import { Button } from '#src/components/Button.tsx';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { useText } from '#src/i18n/useText.ts';
import { EditFields } from './EditFields.tsx';
import { useEditLabels } from './editLabels.ts';

export interface EditProps {
  snapshot: SnapshotFrom<typeof employeeEditMachine>;
  send: (event: EmployeeEditEvent) => void;
}

export function EditForm({ snapshot, send }: EditProps) {
  const t = useText('employeeRecord');
  const labels = useEditLabels();
  const [attempt, setAttempt] = useState(0);
  const { base, form, errors, failure } = snapshot.context;
  if (!base || !form) return null;
  const saving = snapshot.matches('saving');
  const busy = snapshot.hasTag('busy');
  const wrong = editFields.flatMap((field) => {
    const code = errors[field];
    return code === undefined ? [] : [{ field, label: labels[field], code }];
  });
  return (
    <form
      className="card stack wizard"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!snapshot.matches('editing')) return;
        setAttempt((before) => before + 1);
        send({ type: 'form.submitted', newKey: newId() });
      }}
    >
      <ErrorSummary errors={wrong} attempt={attempt} />
      {snapshot.hasTag('error') && failure && (
        <FailureNotice
          failure={failure}
          onRetry={snapshot.matches({ editing: 'unsent' }) ? () => send({ type: 'form.retried' }) : undefined}
        />
      )}
      <EditFields
        base={base}
        form={form}
        errors={errors}
        locked={!snapshot.matches('editing')}
        onChange={(change) => send({ type: 'field.changed', ...change })}
      />
      <footer className="row foot form-foot">
        <Button type="submit" size="3" loading={busy}>
          {t('save')}
        </Button>
      </footer>
      <p className="sr-only" role="status">
        {saving && t('saving')}
      </p>
    </form>
  );
}
