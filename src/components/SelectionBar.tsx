import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { selectionMachine, SelectionEvent } from '#machines/flows/shared/selection/selectionMachine.ts';
import { Button } from './Button.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.tsx';
import './selection.css';

export interface SelectionBarProps {
  snapshot: SnapshotFrom<typeof selectionMachine>;
  send: (event: SelectionEvent) => void;
  /** What the list shows now, and how many there are. */
  query: ListQuery;
  total: number;
  /** Name of the bar. */
  label: string;
  /** How many are chosen. */
  chosen: string;
  chooseMatching: string;
  gathering: string;
  full: string;
  clear: string;
  /** Buttons of what can be done with the selection; `idle` is false while it must not be. */
  actions: (idle: boolean) => ReactNode;
}

/** Above the end of the list while rows are selected: how many, and the bulk actions. */
export function SelectionBar({ snapshot, send, query, total, actions, ...words }: SelectionBarProps) {
  const { rows, failure } = snapshot.context;
  if (snapshot.matches('empty')) return null;
  const busy = snapshot.hasTag('busy');
  return (
    <section className="selection-bar" aria-label={words.label}>
      {snapshot.hasTag('error') && failure && (
        <FailureNotice failure={failure} onRetry={() => send({ type: 'matching.retried' })} />
      )}
      <div className="selection-line">
        <strong role="status">{busy ? words.gathering : words.chosen}</strong>
        {!snapshot.matches('full') && rows.length < total && (
          <Button variant="ghost" loading={busy} onClick={() => send({ type: 'matching.chosen', query })}>
            {words.chooseMatching}
          </Button>
        )}
        {snapshot.matches('full') && <span className="quiet small">{words.full}</span>}
        <IconButton label={words.clear} onClick={() => send({ type: 'selection.cleared' })}>
          <CloseIcon size={20} />
        </IconButton>
      </div>
      <div className="selection-actions">{actions(!busy && rows.length > 0)}</div>
    </section>
  );
}
