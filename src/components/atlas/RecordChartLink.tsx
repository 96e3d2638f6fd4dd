import { Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { atlasIsOn, onAtlas } from '#src/app/atlas.ts';
import { useRole } from '#src/app/job.ts';
import { useText } from '#src/i18n/useText.ts';
import { ChartIcon } from '../icons.tsx';
import type { ChartedRecord } from './record.ts';

interface RecordChartLinkProps {
  machine: string;
  record: ChartedRecord;
}

/** Whether links to charts are shown: whoever asked for them, and an employer. */
export function useAtlas(): boolean {
  const on = useSyncExternalStore(onAtlas, atlasIsOn);
  return useRole() === 'employer' && on;
}

/** To the chart of a record, with where it is and how it came there; only for whoever asked for the charts. */
export function RecordChartLink(props: RecordChartLinkProps) {
  if (!useAtlas()) return null;
  return (
    <Suspense>
      <ChartLink {...props} />
    </Suspense>
  );
}

function ChartLink({ machine, record }: RecordChartLinkProps) {
  const t = useText('machines');
  return (
    <Link
      to={`/machines/${machine}`}
      state={{ record }}
      className="round-button"
      aria-label={t('ofRecord', { name: record.name })}
    >
      <ChartIcon size={20} />
    </Link>
  );
}
