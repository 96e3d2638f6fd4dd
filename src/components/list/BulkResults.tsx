import { Flex, Text } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { remainingRows, type RowResults } from '#machines/flows/shared/confirmedChange/rowResults.ts';
import type { ChosenRow } from '#machines/flows/shared/selection/selectionMachine.ts';
import { newId } from '#src/runtime/newId.ts';
import { useProblemText } from '#src/i18n/useText.ts';
import { Button } from '../Button.tsx';
import { CheckCircleIcon, CrossCircleIcon } from '../icons.tsx';
import { Sheet } from '../dialog/Sheet.tsx';

/** The part of a running bulk change's actor that is used here. */
interface Bulk extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): {
    context: { subject: { rows: ChosenRow[] } | null; report: RowResults | null };
    hasTag(tag: 'reporting'): boolean;
  };
  send(event: { type: 'remaining.retried'; newKey: string } | { type: 'change.dismissed' }): void;
}

export interface BulkResultsProps {
  bulk: Bulk;
  title: string;
  summary: (counts: { done: number; failed: number }) => string;
  /** Beside what is changed. */
  doneWord: string;
  retryLabel: string;
  closeLabel: string;
}

/** The result of each item, refused ones first, with the reason. */
export function BulkResults({ bulk, title, summary, doneWord, retryLabel, closeLabel }: BulkResultsProps) {
  const problem = useProblemText();
  const open = useSelector(bulk, (current) => current.hasTag('reporting'));
  const { subject, report } = useSelector(bulk, ({ context }) => context);
  const rows = subject?.rows ?? [];
  const failed = remainingRows(rows, report);
  const done = rows.filter((row) => !failed.includes(row));
  const onClose = () => bulk.send({ type: 'change.dismissed' });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      description={summary({ done: done.length, failed: failed.length })}
      footer={
        <>
          {failed.length > 0 && (
            <Button
              size="3"
              variant="soft"
              onClick={() => bulk.send({ type: 'remaining.retried', newKey: newId() })}
            >
              {retryLabel}
            </Button>
          )}
          <Button size="3" onClick={onClose}>
            {closeLabel}
          </Button>
        </>
      }
    >
      <ul className="lines">
        {failed.map(({ id, name }) => (
          <Result key={id} name={name} text={problem(report?.[id] ?? 'unknown')} tone="red">
            <CrossCircleIcon size={20} />
          </Result>
        ))}
        {done.map(({ id, name }) => (
          <Result key={id} name={name} text={doneWord} tone="green">
            <CheckCircleIcon size={20} />
          </Result>
        ))}
      </ul>
    </Sheet>
  );
}

interface ResultProps {
  name: string;
  text: string;
  tone: 'red' | 'green';
  /** The icon. */
  children: ReactNode;
}

const Result = ({ name, text, tone, children }: ResultProps) => (
  <Flex asChild gap="3">
    <li>
      <Text color={tone}>{children}</Text>
      <Flex direction="column" minWidth="0">
        {name}
        <span className="quiet small">{text}</span>
      </Flex>
    </li>
  </Flex>
);
