import { KeypadIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';

export function TypeCodeButton({ onClick }: { onClick: () => void }) {
  const t = useText('attendance');
  return (
    <button type="button" className="way" onClick={onClick}>
      <KeypadIcon size={22} />
      {t('typeCode')}
    </button>
  );
}
