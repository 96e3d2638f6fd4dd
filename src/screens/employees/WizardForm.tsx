import { useSelector } from '@xstate/react';
import { useState, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import { identityStepFields, termsFields } from '#domain/employee.ts';
import type { employeeCreationMachine } from '#machines/flows/employees/employeeCreation/employeeCreationMachine.ts';
import { newId } from '#src/runtime/newId.ts';
import { Button } from '#src/components/Button.tsx';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { FieldGroup } from '#src/components/form/FieldGroup.tsx';
import { Steps } from '#src/components/form/Steps.tsx';
import { useText } from '#src/i18n/useText.ts';
import { IdentityFields } from './IdentityFields.tsx';
import { TermsStep } from './TermsStep.tsx';
import { useFieldLabels } from './wizardProps.ts';

export interface WizardFormProps {
  actor: ActorRefFrom<typeof employeeCreationMachine>;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function WizardForm({ actor, heading }: WizardFormProps) {
  const t = useText('employees');
  const labels = useFieldLabels();
  const [attempt, setAttempt] = useState(0);
  const { send } = actor;
  const { form, errors, failure } = useSelector(actor, ({ context }) => context);
  const first = useSelector(actor, (current) => current.hasTag('identityShown'));
  const saving = useSelector(actor, (current) => current.matches('saving'));
  const failed = useSelector(actor, (current) => current.hasTag('error'));
  const unsent = useSelector(actor, (current) => current.matches({ terms: 'unsent' }));
  const steps = [t('wizard.identity'), t('wizard.terms')];
  const current = first ? 0 : 1;
  const wrong = (first ? identityStepFields : termsFields).flatMap((field) => {
    const code = errors[field];
    return code === undefined ? [] : [{ field, label: labels[field], code }];
  });
  const step = { form, errors, send, locked: saving };
  return (
    <form
      className="card stack wizard"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (saving) return;
        setAttempt((before) => before + 1);
        send(first ? { type: 'step.completed' } : { type: 'form.submitted', newKey: newId() });
      }}
    >
      <Steps steps={steps} current={current} />
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {steps[current]}
      </h2>
      <ErrorSummary key={current} errors={wrong} attempt={attempt} />
      {failed && failure && (
        <FailureNotice
          failure={failure}
          onRetry={unsent ? () => send({ type: 'form.retried' }) : undefined}
        />
      )}
      <FieldGroup>
        {first ? (
          <IdentityFields
            {...step}
            onChange={(field, value) => send({ type: 'field.changed', field, value })}
          />
        ) : (
          <TermsStep {...step} />
        )}
      </FieldGroup>
      <footer className="row foot form-foot">
        {!first && (
          <Button
            size="3"
            variant="soft"
            color="gray"
            disabled={saving}
            onClick={() => send({ type: 'step.returned' })}
          >
            {t('wizard.back')}
          </Button>
        )}
        <Button type="submit" size="3" loading={saving}>
          {first ? t('wizard.next') : t('wizard.submit')}
        </Button>
      </footer>
      <p className="sr-only" role="status">
        {saving && t('wizard.saving')}
      </p>
    </form>
  );
}
