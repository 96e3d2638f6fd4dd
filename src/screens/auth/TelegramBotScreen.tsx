import { useActorRef, useSelector } from '@xstate/react';
import { Navigate } from 'react-router-dom';
import { telegramBotSignInMachine } from '#machines/flows/auth/telegramBotSignIn/telegramBotSignInMachine.ts';
import { askSignIn, startSignIn } from '#src/actors/auth/providers/telegram.ts';
import { useAfterSignIn } from '#src/session/useAfterSignIn.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { signInOptions } from '#src/runtime/signInOptions.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { AlertIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { BotWait } from './BotWait.tsx';
import { NotOffered, Unlinked, useNext } from './ProviderEnds.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';

const machine = telegramBotSignInMachine.provide({ actors: { startSignIn, askSignIn } });

export default function TelegramBotScreen() {
  const t = useText('identity');
  if (signInOptions?.telegram) return <BotSignIn />;
  return (
    <Screen title={t('botTitle')} back="/auth/login">
      <NotOffered />
    </Screen>
  );
}

function BotSignIn() {
  const t = useText('identity');
  const { search } = useNext();
  const { leadsTo } = useAfterSignIn();
  const actor = useActorRef(machine, { inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { signIn, failure, askedCode, displayName } = snapshot.context;
  if (leadsTo !== undefined) return <Navigate to={leadsTo} replace />;
  if (askedCode && snapshot.matches('codeAsked'))
    return <Navigate to={`/auth/auth-otp/${askedCode.otpId}${search}`} state={askedCode} replace />;
  return (
    <Screen title={t('botTitle')} lead={t('botLead')} back={`/auth/login${search}`} actor={actor}>
      {(snapshot.matches('starting') || snapshot.matches('signedIn')) && (
        <>
          <SkeletonCard height={260} />
          <BusyWord />
        </>
      )}
      {failure && <FailureNotice failure={failure} />}
      {signIn && snapshot.hasTag('shown') && <BotWait signIn={signIn} opened={snapshot.context.opened} />}
      {snapshot.matches('denied') && <Over title={t('denied')} text={t('deniedText')} />}
      {snapshot.matches('expired') && <Over title={t('expired')} text={t('expiredText')} />}
      {snapshot.hasTag('over') && (
        <Button
          size="3"
          onClick={() => {
            actor.send({ type: 'signIn.restarted' });
          }}
        >
          {t('again')}
        </Button>
      )}
      {snapshot.matches('unlinked') ? (
        <Unlinked displayName={displayName} />
      ) : (
        <ButtonLink to={`/auth/telegram${search}`} size="3" variant="soft" color="gray">
          {t('byWidget')}
        </ButtonLink>
      )}
    </Screen>
  );
}

function Over({ title, text }: { title: string; text: string }) {
  return (
    <Notice tone="amber" role="alert" icon={<AlertIcon />}>
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </Notice>
  );
}
