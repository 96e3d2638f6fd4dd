import { Grid } from '@radix-ui/themes';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openInspector } from '#src/runtime/inspectorSwitch.ts';
import { Chart } from '#src/components/inspector/Chart.tsx';
import { Events } from '#src/components/inspector/Events.tsx';
import { loadChart } from '#src/components/inspector/loadChart.ts';
import { readRecord } from '#src/components/inspector/record.ts';
import { useWatched } from '#src/components/inspector/useWatched.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { useAbout } from './about.ts';
import { RecordTrail } from './RecordTrail.tsx';
import { StateList } from './StateList.tsx';

const machine = makePage(loadChart);

/**
 * One machine: its chart with the state of its actor or record highlighted, the meaning of its states, and the last
 * events.
 */
export function OneMachine({ id }: { id: string }) {
  const t = useText('machines');
  const about = useAbout();
  const { actor, data, failure, retry } = usePage(machine, { of: id });
  const record = readRecord(useLocation().state);
  const { machines, events } = useWatched();
  useEffect(openInspector, []);
  const stands = machines[id];
  const here = record?.states ?? stands?.states ?? [];
  const own = events.filter((event) => event.machine === id).slice(0, 12);
  return (
    <Screen title={id} lead={about(id)} actor={actor} back="/machines" width="wide">
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {!data && !failure && (
        <>
          <SkeletonCard height={480} />
          <BusyWord />
        </>
      )}
      {data && (
        <>
          <section className="card">
            <Chart id={id} svg={data.svg} here={here} just={record ? [] : (stands?.taken ?? [])} />
          </section>
          <Grid columns={{ initial: '1', md: 'minmax(0, 2fr) minmax(0, 1fr)' }} align="start" gap="4">
            <StateList meanings={data.meanings} here={here} />
            {record ? (
              <RecordTrail record={record} />
            ) : (
              <section className="card stack" aria-labelledby="inspector-events">
                <h2 id="inspector-events">{t('events')}</h2>
                <Events events={own} />
              </section>
            )}
          </Grid>
        </>
      )}
    </Screen>
  );
}
