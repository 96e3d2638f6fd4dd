import type { Period } from '#domain/analytics/period.ts';
import { defaultQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { Export } from '#src/actors/shared/saveFile.ts';
import { ExportButtons } from '#src/components/list/ExportButtons.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { useDownload } from '#src/components/hooks/useDownload.ts';

interface FiguresFileProps {
  /** Exports these figures. */
  machine: Export;
  period: Period;
  unit: string | null;
  /** Name of what is exported. */
  label: string;
}

/** Exports what a part of the page shows. */
export function FiguresFile({ machine, period: { from, to }, unit, label }: FiguresFileProps) {
  const download = useDownload(machine, {
    ...defaultQuery,
    filter: { from, to, ...(unit !== null && { unit }) },
  });
  return (
    <>
      {download.failure && (
        <FailureNotice failure={download.failure} onRetry={download.retry} onClose={download.stop} />
      )}
      <ExportButtons download={download} label={label} />
    </>
  );
}
