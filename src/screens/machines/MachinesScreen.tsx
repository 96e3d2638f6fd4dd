import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { openInspector } from '#src/runtime/inspectorSwitch.ts';
import { chartUrl, kinds } from '#src/components/inspector/charts.ts';
import { Events } from '#src/components/inspector/Events.tsx';
import { useWatched } from '#src/components/inspector/useWatched.ts';
import { ChevronRightIcon } from '#src/components/icons.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { StatusBadge } from '#src/components/StatusBadge.tsx';
import { useText } from '#src/i18n/useText.ts';
import NotFoundScreen from '../NotFoundScreen.tsx';
import { useAbout } from './about.ts';
import { OneMachine } from './OneMachine.tsx';
import './machines.css';

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
      <div className="inspector">
        <div className="stack">
          <Kind title={t('flows')} ids={kinds.flows} />
          <Kind title={t('lifecycles')} ids={kinds.lifecycles} />
        </div>
        <section className="card stack" aria-labelledby="inspector-events">
          <h2 id="inspector-events">{t('events')}</h2>
          <Events events={events.slice(0, 30)} withMachine />
        </section>
      </div>
    </Screen>
  );
}

function Kind({ title, ids }: { title: string; ids: readonly string[] }) {
  const about = useAbout();
  const { machines } = useWatched();
  return (
    <section className="card stack" aria-label={title}>
      <h2>{title}</h2>
      <ul className="inspector-list">
        {ids.map((id) => {
          const stands = machines[id];
          return (
            <li key={id}>
              <Link to={`/machines/${id}`}>
                <span className="inspector-name">
                  <code>{id}</code>
                  {stands && (
                    <StatusBadge tone={stands.live ? 'teal' : 'gray'} label={stands.states.join(' · ')} />
                  )}
                </span>
                <span className="quiet small">{about(id)}</span>
                <ChevronRightIcon size={20} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
