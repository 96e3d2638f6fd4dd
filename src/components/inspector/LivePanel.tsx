import { Box, Flex, Grid } from '@radix-ui/themes';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/useText.ts';
import { CloseIcon } from '../icons.tsx';
import { FailureNotice } from '../feedback/FailureNotice.tsx';
import { makePage, usePage } from '../hooks/usePage.ts';
import { chartUrl } from './charts.ts';
import { Chart } from './Chart.tsx';
import { Events } from './Events.tsx';
import { loadChart } from './loadChart.ts';
import { useWatched } from './useWatched.ts';
import './inspector.css';
import { IconButton } from '#src/components/IconButton.tsx';

const machine = makePage(loadChart);

/** The machine behind the screen and its state (machineProps): it may have run before anybody watched. */
function shownMachine(): string {
  const { machine = '', state = '' } = document.querySelector<HTMLElement>('main')?.dataset ?? {};
  return `${machine} ${state}`;
}

/** Follows navigation. */
function useShownMachine(): { id: string; states: readonly string[] } {
  const [shown, setShown] = useState(shownMachine);
  useEffect(() => {
    const changes = new MutationObserver(() => {
      setShown(shownMachine());
    });
    const attributeFilter = ['data-machine', 'data-state'];
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter });
    return () => {
      changes.disconnect();
    };
  }, []);
  return useMemo(() => {
    const [id = '', ...states] = shown.split(' ');
    return { id, states };
  }, [shown]);
}

/** Beside the screen: the chart of the machine behind it, with its state highlighted. */
export default function LivePanel({ onClose }: { onClose: () => void }) {
  const t = useText('machines');
  const common = useText('common');
  const { id, states } = useShownMachine();
  const known = chartUrl(id) !== undefined;
  return (
    <Grid
      asChild
      position="fixed"
      inset={{ initial: 'auto 0 0', md: '0 0 0 auto' }}
      width={{ md: 'var(--panel-width)' }}
      maxHeight={{ initial: 'var(--panel-height)', md: 'none' }}
      align="start"
      alignContent="start"
      gap="3"
      overflow="auto"
    >
      <aside className="card inspector-panel" aria-label={t('panel')}>
        <Flex asChild align="center" gap="3">
          <header>
            <Box asChild flexGrow="1">
              <strong>{known ? <Link to={`/machines/${id}`}>{id}</Link> : t('title')}</strong>
            </Box>
            <Link to="/machines" className="small">
              {t('all')}
            </Link>
            <IconButton label={common('close')} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </header>
        </Flex>
        {known ? <Live key={id} id={id} states={states} /> : <p className="quiet">{t('noneHere')}</p>}
      </aside>
    </Grid>
  );
}

function Live({ id, states }: { id: string; states: readonly string[] }) {
  const { data, failure, retry } = usePage(machine, { of: id });
  const { machines, events } = useWatched();
  if (failure) return <FailureNotice failure={failure} onRetry={retry} />;
  if (!data) return null;
  const own = events.filter((event) => event.machine === id).slice(0, 8);
  return (
    <>
      <Chart id={id} svg={data.svg} here={states} just={machines[id]?.taken ?? []} />
      <Events events={own} />
    </>
  );
}
