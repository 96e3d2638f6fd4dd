import type { RefusalCode } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import { AlertIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';

export function RefusedFile({ refusal }: { refusal: RefusalCode }) {
  const t = useText('upload');
  return (
    <div className="notice" data-tone="red" role="alert">
      <AlertIcon />
      <div>
        <strong>{t('refusedTitle')}</strong>
        <p>{t(`refused.${refusal}`)}</p>
      </div>
    </div>
  );
}
