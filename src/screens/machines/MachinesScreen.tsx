import { Flex, Grid } from '@radix-ui/themes';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { openInspector } from '#src/runtime/inspectorSwitch.ts';
import { chartUrl, kinds } from '#src/components/inspector/charts.ts';
import { Events } from '#src/components/inspector/Events.tsx';
import { useWatched } from '#src/components/inspector/useWatched.ts';
import { ChevronRightIcon } from '#src/components/icons.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { useText } from '#src/i18n/useText.ts';
import NotFoundScreen from '../NotFoundScreen.tsx';
import { useAbout } from './about.ts';
import { OneMachine } from './OneMachine.tsx';

/** All machines, or the one named by the URL. */
export default function MachinesScreen() {
  const { id } = useParams();
  if (id === undefined) return <AllMachines />;
  return chartUrl(id) === undefined ? <NotFoundScreen /> : <OneMachine key={id} id={id} />;
}

/** Every chart, and what the actors of this tab do now. */
function AllMachines() {
  const t = useText('machines');
  const { events } = useWatched();
  useEffect(openInspector, []);
  return (
    <Screen title={t('title')} lead={t('lead')} width="wide">
      <Grid columns={{ initial: '1', md: 'minmax(0, 2fr) minmax(0, 1fr)' }} align="start" gap="4">
        <div className="stack">
          <Kind title={t('flows')} ids={kinds.flows} />
          <Kind title={t('lifecycles')} ids={kinds.lifecycles} />
        </div>
        <section className="card stack" aria-labelledby="inspector-events">
          <h2 id="inspector-events">{t('events')}</h2>
          <Events events={events.slice(0, 30)} withMachine />
        </section>
      </Grid>
    </Screen>
  );
}

function Kind({ title, ids }: { title: string; ids: readonly string[] }) {
  const about = useAbout();
  const { machines } = useWatched();
  return (
    <section className="card stack" aria-label={title}>
      <h2>{title}</h2>
      <ul className="lines">
        {ids.map((id) => {
          const stands = machines[id];
          return (
            <li key={id}>
              <Flex asChild align="center" gap="3">
                <Link to={`/machines/${id}`} className="plain">
                  <Grid asChild flexGrow="1" minWidth="0">
                    <span>
                      <Flex asChild wrap="wrap" align="center" gapX="3" gapY="1">
                        <span>
                          <code>{id}</code>
                          {stands && (
                            <StatusBadge
                              tone={stands.live ? 'teal' : 'gray'}
                              label={stands.states.join(' · ')}
                            />
                          )}
                        </span>
                      </Flex>
                      <span className="quiet small">{about(id)}</span>
                    </span>
                  </Grid>
                  <ChevronRightIcon size={20} color="var(--quiet)" />
                </Link>
              </Flex>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
