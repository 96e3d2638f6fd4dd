import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#src/components/Button.tsx';
import { PhoneField } from '#src/components/form/PhoneField.tsx';
import { useText } from '#src/i18n/useText.ts';
import './auth.css';
import type { ActorRefFrom } from 'xstate';
import type { phoneThenPassword } from '#machines/flows/auth/phoneThenPassword/phoneThenPassword.ts';

export type PhoneThenPasswordActor = ActorRefFrom<ReturnType<typeof phoneThenPassword>>;

/** The start step. */
export function PhoneForm({ actor, toLogin }: { actor: PhoneThenPasswordActor; toLogin: string }) {
  const t = useText('registration');
  const common = useText('auth');
  const snapshot = useSelector(actor, (current) => current);
  const { phoneNumber, errors } = snapshot.context;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'form.submitted' });
    if (actor.getSnapshot().context.errors.phoneNumber)
      event.currentTarget.querySelector<HTMLElement>('[name="phoneNumber"]')?.focus();
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <PhoneField
        required
        name="phoneNumber"
        label={common('phoneNumber')}
        value={phoneNumber}
        error={errors.phoneNumber}
        readOnly={snapshot.hasTag('busy')}
        autoComplete="username"
        enterKeyHint="go"
        onChange={(value) => {
          actor.send({ type: 'field.changed', field: 'phoneNumber', value });
        }}
      />
      <Button type="submit" size="3" loading={snapshot.hasTag('busy')} disabled={snapshot.hasTag('limited')}>
        {t('sendCode')}
      </Button>
      <p className="row auth-else quiet" data-gap="small">
        {t('haveAccount')}{' '}
        <Link className="link" to={toLogin}>
          {t('toSignIn')}
        </Link>
      </p>
    </form>
  );
}
