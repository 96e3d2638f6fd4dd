import { downloadMachineOf } from '#machines/flows/shared/download/downloadMachine.ts';
import { defaultQuery } from '#machines/flows/shared/list/listQuery.ts';
import { exportArrivalTimes, type ArrivalTimes } from '#src/actors/analytics/arrivalTimes.ts';
import type { WantedFile } from '#src/actors/shared/saveFile.ts';
import { ExportButtons } from '#src/components/ExportButtons.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { useDownload } from '#src/components/useDownload.ts';
import { useText } from '#src/i18n/useText.ts';

const exporting = downloadMachineOf<WantedFile>().provide({ actors: { saveFile: exportArrivalTimes } });

interface ArrivalsExportProps {
  arrivals: ArrivalTimes;
  unit: string | null;
}

/** The map's numbers as a file. */
export function ArrivalsExport({ arrivals: { from, to }, unit }: ArrivalsExportProps) {
  const t = useText('analytics');
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
        label={t('arrivals.export')}
      />
    </>
  );
}
