import { useActorRef } from '@xstate/react';
import {
  deviceTerminationMachine,
  type Termination,
} from '#machines/flows/account/deviceTermination/deviceTerminationMachine.ts';
import { loadDevices, terminate } from '#src/actors/account/devices.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { ListFoot } from '#src/components/list/ListFoot.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonList } from '#src/components/feedback/Skeleton.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { usePages } from '#src/components/list/usePages.ts';
import { useText } from '#src/i18n/useText.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { TerminationDialog } from './TerminationDialog.tsx';

const page = makePage(loadDevices);
const termination = deviceTerminationMachine.provide({ actors: { sendChange: terminate } });

export default function DevicesScreen() {
  const t = useText('personal');
  const { actor, data: devices, failure, refresh, retry } = usePage(page);
  const change = useActorRef(termination, { inspect });
  useEmitted(change, {
    changed: ({ subject }) => {
      showToast({
        tone: 'success',
        title: t(subject === 'others' ? 'devices.othersEnded' : 'devices.ended'),
      });
      refresh();
    },
    doubtful: refresh,
  });
  const end = (subject: Termination) => {
    change.send({ type: 'change.chosen', subject });
  };
  const others = devices?.filter(({ current }) => !current) ?? [];
  const pages = usePages(devices?.length ?? 0);
  return (
    <Screen title={t('devices.title')} lead={t('devices.lead')} actor={actor} back="/account">
      {!devices && !failure && (
        <section className="card">
          <SkeletonList rows={3} />
          <BusyWord />
        </section>
      )}
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {devices && (
        <section className="card stack">
          <ul className="lines">
            {devices.slice(pages.from, pages.to).map((device) => (
              <DeviceRow
                key={device.deviceId}
                device={device}
                onTerminate={() => {
                  end({ deviceId: device.deviceId });
                }}
              />
            ))}
          </ul>
          <ListFoot inCard {...pages.foot} />
          {others.length === 0 && <p className="quiet">{t('devices.alone')}</p>}
          {others.length > 1 && (
            <Button
              variant="soft"
              color="red"
              size="3"
              onClick={() => {
                end('others');
              }}
            >
              {t('devices.endOthers')}
            </Button>
          )}
        </section>
      )}
      <TerminationDialog change={change} devices={others} />
    </Screen>
  );
}
