import { useActorRef, useSelector } from '@xstate/react';
import { profileSettingsMachine } from '#machines/flows/account/profileSettings/profileSettingsMachine.ts';
import { loadProfile, saveProfile } from '#src/actors/account/profileSettings.ts';
import { draftKeeper, loadDraft } from '#src/actors/account/profileSettingsDraft.ts';
import { draftStore } from '#src/runtime/drafts/draftStore.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { useAccountFacts } from '#src/session/job.ts';
import { startup } from '#src/session/startup.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { LinkedIdentities } from '#src/components/identities/LinkedIdentities.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';
import { EditIdentity } from './EditIdentity.tsx';
import { IdentityFacts } from './IdentityFacts.tsx';
import { PasswordSection } from './PasswordSection.tsx';

const machine = profileSettingsMachine.provide({
  actors: {
    loadProfile,
    saveProfile,
    loadDraft: loadDraft(draftStore),
    draftKeeper: draftKeeper(draftStore),
  },
});

export default function ProfileSettingsScreen() {
  const { accountId } = useAccountFacts();
  return <ProfileSettings key={accountId} owner={accountId} />;
}

function ProfileSettings({ owner }: { owner: string }) {
  const t = useText('personal');
  const actor = useActorRef(machine, { input: { owner }, inspect });
  const opening = useSelector(actor, (current) => current.hasTag('opening'));
  const viewing = useSelector(actor, (current) => current.matches('viewing'));
  const editing = useSelector(actor, (current) => current.hasTag('editing'));
  const facts = useSelector(actor, ({ context }) => context.facts);
  const failure = useSelector(actor, (current) => current.matches('failed') && current.context.failure);
  useEmitted(actor, {
    saved: ({ firstName, lastName }) => {
      showToast({ tone: 'success', title: t('profile.saved') });
      startup.send({ type: 'person.renamed', firstName, lastName });
    },
  });
  return (
    <Screen title={t('profile.title')} width="form" actor={actor} back="/account">
      {opening && (
        <>
          <SkeletonCard height={320} />
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
      {viewing && facts && (
        <IdentityFacts
          facts={facts}
          onEdit={() => {
            actor.send({ type: 'editing.started' });
          }}
        />
      )}
      {editing && <EditIdentity actor={actor} />}
      {facts && <PasswordSection />}
      {facts && <LinkedIdentities />}
    </Screen>
  );
}
