import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { Correction } from '#machines/flows/time/dayCorrection/dayCorrectionMachine.ts';
import { correctionMachine } from '#machines/lifecycles/correctionMachine.ts';
import { legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { Button } from '#src/components/Button.tsx';
import { StatusBadge, type Tone } from '#src/components/feedback/StatusBadge.tsx';
import { useText } from '#src/i18n/useText.ts';
import { timesOf } from '../timesOf.ts';
import { Done } from '../When.tsx';

const tones: Record<Correction['state'], Tone> = {
  proposed: 'amber',
  accepted: 'green',
  refused: 'red',
  withdrawn: 'gray',
  replaced: 'gray',
};

interface DayCorrectionsProps {
  /** Of one day, the newest first. */
  corrections: readonly Correction[];
  /** Withdraws the person’s own proposal; left out for an employer. */
  onWithdraw?: (correction: Correction) => void;
  /** Beside the state of each. */
  link?: (correction: Correction) => ReactNode;
}

/** The corrections of a day: the wanted times, by whom and why, and their state. */
export function DayCorrections({ corrections, onWithdraw, link }: DayCorrectionsProps) {
  const t = useText('attendance');
  if (corrections.length === 0) return null;
  const words: Record<Correction['state'], string> = {
    proposed: t('correction.state.proposed'),
    accepted: t('correction.state.accepted'),
    refused: t('correction.state.refused'),
    withdrawn: t('correction.state.withdrawn'),
    replaced: t('correction.state.replaced'),
  };
  return (
    <ul className="lines" aria-label={t('correction.list')}>
      {corrections.map((one) => (
        <Flex asChild key={one.id} direction="column" align="stretch" gap="2">
          <li data-correction={one.id}>
            <Flex wrap="wrap" align="center" justify="between" gap="2">
              <strong className="figures">{timesOf(one.pairs)}</strong>
              <Flex align="center" gap="2">
                <StatusBadge tone={tones[one.state]} label={words[one.state]} />
                {link?.(one)}
              </Flex>
            </Flex>
            <p className="quiet small">
              <Done
                what={one.proposedBy === 'employer' ? t('correction.byEmployer') : t('correction.byEmployee')}
                at={one.proposedAt}
                by={one.proposedBy === 'employer' ? one.proposedByName : null}
              />
            </p>
            {one.decidedAt !== null && (one.proposedBy === 'employee' || one.state === 'replaced') && (
              <p className="quiet small">
                <Done
                  what={words[one.state]}
                  at={one.decidedAt}
                  by={one.state === 'accepted' || one.state === 'refused' ? one.decidedByName : null}
                />
              </p>
            )}
            {one.reason && <p className="small">{t('correction.reasonIs', { reason: one.reason })}</p>}
            {one.note !== null && <p className="small">{t('correction.noteIs', { note: one.note })}</p>}
            {onWithdraw &&
              one.proposedBy === 'employee' &&
              legalEvents(correctionMachine, one.state, 'employee').includes('withdraw') && (
                <div>
                  <Button size="2" variant="soft" color="gray" onClick={() => onWithdraw(one)}>
                    {t('correction.withdraw')}
                  </Button>
                </div>
              )}
          </li>
        </Flex>
      ))}
    </ul>
  );
}
