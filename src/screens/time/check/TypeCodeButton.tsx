import { Button } from '#src/components/Button.tsx';
import { KeypadIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';

export function TypeCodeButton({ onClick }: { onClick: () => void }) {
  const t = useText('attendance');
  return (
    <Button variant="soft" color="gray" onClick={onClick}>
      <KeypadIcon size={20} />
      {t('typeCode')}
    </Button>
  );
}
