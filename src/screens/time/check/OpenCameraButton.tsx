import { Button } from '#src/components/Button.tsx';
import { ScanIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';

export function OpenCameraButton({ onClick }: { onClick: () => void }) {
  const t = useText('attendance');
  return (
    <Button variant="soft" color="gray" onClick={onClick}>
      <ScanIcon size={20} />
      {t('openCamera')}
    </Button>
  );
}
