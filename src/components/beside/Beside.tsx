import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { recordPanelMachine } from '#machines/flows/shared/recordPanel/recordPanelMachine.ts';
import { watchEscape } from '#src/actors/shared/watchEscape.ts';
import { isWide, watchWidth } from '#src/actors/shared/watchWidth.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { useEmitted } from '../hooks/useEmitted.ts';
import { PartContext, type ListPart, type PanelPart } from './part.ts';
import './beside.css';

const machine = recordPanelMachine.provide({ actors: { watchWidth, watchEscape } });

/** The query of the list that a record was opened from, in the entry of the browser's history. */
function listQueryIn(state: unknown): string | undefined {
  const { beside } = (state ?? {}) as { beside?: unknown };
  return typeof beside === 'string' ? beside : undefined;
}

export interface BesideProps {
  /** Path of the list; a record is one segment below it. */
  path: string;
  /** The record in the address. */
  id: string | null;
  /** Name of the panel for screen readers. */
  label: string;
  list: ReactNode;
  record: (id: string) => ReactNode;
}

/** A list, and the record of one of its rows: beside it on a wide screen, otherwise as a page of its own. */
export function Beside({ path, id, label, list, record }: BesideProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const kept = listQueryIn(location.state);
  const isFromList = id !== null && kept !== undefined;
  const panel = useActorRef(machine, { input: { id, isFromList, isWide: isWide() }, inspect });
  const snapshot = useSelector(panel, (current) => current);
  const shown = snapshot.context.id;
  const isBeside = snapshot.matches('beside');
  useLayoutEffect(() => {
    const known = panel.getSnapshot().context;
    // The address already matches what the panel asked for.
    if (known.id === id && (id === null || known.isFromList === isFromList)) return;
    panel.send({ type: 'place.changed', id, isFromList });
  }, [panel, id, isFromList]);
  const query = id === null ? location.search.slice(1) : (kept ?? '');
  const link = { state: { beside: query }, replace: isBeside };
  useEmitted(panel, {
    opened: ({ id: next }) => void navigate(`${path}/${next}`, link),
    closed: () => void navigate(-1),
    returned: ({ id: last }) => {
      const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(last)}"] a`);
      (row ?? document.querySelector<HTMLElement>('main h1'))?.focus();
    },
  });
  const onOutdated = useCallback(
    (listener: () => void) => {
      const subscription = panel.on('outdated', listener);
      return () => subscription.unsubscribe();
    },
    [panel],
  );
  const part: ListPart = {
    part: 'list',
    path,
    query,
    write: (next) =>
      void navigate(id === null ? { pathname: path, search: next } : location, {
        replace: true,
        state: id === null ? (location.state as unknown) : { beside: next },
      }),
    open: isBeside ? shown : null,
    link,
    reached: (row) => panel.send({ type: 'row.reached', id: row }),
    onOutdated,
  };
  const inside: PanelPart = {
    part: 'panel',
    close: () => panel.send({ type: 'panel.closed' }),
    changed: () => panel.send({ type: 'record.changed' }),
  };
  return (
    <div className="beside" data-open={isBeside || undefined}>
      {snapshot.hasTag('listShown') && <PartContext value={part}>{list}</PartContext>}
      {isBeside && shown !== null && (
        <PartContext value={inside}>
          <Panel label={label}>{record(shown)}</Panel>
        </PartContext>
      )}
      {snapshot.matches('page') && shown !== null && record(shown)}
    </div>
  );
}

/** Takes the focus when it opens, but not from a page that was opened with it. */
function Panel({ label, children }: { label: string; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <aside ref={panel} className="beside-panel" tabIndex={-1} aria-label={label}>
      {children}
    </aside>
  );
}
