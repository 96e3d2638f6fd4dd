import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { commandMenuMachine } from '#machines/flows/shared/commandMenu/commandMenuMachine.ts';
import { shellMachine } from '#machines/flows/shared/shell/shellMachine.ts';
import { findPeople } from '#src/actors/employees/findPeople.ts';
import { watchKeys } from '#src/actors/shared/watchKeys.ts';
import { Awaited } from '#src/components/feedback/Awaited.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { lazily } from '#src/runtime/lazily.ts';
import { leaveFor } from '#src/runtime/leaving.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { actions } from './commands/actions.ts';
import { TypedAhead } from './commands/TypedAhead.tsx';
import { SideNavigation } from './employer/SideNavigation.tsx';
import { TopBar } from './employer/TopBar.tsx';
import { InspectorPanel } from './inspectorPanel.tsx';

const { Screen: CommandMenu } = lazily(() => import('./commands/CommandMenu.tsx'));
const { Screen: KeysDialog } = lazily(() => import('./KeysDialog.tsx'));

const searching = commandMenuMachine.provide({ actors: { findPeople } });
const frame = shellMachine.provide({ actors: { watchKeys } });

/** Navigation at the side on a desktop and at the bottom on a phone; search, company and account at the top. */
export function EmployerFrame({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const menu = useActorRef(searching, { inspect });
  const shell = useActorRef(frame, { inspect });
  const areKeysOpen = useSelector(shell, (snapshot) => snapshot.hasTag('keys'));
  const isChartOpen = useSelector(shell, (snapshot) => snapshot.hasTag('chart'));
  const isMenuOpen = useSelector(menu, (snapshot) => snapshot.hasTag('open'));
  const go = (path: string) => leaveFor(path, (to) => void navigate(to));
  const search = () => {
    menu.send({ type: 'menu.opened' });
  };
  const toggleKeys = () => {
    shell.send({ type: 'keys.toggled' });
  };
  const toggleChart = () => {
    shell.send({ type: 'chart.toggled' });
  };
  useEmitted(shell, { searchRequested: search, wentTo: ({ path }) => go(path) });
  useEmitted(menu, {
    chosen: ({ command }) => {
      if (command === actions.keys) toggleKeys();
      else if (command === actions.chart) toggleChart();
      else go(command);
    },
  });
  return (
    <div className="frame" data-role="employer">
      <TopBar onSearch={search} onKeys={toggleKeys} />
      <SideNavigation />
      {children}
      <InspectorPanel open={isChartOpen} onClose={() => shell.send({ type: 'chart.closed' })} />
      <Awaited fallback={isMenuOpen && <TypedAhead menu={menu} />}>
        {isMenuOpen && <CommandMenu menu={menu} />}
      </Awaited>
      <Awaited>
        {areKeysOpen && <KeysDialog open onClose={() => shell.send({ type: 'keys.closed' })} />}
      </Awaited>
    </div>
  );
}
