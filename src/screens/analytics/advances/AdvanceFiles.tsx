import { downloadMachineOf } from '#machines/flows/shared/download/downloadMachine.ts';
import { defaultQuery } from '#machines/flows/shared/list/listQuery.ts';
import { exportAdvanceFigures, type AdvanceFigures } from '#src/actors/analytics/advances.ts';
import type { WantedFile } from '#src/actors/shared/saveFile.ts';
import { ExportButtons } from '#src/components/ExportButtons.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { useDownload } from '#src/components/useDownload.ts';
import { useText } from '#src/i18n/useText.ts';

const exporting = downloadMachineOf<WantedFile>().provide({ actors: { saveFile: exportAdvanceFigures } });

interface AdvanceFilesProps {
  data: AdvanceFigures;
  unit: string | null;
}

/** What the section shows, as a file. */
export function AdvanceFiles({ data: { from, to }, unit }: AdvanceFilesProps) {
  const t = useText('advances');
  const download = useDownload(exporting, {
    ...defaultQuery,
    filter: { from, to, ...(unit !== null && { unit }) },
  });
  return (
    <>
      {download.failure && (
        <FailureNotice failure={download.failure} onRetry={download.retry} onClose={download.stop} />
      )}
      <ExportButtons
        busy={download.busy}
        onStart={(format) => download.start(format)}
        onStop={download.stop}
        label={t('export')}
      />
    </>
  );
}
