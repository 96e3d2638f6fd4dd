import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { Button } from '#src/components/Button.tsx';
import { NewPasswordFields } from '#src/components/form/NewPasswordFields.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { PhoneThenPasswordActor } from './PhoneForm.tsx';

interface NewPasswordFormProps {
  actor: PhoneThenPasswordActor;
  submit: string;
  /** The phone number, where this device knows it. */
  typed: string | undefined;
  /** The app starts afterwards. */
  starting: boolean;
}

/** The end step. */
export function NewPasswordForm({ actor, submit, typed, starting }: NewPasswordFormProps) {
  const t = useText('registration');
  const snapshot = useSelector(actor, (current) => current);
  const { errors, password, passwordConfirmation } = snapshot.context;
  const busy = snapshot.hasTag('busy') || (starting && snapshot.matches('signedIn'));
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'form.submitted' });
    const [wrong] = Object.keys(actor.getSnapshot().context.errors);
    event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  return (
    <form className="stack" noValidate onSubmit={send}>
      {/* For password managers: whose password this is. */}
      {typed !== undefined && (
        <input
          className="sr-only"
          name="username"
          type="tel"
          autoComplete="username"
          value={typed}
          tabIndex={-1}
          aria-hidden="true"
          readOnly
        />
      )}
      <NewPasswordFields
        values={{ password, passwordConfirmation }}
        errors={errors}
        readOnly={busy}
        onChange={(field, value) => {
          actor.send({ type: 'field.changed', field, value });
        }}
      />
      <Button type="submit" size="3" loading={busy} disabled={snapshot.hasTag('limited')}>
        {submit}
      </Button>
      <Button
        variant="ghost"
        color="gray"
        disabled={busy || snapshot.hasTag('limited')}
        onClick={() => {
          actor.send({ type: 'flow.restarted' });
        }}
      >
        {t('otherPhone')}
      </Button>
    </form>
  );
}
