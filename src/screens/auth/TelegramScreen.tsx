import { useActorRef, useSelector } from '@xstate/react';
import { Navigate, useLocation } from 'react-router-dom';
import { telegramLoginMachine } from '#machines/flows/auth/telegramLogin/telegramLoginMachine.ts';
import {
  loadWidget,
  signInWithTelegram,
  telegramDataIn,
  widgetPlace,
} from '#src/actors/auth/providers/telegram.ts';
import { useAfterSignIn } from '#src/session/useAfterSignIn.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { signInOptions } from '#src/runtime/signInOptions.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { AlertIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { NotOffered, Unlinked, useNext } from './ProviderEnds.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';

const machine = telegramLoginMachine.provide({ actors: { loadWidget, signInWithTelegram } });

export default function TelegramScreen() {
  const t = useText('identity');
  if (signInOptions?.telegram) return <TelegramLogin />;
  return (
    <Screen title={t('widgetTitle')} back="/auth/login">
      <NotOffered />
    </Screen>
  );
}

function TelegramLogin() {
  const t = useText('identity');
  const place = useLocation();
  const { search } = useNext();
  const { leadsTo } = useAfterSignIn();
  const actor = useActorRef(machine, { input: { given: telegramDataIn(place) }, inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { failure, askedCode, displayName } = snapshot.context;
  if (leadsTo !== undefined) return <Navigate to={leadsTo} replace />;
  if (askedCode && snapshot.matches('codeAsked'))
    return <Navigate to={`/auth/auth-otp/${askedCode.otpId}${search}`} state={askedCode} replace />;
  const retry = () => {
    actor.send({ type: 'login.retried' });
  };
  return (
    <Screen title={t('widgetTitle')} lead={t('widgetLead')} back={`/auth/login${search}`} actor={actor}>
      {(snapshot.matches('sending') || snapshot.matches('signedIn')) && (
        <>
          <p role="status">{t('sending')}</p>
          <Skeleton height={44} />
          <BusyWord />
        </>
      )}
      {/* Always rendered: the machine asks for the widget before the screen has rendered that state. */}
      <div id={widgetPlace} className="row telegram-widget" hidden={!snapshot.hasTag('widget')} />
      {snapshot.matches({ offering: 'unloadable' }) && <Unloadable onRetry={retry} />}
      {failure && (
        <FailureNotice failure={failure} onRetry={snapshot.matches('unsent') ? retry : undefined} />
      )}
      {snapshot.matches('refused') && (
        <Button
          size="3"
          onClick={() => {
            actor.send({ type: 'login.restarted' });
          }}
        >
          {t('again')}
        </Button>
      )}
      {snapshot.matches('unlinked') ? (
        <Unlinked displayName={displayName} />
      ) : (
        <ButtonLink to={`/auth/telegram-bot${search}`} size="3" variant="soft" color="gray">
          {t('byBot')}
        </ButtonLink>
      )}
    </Screen>
  );
}

function Unloadable({ onRetry }: { onRetry: () => void }) {
  const t = useText('identity');
  const common = useText('common');
  return (
    <Notice tone="amber" role="alert" icon={<AlertIcon />}>
      <div>
        <strong>{t('widgetUnloadable')}</strong>
      </div>
      <Button variant="soft" color="amber" onClick={onRetry}>
        {common('tryAgain')}
      </Button>
    </Notice>
  );
}
