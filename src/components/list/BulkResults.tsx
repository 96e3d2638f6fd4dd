import { Flex, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { ChosenRow } from '#machines/flows/shared/selection/selectionMachine.ts';
import { useProblemText } from '#src/i18n/useText.ts';
import { Button } from '../Button.tsx';
import { CheckCircleIcon, CrossCircleIcon } from '../icons.tsx';
import { Sheet } from '../dialog/Sheet.tsx';

export interface BulkResultsProps {
  open: boolean;
  rows: readonly ChosenRow[];
  /** By id: null when the change is made, otherwise the code of its problem. */
  results: Readonly<Record<string, string | null>> | null;
  title: string;
  summary: ReactNode;
  /** Beside what is changed. */
  doneWord: string;
  retryLabel: string;
  closeLabel: string;
  onRetry: () => void;
  onClose: () => void;
}

/** What became of each of many; those that were refused first, with why. */
export function BulkResults({ open, rows, results, ...props }: BulkResultsProps) {
  const { title, summary, doneWord, retryLabel, closeLabel, onRetry, onClose } = props;
  const problem = useProblemText();
  const failed = rows.filter(({ id }) => results?.[id] !== null);
  const done = rows.filter(({ id }) => results?.[id] === null);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      description={summary}
      footer={
        <>
          {failed.length > 0 && (
            <Button size="3" variant="soft" onClick={onRetry}>
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
          <Result key={id} name={name} text={problem(results?.[id] ?? 'unknown')} tone="red">
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
