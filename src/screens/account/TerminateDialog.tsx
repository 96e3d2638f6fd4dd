import type { SnapshotFrom } from 'xstate';
import type { devicesMachine, DevicesEvent } from '#machines/flows/account/devices/devicesMachine.ts';
import { ConfirmDialog } from '#src/components/ConfirmDialog.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { useText } from '#src/i18n/useText.ts';
import { useDeviceName } from './DeviceRow.tsx';

interface TerminateDialogProps {
  snapshot: SnapshotFrom<typeof devicesMachine>;
  send: (event: DevicesEvent) => void;
}

/** Says which device will be out at its next call, before it is. */
export function TerminateDialog({ snapshot, send }: TerminateDialogProps) {
  const t = useText('personal');
  const common = useText('common');
  const nameOf = useDeviceName();
  const { devices, termination, failure } = snapshot.context;
  const all = termination === 'others';
  const aimed = all ? undefined : devices?.find(({ deviceId }) => deviceId === termination?.deviceId);
  const name = nameOf(aimed ?? { name: null, platform: null });
  return (
    <ConfirmDialog
      open={snapshot.hasTag('asking')}
      title={all ? t('devices.endOthersTitle') : t('devices.endTitle', { name })}
      text={t('devices.endText')}
      confirmLabel={
        snapshot.hasTag('error') ? common('tryAgain') : all ? t('devices.endOthers') : t('devices.end')
      }
      tone="danger"
      busy={snapshot.hasTag('busy')}
      onConfirm={() => {
        send({ type: 'termination.confirmed' });
      }}
      onCancel={() => {
        send({ type: 'termination.dismissed' });
      }}
    >
      {failure && <FailureNotice failure={failure} />}
    </ConfirmDialog>
  );
}
