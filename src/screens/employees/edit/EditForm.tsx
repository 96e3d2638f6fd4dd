import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { editFields } from '#machines/flows/employees/employeeEdit/editForm.ts';
import type { employeeEditMachine } from '#machines/flows/employees/employeeEdit/employeeEditMachine.ts';
import { newId } from '#src/runtime/newId.ts';
import { Button } from '#src/components/Button.tsx';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { useText } from '#src/i18n/useText.ts';
import { EditFields } from './EditFields.tsx';
import { useEditLabels } from './editLabels.ts';

export interface EditProps {
  actor: ActorRefFrom<typeof employeeEditMachine>;
}

export function EditForm({ actor }: EditProps) {
  const t = useText('employeeRecord');
  const labels = useEditLabels();
  const [attempt, setAttempt] = useState(0);
  const { base, form, errors, failure } = useSelector(actor, ({ context }) => context);
  const editing = useSelector(actor, (current) => current.matches('editing'));
  const unsent = useSelector(actor, (current) => current.matches({ editing: 'unsent' }));
  const failed = useSelector(actor, (current) => current.hasTag('error'));
  const saving = useSelector(actor, (current) => current.matches('saving'));
  const busy = useSelector(actor, (current) => current.hasTag('busy'));
  if (!base || !form) return null;
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
        if (!editing) return;
        setAttempt((before) => before + 1);
        actor.send({ type: 'form.submitted', newKey: newId() });
      }}
    >
      <ErrorSummary errors={wrong} attempt={attempt} />
      {failed && failure && (
        <FailureNotice
          failure={failure}
          onRetry={unsent ? () => actor.send({ type: 'form.retried' }) : undefined}
        />
      )}
      <EditFields
        base={base}
        form={form}
        errors={errors}
        locked={!editing}
        onChange={(change) => actor.send({ type: 'field.changed', ...change })}
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
