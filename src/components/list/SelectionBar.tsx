import { Flex, Grid } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { selectionMachine, SelectionEvent } from '#machines/flows/shared/selection/selectionMachine.ts';
import { Button } from '../Button.tsx';
import { FailureNotice } from '../feedback/FailureNotice.tsx';
import { IconButton } from '../IconButton.tsx';
import { CloseIcon } from '../icons.tsx';

export interface SelectionBarProps {
  snapshot: SnapshotFrom<typeof selectionMachine>;
  send: (event: SelectionEvent) => void;
  /** The list's current query, and the number of rows that match it. */
  query: ListQuery;
  total: number;
  /** Name of the bar. */
  label: string;
  /** How many are chosen. */
  chosen: string;
  /** The total of the selected amounts. */
  sum?: ReactNode;
  chooseMatching: string;
  gathering: string;
  full: string;
  clear: string;
  /** Buttons of what can be done with the selection; `idle` is false while it must not be. */
  actions: (idle: boolean) => ReactNode;
}

/** Above the end of the list while rows are selected: how many, and the bulk actions. */
export function SelectionBar({ snapshot, send, query, total, actions, sum, ...words }: SelectionBarProps) {
  const { rows, failure } = snapshot.context;
  if (snapshot.matches('empty')) return null;
  const busy = snapshot.hasTag('busy');
  return (
    <Grid asChild columns="minmax(0, 1fr)" gap="2" p="2" pr="4">
      <section className="card stays" aria-label={words.label}>
        {snapshot.hasTag('error') && failure && (
          <FailureNotice failure={failure} onRetry={() => send({ type: 'matching.retried' })} />
        )}
        <Flex wrap="wrap" align="center" gap="2">
          <Flex align="center" gap="1">
            <IconButton label={words.clear} onClick={() => send({ type: 'selection.cleared' })}>
              <CloseIcon size={20} />
            </IconButton>
            <Flex wrap="wrap" gapX="3">
              <strong role="status">{busy ? words.gathering : words.chosen}</strong>
              {!busy && sum}
            </Flex>
          </Flex>
          {!snapshot.matches('full') && rows.length < total && (
            <Button variant="ghost" loading={busy} onClick={() => send({ type: 'matching.chosen', query })}>
              {words.chooseMatching}
            </Button>
          )}
          {snapshot.matches('full') && <span className="quiet small">{words.full}</span>}
          <Flex flexGrow="1" wrap="wrap" align="center" justify={{ sm: 'end' }} gap="2">
            {actions(!busy && rows.length > 0)}
          </Flex>
        </Flex>
      </section>
    </Grid>
  );
}
