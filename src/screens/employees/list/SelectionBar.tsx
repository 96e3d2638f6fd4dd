import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { BulkVerb } from '#machines/flows/employees/employeeBulk/employeeBulkMachine.ts';
import type { ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { selectionMachine, SelectionEvent } from '#machines/flows/shared/selection/selectionMachine.ts';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { CloseIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import './selectionBar.css';
import { IconButton } from '#src/components/IconButton.tsx';

const verbs: readonly BulkVerb[] = ['block', 'unblock', 'leave'];

export interface SelectionBarProps {
  snapshot: SnapshotFrom<typeof selectionMachine>;
  send: (event: SelectionEvent) => void;
  /** What the list shows now, and how many there are. */
  query: ListQuery;
  total: number;
  onVerb: (verb: BulkVerb) => void;
  /** Buttons that export the selection. */
  exporting: ReactNode;
}

/** Above the end of the list while rows are selected: how many, and the bulk actions. */
export function SelectionBar({ snapshot, send, query, total, onVerb, exporting }: SelectionBarProps) {
  const t = useText('employeeList');
  const status = useText('employees');
  const { rows, limit, failure } = snapshot.context;
  if (snapshot.matches('empty')) return null;
  const busy = snapshot.hasTag('busy');
  const words: Record<BulkVerb, string> = {
    block: status('change.block'),
    unblock: status('change.unblock'),
    leave: status('change.leave'),
  };
  return (
    <section className="selection-bar" aria-label={t('selection')}>
      {snapshot.hasTag('error') && failure && (
        <FailureNotice failure={failure} onRetry={() => send({ type: 'matching.retried' })} />
      )}
      <div className="selection-line">
        <strong role="status">{busy ? t('gathering') : t('chosen', { count: rows.length })}</strong>
        {!snapshot.matches('full') && rows.length < total && (
          <Button variant="ghost" loading={busy} onClick={() => send({ type: 'matching.chosen', query })}>
            {total > limit ? t('chooseFirst', { limit }) : t('chooseMatching', { count: total })}
          </Button>
        )}
        {snapshot.matches('full') && <span className="quiet small">{t('full', { limit })}</span>}
        <IconButton label={t('clear')} onClick={() => send({ type: 'selection.cleared' })}>
          <CloseIcon size={20} />
        </IconButton>
      </div>
      <div className="selection-actions">
        {verbs.map((verb) => (
          <Button
            key={verb}
            variant="soft"
            {...(verb === 'leave'
              ? { color: 'red' as const }
              : verb === 'block'
                ? { color: 'gray' as const }
                : {})}
            disabled={busy || rows.length === 0}
            onClick={() => onVerb(verb)}
          >
            {words[verb]}
          </Button>
        ))}
        {exporting}
      </div>
    </section>
  );
}
