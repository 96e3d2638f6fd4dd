import { useActorRef, useSelector } from '@xstate/react';
import { devicesMachine, type DevicesEvent } from '#machines/flows/account/devices/devicesMachine.ts';
import { loadDevices, terminate } from '#src/actors/account/devices.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { BusyWord } from '#src/components/BusyWord.tsx';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonList } from '#src/components/Skeleton.tsx';
import { useEmitted } from '#src/components/useEmitted.ts';
import { useText } from '#src/i18n/useText.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { TerminateDialog } from './TerminateDialog.tsx';
import './account.css';

const machine = devicesMachine.provide({ actors: { loadDevices, terminate } });

export default function DevicesScreen() {
  const t = useText('personal');
  const actor = useActorRef(machine, { inspect });
  const snapshot = useSelector(actor, (current) => current);
  const send = (event: DevicesEvent) => {
    actor.send(event);
  };
  useEmitted(actor, {
    terminated: ({ termination }) => {
      showToast({
        tone: 'success',
        title: t(termination === 'others' ? 'devices.othersEnded' : 'devices.ended'),
      });
    },
  });
  const { devices, failure } = snapshot.context;
  const others = devices?.filter(({ current }) => !current) ?? [];
  return (
    <Screen title={t('devices.title')} lead={t('devices.lead')} snapshot={snapshot} back="/account">
      {snapshot.matches('loading') && (
        <section className="card">
          <SkeletonList rows={3} />
          <BusyWord />
        </section>
      )}
      {snapshot.matches('failed') && failure && (
        <FailureNotice
          failure={failure}
          onRetry={() => {
            send({ type: 'devices.retried' });
          }}
        />
      )}
      {snapshot.hasTag('shown') && devices && (
        <section className="card stack">
          <ul className="job-list">
            {devices.map((device) => (
              <DeviceRow
                key={device.deviceId}
                device={device}
                disabled={!snapshot.matches({ shown: 'resting' })}
                onTerminate={() => {
                  send({ type: 'termination.chosen', termination: { deviceId: device.deviceId } });
                }}
              />
            ))}
          </ul>
          {others.length === 0 && <p className="quiet">{t('devices.alone')}</p>}
          {others.length > 1 && (
            <Button
              variant="soft"
              color="red"
              size="3"
              disabled={!snapshot.matches({ shown: 'resting' })}
              onClick={() => {
                send({ type: 'termination.chosen', termination: 'others' });
              }}
            >
              {t('devices.endOthers')}
            </Button>
          )}
        </section>
      )}
      <TerminateDialog snapshot={snapshot} send={send} />
    </Screen>
  );
}
