import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { deviceTerminationMachine } from '#machines/flows/account/deviceTermination/deviceTerminationMachine.ts';
import type { Device } from '#src/actors/account/devices.ts';
import { ChangeDialog } from '#src/components/dialog/ChangeDialog.tsx';
import { useText } from '#src/i18n/useText.ts';
import { useDeviceName } from './DeviceRow.tsx';

interface TerminationDialogProps {
  change: ActorRefFrom<typeof deviceTerminationMachine>;
  devices: readonly Device[];
}

/** Names the device whose session ends. */
export function TerminationDialog({ change, devices }: TerminationDialogProps) {
  const t = useText('personal');
  const nameOf = useDeviceName();
  const termination = useSelector(change, ({ context }) => context.subject);
  const all = termination === 'others';
  const device = all ? undefined : devices.find(({ deviceId }) => deviceId === termination?.deviceId);
  const name = nameOf(device ?? { name: null, platform: null });
  return (
    <ChangeDialog
      change={change}
      title={all ? t('devices.endOthersTitle') : t('devices.endTitle', { name })}
      text={t('devices.endText')}
      confirmLabel={all ? t('devices.endOthers') : t('devices.end')}
      tone="danger"
    />
  );
}
