import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useSearchParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { profileCreationMachine } from '#machines/flows/account/profileCreation/profileCreationMachine.ts';
import { createOrganization } from '#src/actors/organization/createOrganization.ts';
import { enterApp } from '#src/actors/account/enterApp.ts';
import { draftKeeper, loadDraft } from '#src/actors/account/profileDraft.ts';
import { stepHistory } from '#src/actors/shared/stepHistory.ts';
import { acceptJob, findJobs, loadProfile, saveProfile } from '#src/actors/account/profile.ts';
import { draftStore } from '#src/runtime/drafts/draftStore.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { useAccountFacts } from '#src/session/job.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { Steps } from '#src/components/form/Steps.tsx';
import { SignedIn } from '#src/components/themed/SignedIn.tsx';
import { useLeaveWhenDone } from '#src/components/hooks/useLeaveWhenDone.ts';
import { useText } from '#src/i18n/useText.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { JobStep } from './JobStep.tsx';
import { CompleteView, FoundedView } from './ProfileEnds.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SideLine } from './SideLine.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import { readSide } from './side.ts';

const machine = profileCreationMachine.provide({
  actors: {
    stepHistory,
    loadDraft: loadDraft(draftStore),
    draftKeeper: draftKeeper(draftStore),
    loadProfile,
    saveProfile,
    findJobs,
    acceptJob,
    createOrganization,
    enterApp,
  },
});

const viewOf = (snapshot: SnapshotFrom<typeof profileCreationMachine>) => ({
  isLoading: snapshot.matches('recalling') || snapshot.matches('loading'),
  failure: snapshot.matches('failed') && snapshot.context.failure,
  part: (['profile', 'company', 'jobs', 'joined'] as const).find((tag) => snapshot.hasTag(tag)),
  isComplete: snapshot.matches('complete'),
  isFounded: snapshot.matches('founded'),
});

export default function ProfileCreationScreen() {
  const { accountId } = useAccountFacts();
  return (
    <SignedIn>
      <FirstSteps key={accountId} owner={accountId} />
    </SignedIn>
  );
}

function FirstSteps({ owner }: { owner: string }) {
  const t = useText('account');
  const say = useText('sides');
  const [query] = useSearchParams();
  const side = readSide(query) ?? 'employee';
  const actor = useActorRef(machine, { input: { owner, side }, inspect });
  const { failure, part, ...view } = useSelector(actor, viewOf, shallowEqual);
  useLeaveWhenDone(actor, ({ context }) => (context.side === 'employer' ? '/start' : '/home'));
  return (
    <Screen title={t('step.title')} actor={actor}>
      {part && part !== 'joined' && (
        <>
          <SideLine side={side} />
          <Steps
            steps={[t('step.profile'), side === 'employer' ? say('company') : t('step.job')]}
            current={part === 'profile' ? 0 : 1}
          />
        </>
      )}
      {view.isLoading && (
        <>
          <SkeletonCard height={480} />
          <BusyWord />
        </>
      )}
      {failure && (
        <FailureNotice
          failure={failure}
          onRetry={() => {
            actor.send({ type: 'profile.retried' });
          }}
        />
      )}
      {part === 'profile' && <ProfileForm actor={actor} />}
      {part === 'company' && <CompanyForm actor={actor} />}
      {part === 'jobs' && <JobStep actor={actor} />}
      {part === 'joined' && (
        <p className="quiet" role="status">
          {t('step.joining')}
        </p>
      )}
      {view.isComplete && <CompleteView actor={actor} />}
      {view.isFounded && <FoundedView actor={actor} />}
      <SignOutButton />
    </Screen>
  );
}
