import { useActorRef, useSelector } from '@xstate/react';
import { Navigate, useLocation } from 'react-router-dom';
import { googleSignInMachine } from '#machines/flows/auth/googleSignIn/googleSignInMachine.ts';
import { askGoogle, loadGoogle, signInWithGoogle } from '#src/actors/auth/providers/google.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { signInOptions } from '#src/runtime/signInOptions.ts';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { ProviderIcon } from '#src/components/identities/ProviderIcon.tsx';
import { AlertIcon, InfoIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import './otherWays.css';
import { Notice } from '#src/components/feedback/Notice.tsx';

const machine = googleSignInMachine.provide({ actors: { loadGoogle, askGoogle, signInWithGoogle } });

interface OtherWaysProps {
  /** Startup loads the account. */
  starting: boolean;
  /** One of them was chosen: the screen stays until it leads on. */
  onChosen: () => void;
}

/** Below the sign-in form, for whatever the server has configured; loaded only if there is anything. */
export default function OtherWays({ starting, onChosen }: OtherWaysProps) {
  const t = useText('identity');
  const { search } = useLocation();
  return (
    <section className="stack" aria-label={t('or')}>
      <p className="row auth-else quiet">{t('or')}</p>
      {signInOptions?.google && <Google starting={starting} onChosen={onChosen} />}
      {signInOptions?.telegram && (
        <ButtonLink to={`/auth/telegram-bot${search}`} size="3" variant="outline" color="gray">
          <ProviderIcon provider="telegram" />
          {t('telegram')}
        </ButtonLink>
      )}
    </section>
  );
}

function Google({ starting, onChosen }: OtherWaysProps) {
  const t = useText('identity');
  const { search } = useLocation();
  const actor = useActorRef(machine, { inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { failure, askedCode, displayName } = snapshot.context;
  if (askedCode && snapshot.matches('codeAsked'))
    return <Navigate to={`/auth/auth-otp/${askedCode.otpId}${search}`} state={askedCode} />;
  const said = snapshot.matches('unloadable')
    ? t('googleUnloadable')
    : snapshot.matches('blocked') && t('googleBlocked');
  return (
    <>
      <Button
        variant="outline"
        color="gray"
        size="3"
        loading={snapshot.hasTag('busy') || (starting && snapshot.matches('signedIn'))}
        onClick={() => {
          onChosen();
          actor.send({ type: 'google.chosen' });
        }}
      >
        <ProviderIcon provider="google" />
        {t('google')}
      </Button>
      {said && (
        <Notice tone="amber" role="alert" icon={<AlertIcon />}>
          <div>
            <strong>{said}</strong>
          </div>
        </Notice>
      )}
      {failure && <FailureNotice failure={failure} />}
      {snapshot.matches('unlinked') && (
        <Notice role="status" icon={<InfoIcon />}>
          <div>
            <strong>{t('unlinkedTitle', { name: displayName })}</strong>
            <p>{t('unlinkedHere')}</p>
          </div>
        </Notice>
      )}
    </>
  );
}
