import type { ReactNode } from 'react';
import type { BulkVerb } from '#machines/flows/employees/employeeBulk/employeeBulkMachine.ts';
import { Button } from '#src/components/Button.tsx';
import { SelectionBar, type SelectionBarProps } from '#src/components/list/SelectionBar.tsx';
import { useColleagueRole } from '#src/session/job.ts';
import { useText } from '#src/i18n/useText.ts';

const verbs: readonly BulkVerb[] = ['block', 'unblock', 'leave'];

interface EmployeeSelectionProps extends Pick<SelectionBarProps, 'snapshot' | 'send' | 'query' | 'total'> {
  onVerb: (verb: BulkVerb) => void;
  /** Puts the chosen people into a unit. */
  onMove: () => void;
  /** Buttons that export the selection. */
  exporting: ReactNode;
}

export function EmployeeSelection({ onVerb, onMove, exporting, ...selection }: EmployeeSelectionProps) {
  const t = useText('employeeList');
  const status = useText('employees');
  const { rows, limit } = selection.snapshot.context;
  const { total } = selection;
  const isOwner = useColleagueRole() === 'owner';
  const words: Record<BulkVerb, string> = {
    block: status('change.block'),
    unblock: status('change.unblock'),
    leave: status('change.leave'),
  };
  const tones: Partial<Record<BulkVerb, 'red' | 'gray'>> = { block: 'gray', leave: 'red' };
  return (
    <SelectionBar
      {...selection}
      label={t('selection')}
      chosen={t('chosen', { count: rows.length })}
      chooseMatching={total > limit ? t('chooseFirst', { limit }) : t('chooseMatching', { count: total })}
      gathering={t('gathering')}
      full={t('full', { limit })}
      clear={t('clear')}
      actions={(idle) => (
        <>
          {(isOwner ? verbs : []).map((verb) => {
            const color = tones[verb];
            return (
              <Button
                key={verb}
                variant="soft"
                {...(color && { color })}
                disabled={!idle}
                onClick={() => onVerb(verb)}
              >
                {words[verb]}
              </Button>
            );
          })}
          {isOwner && (
            <Button variant="soft" color="gray" disabled={!idle} onClick={onMove}>
              {t('unitMove.action')}
            </Button>
          )}
          {exporting}
        </>
      )}
    />
  );
}
