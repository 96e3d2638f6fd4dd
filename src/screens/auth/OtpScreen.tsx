import { useActorRef, useSelector } from '@xstate/react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { formatPhone } from '#domain/format/identifiers.ts';
import type { AskedCode, ProvedNext } from '#machines/flows/auth/otp/askedCode.ts';
import { otpMachine } from '#machines/flows/auth/otp/otpMachine.ts';
import { retryAfterOf, type Failure } from '#machines/support/failure.ts';
import { resendCode, verifyCode } from '#src/actors/auth/oneTimeCode.ts';
import { readMessages } from '#src/actors/notifications/readMessages.ts';
import { useAfterSignIn } from '#src/session/useAfterSignIn.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { LimitedNotice } from '#src/components/feedback/LimitedNotice.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { useText } from '#src/i18n/useText.ts';
import { CodeForm } from './CodeForm.tsx';
import { CodeSteps } from './CodeSteps.tsx';
import type { CameFrom } from './cameFrom.ts';

const machine = otpMachine.provide({ actors: { verifyCode, resendCode, readMessages } });

const startPages = {
  newDevice: '/auth/login',
  signIn: '/auth/login',
  registration: '/auth/registration',
  passwordRecovery: '/auth/password-recovery',
} as const;

const endPages: Record<ProvedNext, string> = {
  completeRegistration: startPages.registration,
  completePasswordRecovery: startPages.passwordRecovery,
};

/** Survives a reload: what is not in the address is in the browser's history entry. */
type Asked = AskedCode & CameFrom;

function inputOf(otpId: string, asked: Asked | null) {
  const left = asked ? Math.ceil((asked.resendAt - Date.now()) / 1000) : 0;
  return { otpId, phoneNumber: asked?.phoneNumber ?? null, resendInSeconds: Math.max(0, left) };
}

export default function OtpScreen() {
  const t = useText('auth');
  const say = useText('registration');
  const { id = '' } = useParams();
  const location = useLocation();
  const { search } = location;
  const asked = location.state as Asked | null;
  const { outcome, leadsTo } = useAfterSignIn();
  const actor = useActorRef(machine, { input: inputOf(id, asked), inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { failure, phoneNumber, next } = snapshot.context;
  // Whoever has typed it sees whether a digit is wrong.
  const shown = asked?.typed ?? phoneNumber;
  const start = startPages[asked?.purpose ?? 'newDevice'] + search;
  if (leadsTo !== undefined) return <Navigate to={leadsTo} replace />;
  if (next && snapshot.matches('proved')) {
    // The page of the phone number lies before this entry, which becomes the one of the password.
    const step = asked && startPages[asked.purpose] === endPages[next] ? 1 : undefined;
    const cameFrom: CameFrom = { typed: asked?.typed, purpose: asked?.purpose, step };
    return <Navigate to={endPages[next] + search} state={cameFrom} replace />;
  }
  if (snapshot.matches('over'))
    return (
      <Screen title={t('codeOver')} actor={actor}>
        {isUnknown(failure) ? <p>{t('codeUnknown')}</p> : failure && <FailureNotice failure={failure} />}
        <ButtonLink to={start} size="3">
          {t('signInAgain')}
        </ButtonLink>
      </Screen>
    );
  return (
    <Screen
      title={t('codeTitle')}
      lead={shown ? t('codeLead', { phone: formatPhone(shown) }) : t('codeLeadUnknown')}
      back={start}
      actor={actor}
    >
      {(asked?.purpose === 'registration' || asked?.purpose === 'passwordRecovery') && (
        <CodeSteps current={1} />
      )}
      {failure && retryAfterOf(failure) > 0 ? (
        <LimitedNotice failure={failure} seconds={retryAfterOf(failure)} />
      ) : (
        failure && <FailureNotice failure={failure} />
      )}
      <CodeForm actor={actor} purpose={asked?.purpose} starting={outcome === 'busy'} />
      {asked?.typed !== undefined && (
        <p className="row auth-else quiet">
          <Link className="link" to={start} state={{ typed: asked.typed } satisfies CameFrom}>
            {say('changePhone')}
          </Link>
        </p>
      )}
    </Screen>
  );
}

const isUnknown = (failure: Failure | null) => failure?.kind === 'problem' && failure.status === 404;
