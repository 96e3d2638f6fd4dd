import type { OpenSheet } from '#src/actors/employees/upload/sheets.ts';
import { Button } from '#src/components/Button.tsx';
import { useText } from '#src/i18n/useText.ts';
import { ProgressBar } from './ProgressBar.tsx';
import type { UploadProps } from './uploadProps.ts';
import { openSheetOf, useSheetView } from './useSheet.ts';

export function ReadingView({ snapshot, send, heading }: UploadProps) {
  const t = useText('upload');
  const { file } = snapshot.context;
  const sheet = openSheetOf(file);
  const work = snapshot.matches('restoring')
    ? 'restoring'
    : snapshot.matches('reading')
      ? 'reading'
      : 'checking';
  const word = t(work);
  return (
    <section className="card stack">
      <h2 ref={heading} tabIndex={-1}>
        {word}
      </h2>
      <p className="quiet">{file?.fileName}</p>
      {sheet && <Progress sheet={sheet} label={word} />}
      {!snapshot.matches('restoring') && (
        <footer className="row foot">
          <Button size="3" variant="soft" color="gray" onClick={() => send({ type: 'reading.cancelled' })}>
            {t('cancel')}
          </Button>
        </footer>
      )}
    </section>
  );
}

function Progress({ sheet, label }: { sheet: OpenSheet; label: string }) {
  useSheetView(sheet.view);
  return <ProgressBar label={label} share={sheet.view.share()} />;
}
