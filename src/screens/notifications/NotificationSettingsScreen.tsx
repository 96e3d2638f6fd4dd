import { useActorRef, useSelector } from '@xstate/react';
import {
  notificationSettingsMachine,
  type SettingsEvent,
} from '#machines/flows/notifications/notificationSettings/notificationSettingsMachine.ts';
import { loadSettings, saveSettings } from '#src/actors/notifications/notifications.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { useText } from '#src/i18n/useText.ts';
import { ChannelTable } from './settings/ChannelTable.tsx';
import { InstallHint } from './settings/InstallHint.tsx';
import { PushHere } from './settings/PushHere.tsx';
import { QuietHoursForm } from './settings/QuietHoursForm.tsx';

const machine = notificationSettingsMachine.provide({ actors: { loadSettings, saveSettings } });

export default function NotificationSettingsScreen() {
  const t = useText('notifications');
  const actor = useActorRef(machine, { inspect });
  const snapshot = useSelector(actor, (current) => current);
  const send = (event: SettingsEvent) => {
    actor.send(event);
  };
  const { settings, failure } = snapshot.context;
  return (
    <Screen title={t('settings.title')} lead={t('settings.lead')} actor={actor} back="/account">
      <PushHere />
      {failure && <FailureNotice failure={failure} onRetry={() => send({ type: 'settings.retried' })} />}
      {snapshot.matches('loading') && (
        <section className="card">
          <SkeletonList rows={6} />
          <BusyWord />
        </section>
      )}
      {settings && (
        <>
          <ChannelTable settings={settings} send={send} />
          <QuietHoursForm quietHours={settings.quietHours} send={send} />
          <p className="quiet" role="status">
            {snapshot.matches({ shown: 'saving' }) && t('settings.saving')}
          </p>
        </>
      )}
      <InstallHint />
    </Screen>
  );
}
