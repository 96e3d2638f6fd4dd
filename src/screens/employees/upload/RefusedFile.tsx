import type { RefusalCode } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import { AlertIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';

export function RefusedFile({ refusal }: { refusal: RefusalCode }) {
  const t = useText('upload');
  return (
    <Notice tone="red" role="alert" icon={<AlertIcon />}>
      <div>
        <strong>{t('refusedTitle')}</strong>
        <p>{t(`refused.${refusal}`)}</p>
      </div>
    </Notice>
  );
}
