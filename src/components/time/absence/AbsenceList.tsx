import { Flex, Heading } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Absence } from '#machines/flows/time/absenceEntry/absenceEntryMachine.ts';
import { absenceMachine } from '#machines/lifecycles/absenceMachine.ts';
import { legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { Button } from '#src/components/Button.tsx';
import { StatusBadge, type Tone } from '#src/components/feedback/StatusBadge.tsx';
import { useText } from '#src/i18n/useText.ts';
import { Done } from '../When.tsx';
import type { Withdrawal } from '../useWithdrawal.ts';
import { AbsenceFile } from './AbsenceFile.tsx';
import { useAbsenceDates } from './useAbsenceDates.ts';
import { useKindName } from './useKindName.ts';

const tones: Record<Absence['state'], Tone> = {
  proposed: 'amber',
  accepted: 'green',
  refused: 'red',
  withdrawn: 'gray',
};

export interface AbsenceListProps {
  /** The newest first. */
  absences: readonly Absence[];
  /** The first day that may still be changed. */
  earliest: CompanyDate;
  /** Null if the viewer may not change anything. */
  as: 'employee' | 'employer' | null;
  withdrawal: Withdrawal;
  /** Content beside each absence's state. */
  link?: (absence: Absence) => ReactNode;
}

/** On which days somebody is away, why, and what became of it. */
export default function AbsenceList({ absences, earliest, as, withdrawal, link }: AbsenceListProps) {
  const t = useText('absences');
  const words = useText('attendance');
  const nameOf = useKindName();
  const datesOf = useAbsenceDates();
  const states: Record<Absence['state'], string> = {
    proposed: words('correction.state.proposed'),
    accepted: words('correction.state.accepted'),
    refused: words('correction.state.refused'),
    withdrawn: words('correction.state.withdrawn'),
  };
  const canTakeBack = ({ state, firstDay }: Absence) =>
    as === 'employee'
      ? legalEvents(absenceMachine, state, as).includes('withdraw')
      : as === 'employer' &&
        firstDay >= earliest &&
        legalEvents(absenceMachine, state, as).includes('cancel');
  return (
    <Flex asChild direction="column" gap="3">
      <section>
        <Heading as="h2" size="4">
          {t('list')}
        </Heading>
        <ul className="lines">
          {absences.map((one) => (
            <Flex asChild key={one.id} direction="column" align="stretch" gap="2">
              <li data-absence={one.id}>
                <Flex wrap="wrap" align="center" justify="between" gap="2">
                  <strong>{datesOf(one)}</strong>
                  <Flex align="center" gap="2">
                    <StatusBadge tone={tones[one.state]} label={states[one.state]} />
                    {link?.(one)}
                  </Flex>
                </Flex>
                <p className="small">{nameOf(one.kind)}</p>
                <p className="quiet small">
                  <Done
                    what={one.proposedBy === 'employer' ? t('byEmployer') : t('byEmployee')}
                    at={one.proposedAt}
                    by={one.proposedBy === 'employer' ? one.proposedByName : null}
                  />
                </p>
                {one.decidedAt !== null && one.decidedAt !== one.proposedAt && (
                  <p className="quiet small">
                    <Done what={states[one.state]} at={one.decidedAt} by={one.decidedByName} />
                  </p>
                )}
                {one.note && <p className="small">{t('noteIs', { note: one.note })}</p>}
                {one.decisionNote !== null && (
                  <p className="small">{words('correction.noteIs', { note: one.decisionNote })}</p>
                )}
                {one.file && <AbsenceFile id={one.id} file={one.file} />}
                {canTakeBack(one) && (
                  <div>
                    <Button
                      size="2"
                      variant="soft"
                      color="gray"
                      onClick={() =>
                        withdrawal.send({
                          type: 'change.chosen',
                          subject: {
                            what: one.state === 'accepted' ? 'acceptedAbsence' : 'absence',
                            id: one.id,
                            date: one.firstDay,
                          },
                        })
                      }
                    >
                      {one.state === 'accepted' ? words('absence.cancel') : words('correction.withdraw')}
                    </Button>
                  </div>
                )}
              </li>
            </Flex>
          ))}
        </ul>
      </section>
    </Flex>
  );
}
