import { Flex } from '@radix-ui/themes';
import { useActorRef, useSelector } from '@xstate/react';
import { fullName } from '#domain/employee.ts';
import { formatPhone } from '#domain/format/index.ts';
import { accountMachine, type AccountPage } from '#machines/flows/account/account/accountMachine.ts';
import { acceptJob, loadAccount } from '#src/actors/account/profile.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { PersonIcon } from '#src/components/icons.tsx';
import { LanguageSwitch } from '#src/components/LanguageSwitch.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { Setting } from '#src/components/form/Setting.tsx';
import { Skeleton, SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { DensitySwitch, ThemeSwitch } from '#src/components/AppearanceSwitches.tsx';
import { useText } from '#src/i18n/useText.ts';
import { MyJobs } from './MyJobs.tsx';
import { SettingsLinks } from './SettingsLinks.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import type { SendAccount } from './MyJobs.tsx';

const machine = accountMachine.provide({ actors: { loadAccount, acceptJob } });

export default function AccountScreen() {
  const t = useText('account');
  const actor = useActorRef(machine, { inspect });
  const snapshot = useSelector(actor, (current) => current);
  const send: SendAccount = (event) => {
    actor.send(event);
  };
  const { page, failure } = snapshot.context;
  return (
    <Screen title={t('title')} actor={actor}>
      {snapshot.matches('loading') && <Loading />}
      {snapshot.matches('failed') && failure && (
        <FailureNotice
          failure={failure}
          onRetry={() => {
            send({ type: 'account.retried' });
          }}
        />
      )}
      {snapshot.hasTag('shown') && page && (
        <>
          <Person account={page.account} />
          <MyJobs snapshot={snapshot} jobs={page.jobs} send={send} />
        </>
      )}
      <SettingsLinks />
      <section className="card stack" aria-labelledby="account-app">
        <h2 id="account-app">{t('app')}</h2>
        <Setting label={t('language')}>
          <LanguageSwitch />
        </Setting>
        <Setting label={t('theme')}>
          <ThemeSwitch />
        </Setting>
        <Setting label={t('density.title')}>
          <DensitySwitch />
        </Setting>
      </section>
      <SignOutButton />
    </Screen>
  );
}

function Person({ account }: { account: AccountPage['account'] }) {
  const t = useText('account');
  const { firstName, lastName, phoneNumber } = account;
  return (
    <Flex asChild align="center" gap="4">
      <section className="card">
        <span className="mark" data-size="large">
          <PersonIcon size={28} />
        </span>
        <div>
          <h2>{firstName && lastName ? fullName({ firstName, lastName }) : t('noName')}</h2>
          <p className="quiet figures">{formatPhone(phoneNumber)}</p>
        </div>
      </section>
    </Flex>
  );
}

function Loading() {
  return (
    <>
      <Flex asChild align="center" gap="4">
        <section className="card">
          <Skeleton width={64} height={64} round />
          <Flex direction="column" gap="2" flexGrow="1">
            <Skeleton width="60%" height={20} />
            <Skeleton width="40%" />
          </Flex>
        </section>
      </Flex>
      <section className="card">
        <SkeletonList rows={2} />
        <BusyWord />
      </section>
    </>
  );
}
