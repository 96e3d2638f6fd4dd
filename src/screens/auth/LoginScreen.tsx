import { useActorRef, useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { signInMachine, type SignInForm } from '#machines/flows/auth/signIn/signInMachine.ts';
import { askCodeFor } from '#src/actors/auth/askCode.ts';
import { login } from '#src/actors/auth/login.ts';
import { hasToken } from '#src/session/localTokens.ts';
import { useAfterSignIn } from '#src/session/useAfterSignIn.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { lazily } from '#src/runtime/lazily.ts';
import { signInOptions } from '#src/runtime/signInOptions.ts';
import { Awaited } from '#src/components/feedback/Awaited.tsx';
import { Splash } from '#src/components/feedback/Splash.tsx';
import { Button } from '#src/components/Button.tsx';
import { PasswordField } from '#src/components/form/PasswordField.tsx';
import { PhoneField } from '#src/components/form/PhoneField.tsx';
import { useHydrating } from '#src/components/hooks/useHydrating.ts';
import { Screen } from '#src/components/Screen.tsx';
import { useText } from '#src/i18n/useText.ts';
import { phoneInLink } from './phoneInLink.ts';
import { SignInNotice } from './SignInNotice.tsx';
import { DoneAhead, typedAhead } from './ahead.ts';

const { Screen: OtherWays } = lazily(() => import('./OtherWays.tsx'));

const machine = signInMachine.provide({ actors: { login, askCode: askCodeFor('signIn') } });

export default function LoginScreen() {
  const t = useText('auth');
  const { search, hash } = useLocation();
  const { outcome, leadsTo } = useAfterSignIn();
  const isHydrating = useHydrating();
  const input = typedAhead() ?? { phoneNumber: phoneInLink(hash), password: '' };
  const actor = useActorRef(machine, { input, inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { phoneNumber, password, errors, askedCode } = snapshot.context;

  if (leadsTo !== undefined) return <Navigate to={leadsTo} replace />;
  if (askedCode && snapshot.matches('codeAsked'))
    return <Navigate to={`/auth/auth-otp/${askedCode.otpId}${search}`} state={askedCode} />;
  const starting = outcome === 'busy';
  if (starting && snapshot.matches('editing') && hasToken()) return <Splash />;

  const change = (field: keyof SignInForm) => (value: string) => {
    actor.send({ type: 'field.changed', field, value });
  };
  const focusWrong = (form: HTMLFormElement | null) => {
    const [wrong] = Object.keys(actor.getSnapshot().context.errors);
    form?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'form.submitted' });
    focusWrong(event.currentTarget);
  };

  return (
    <Screen title={t('signInTitle')} lead={t('signInLead')} actor={actor}>
      <SignInNotice snapshot={snapshot} />
      {/* Should a browser ever send it by itself, no password gets into an address. */}
      <form className="stack" method="post" noValidate onSubmit={submit}>
        <DoneAhead actor={actor} />
        <PhoneField
          name="phoneNumber"
          label={t('phoneNumber')}
          value={phoneNumber}
          error={errors.phoneNumber}
          autoComplete="username"
          enterKeyHint="next"
          onChange={change('phoneNumber')}
        />
        <PasswordField
          name="password"
          label={t('password')}
          value={password}
          error={errors.password}
          enterKeyHint="go"
          onChange={change('password')}
        />
        <Button
          type="submit"
          size="3"
          loading={snapshot.matches('submitting') || (starting && snapshot.matches('signedIn'))}
          disabled={snapshot.hasTag('busy') || snapshot.matches('limited')}
        >
          {t('signIn')}
        </Button>
        <Button
          variant="soft"
          size="3"
          loading={snapshot.matches('asking')}
          disabled={snapshot.hasTag('busy')}
          onClick={(event) => {
            actor.send({ type: 'code.wanted' });
            focusWrong(event.currentTarget.form);
          }}
        >
          {t('signInByCode')}
        </Button>
        <p className="row auth-else quiet" data-gap="small">
          <Link className="link" to={`/auth/password-recovery${search}`}>
            {t('forgot')}
          </Link>
        </p>
      </form>
      {signInOptions && !isHydrating && (
        <Awaited>
          <OtherWays
            starting={starting}
            onChosen={() => {
              actor.send({ type: 'provider.chosen' });
            }}
          />
        </Awaited>
      )}
      <p className="row auth-else quiet" data-gap="small">
        {t('noAccount')}{' '}
        <Link className="link" to={`/auth/registration${search}${hash}`}>
          {t('register')}
        </Link>
      </p>
    </Screen>
  );
}
