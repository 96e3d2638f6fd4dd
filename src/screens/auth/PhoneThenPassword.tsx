import { useActorRef, useSelector } from '@xstate/react';
import { Navigate, useLocation } from 'react-router-dom';
import type { phoneThenPassword } from '#machines/flows/auth/phoneThenPassword/phoneThenPassword.ts';
import { useAccountFacts } from '#src/session/job.ts';
import { afterRegistering } from '#src/session/afterRegistering.ts';
import { useAfterSignIn } from '#src/session/useAfterSignIn.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { InfoIcon } from '#src/components/icons.tsx';
import { LimitedNotice } from '#src/components/feedback/LimitedNotice.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { useText } from '#src/i18n/useText.ts';
import { CodeSteps } from './CodeSteps.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import type { CameFrom } from './cameFrom.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { phoneInLink } from './phoneInLink.ts';

type Machine = ReturnType<typeof phoneThenPassword>;
export type Words = 'register' | 'recover';

/** Both ends of registration and recovery; the code page is between them. */
export function PhoneThenPassword({ machine, words }: { machine: Machine; words: Words }) {
  const t = useText('registration');
  const location = useLocation();
  const { search } = location;
  const cameFrom = location.state as CameFrom | null;
  const { outcome, leadsTo } = useAfterSignIn();
  const { isInvited } = useAccountFacts();
  const actor = useActorRef(machine, {
    input: { phoneNumber: cameFrom?.typed ?? phoneInLink(location.hash) },
    inspect,
  });
  const snapshot = useSelector(actor, (current) => current);
  const { askedCode, failure, phoneNumber, waitSeconds } = snapshot.context;
  if (leadsTo !== undefined)
    return <Navigate to={words === 'register' ? afterRegistering(leadsTo, isInvited) : leadsTo} replace />;
  if (askedCode && snapshot.matches('codeAsked'))
    return (
      <>
        {/* Back from the code shows the phone number as typed. */}
        <Navigate to={location} state={{ typed: phoneNumber } satisfies CameFrom} replace />
        <Navigate
          to={`/auth/auth-otp/${askedCode.otpId}${search}`}
          state={{ ...askedCode, typed: phoneNumber }}
        />
      </>
    );
  const toLogin = `/auth/login${search}${location.hash}`;
  const notice = snapshot.hasTag('limited') ? (
    <LimitedNotice failure={failure} seconds={waitSeconds} />
  ) : (
    failure && <FailureNotice failure={failure} />
  );
  if (snapshot.matches('over'))
    return (
      <Screen title={t('overTitle')} actor={actor}>
        {notice}
        <Button
          size="3"
          onClick={() => {
            actor.send({ type: 'flow.restarted' });
          }}
        >
          {t('restart')}
        </Button>
        <p className="quiet">{t('overHint')}</p>
        <ButtonLink to={toLogin} size="3" variant="soft" color="gray">
          {t('toSignIn')}
        </ButtonLink>
      </Screen>
    );
  if (snapshot.hasTag('phone'))
    return (
      <Screen title={t(`ends.${words}.title`)} lead={t(`ends.${words}.lead`)} back={toLogin} actor={actor}>
        <CodeSteps current={0} />
        {notice}
        <PhoneForm actor={actor} toLogin={toLogin} />
      </Screen>
    );
  if (snapshot.matches('opening'))
    return (
      <Screen title={t(`ends.${words}.title`)} actor={actor}>
        <BusyWord />
      </Screen>
    );
  return (
    <Screen title={t(`ends.${words}.passwordTitle`)} lead={t(`ends.${words}.passwordLead`)} actor={actor}>
      <CodeSteps current={2} />
      {words === 'recover' && cameFrom?.purpose === 'registration' && <Known />}
      {notice}
      <NewPasswordForm
        actor={actor}
        submit={t(`ends.${words}.save`)}
        typed={cameFrom?.typed}
        starting={outcome === 'busy'}
      />
    </Screen>
  );
}

/**
 * Someone who registers a known phone number learns it here, after the code has proven the phone number to be theirs.
 */
function Known() {
  const t = useText('registration');
  return (
    <Notice role="status" icon={<InfoIcon />}>
      <div>
        <strong>{t('known')}</strong>
      </div>
    </Notice>
  );
}
