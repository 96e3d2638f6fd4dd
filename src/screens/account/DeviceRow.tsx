import { formatInstant } from '#domain/format/index.ts';
import type { Device } from '#src/actors/account/devices.ts';
import { deviceRecord, RecordChartLink } from '#src/components/inspector/RecordChartLink.tsx';
import { Button } from '#src/components/Button.tsx';
import { DeviceIcon } from '#src/components/icons.tsx';
import { IconRow } from '#src/components/IconRow.tsx';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

interface DeviceRowProps {
  device: Device;
  onTerminate: () => void;
}

/** A device's name, when it was last active, and a button that ends its session unless it is this one. */
export function DeviceRow({ device, onTerminate }: DeviceRowProps) {
  const t = useText('personal');
  const name = useDeviceName()(device);
  const [language] = useLanguage();
  return (
    <IconRow
      icon={<DeviceIcon size={22} />}
      title={name}
      text={
        device.current
          ? t('devices.linked', { when: formatInstant(device.createdAt, language) })
          : t(device.signedIn ? 'devices.lastSeen' : 'devices.signedOut', {
              when: formatInstant(device.lastSeenAt, language),
            })
      }
      aria-current={device.current || undefined}
    >
      <RecordChartLink machine="device" record={deviceRecord(name, device)} />
      {device.current ? (
        <StatusBadge tone="teal" label={t('devices.this')} />
      ) : (
        <Button variant="soft" color="red" aria-label={t('devices.endNamed', { name })} onClick={onTerminate}>
          {t('devices.end')}
        </Button>
      )}
    </IconRow>
  );
}

export function useDeviceName(): (device: Pick<Device, 'name' | 'platform'>) => string {
  const t = useText('personal');
  return ({ name, platform }) => name ?? platform ?? t('devices.unnamed');
}
