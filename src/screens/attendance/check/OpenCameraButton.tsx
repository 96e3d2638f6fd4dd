import { ScanIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';

export function OpenCameraButton({ onClick }: { onClick: () => void }) {
  const t = useText('attendance');
  return (
    <button type="button" className="way" onClick={onClick}>
      <ScanIcon size={22} />
      {t('openCamera')}
    </button>
  );
}
