import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type {
  PasswordForm as Form,
  passwordChangeMachine,
} from '#machines/flows/account/passwordChange/passwordChangeMachine.ts';
import { useAccountFacts } from '#src/session/job.ts';
import { Button } from '#src/components/Button.tsx';
import { Countdown } from '#src/components/feedback/Countdown.tsx';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { NewPasswordFields } from '#src/components/form/NewPasswordFields.tsx';
import { PasswordField } from '#src/components/form/PasswordField.tsx';
import { useText } from '#src/i18n/useText.ts';

const fields = ['currentPassword', 'password', 'passwordConfirmation'] as const;

export function PasswordForm({ actor }: { actor: ActorRefFrom<typeof passwordChangeMachine> }) {
  const t = useText('personal');
  const common = useText('common');
  const registration = useText('registration');
  const { phoneNumber } = useAccountFacts();
  const snapshot = useSelector(actor, (current) => current);
  const { form, errors, failure, refusals, waitSeconds } = snapshot.context;
  const sending = snapshot.hasTag('busy');
  const limited = snapshot.matches({ open: 'limited' });
  const labels: Record<keyof Form, string> = {
    currentPassword: t('password.current'),
    password: registration('newPassword'),
    passwordConfirmation: registration('confirmation'),
  };
  const wrong = fields.flatMap((field) => {
    const code = errors[field];
    return code === undefined ? [] : [{ field, label: labels[field], code }];
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submitted' });
  };
  const change = (field: keyof Form, value: string) => {
    actor.send({ type: 'field.changed', field, value });
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <ErrorSummary errors={wrong} attempt={refusals} />
      {failure && wrong.length === 0 && <FailureNotice failure={failure} />}
      {limited && (
        <p role="status">
          {t('password.wait')} <Countdown seconds={waitSeconds} />
        </p>
      )}
      {/* For password managers, which ignore hidden fields: whose password this is. */}
      <input
        className="sr-only"
        name="username"
        autoComplete="username"
        value={phoneNumber}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField
        required
        name="currentPassword"
        label={labels.currentPassword}
        value={form.currentPassword}
        error={errors.currentPassword}
        readOnly={sending || limited}
        onChange={(value) => {
          change('currentPassword', value);
        }}
      />
      <NewPasswordFields values={form} errors={errors} readOnly={sending || limited} onChange={change} />
      <footer className="row fill">
        <Button type="submit" size="3" loading={sending} disabled={limited}>
          {t('password.change')}
        </Button>
        <Button
          size="3"
          variant="soft"
          color="gray"
          disabled={sending}
          onClick={() => {
            actor.send({ type: 'change.closed' });
          }}
        >
          {common('cancel')}
        </Button>
      </footer>
    </form>
  );
}
