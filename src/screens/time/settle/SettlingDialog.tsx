import { Box, Flex, Text } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { formatTime } from '#domain/format/index.ts';
import {
  isNoteRequired,
  effectOf,
  subjectOf,
  type SettleItem,
  type SettleVerb,
} from '#machines/flows/time/settling/settlingMachine.ts';
import { remainingRows } from '#machines/flows/shared/confirmedChange/rowResults.ts';
import type { ChosenRow } from '#machines/flows/shared/selection/selectionMachine.ts';
import { AbsenceFile } from '#src/components/time/absence/AbsenceFile.tsx';
import { useAbsenceDates } from '#src/components/time/absence/useAbsenceDates.ts';
import { useKindName } from '#src/components/time/absence/useKindName.ts';
import { EffectFacts } from '#src/components/time/EffectFacts.tsx';
import { BulkResults } from '#src/components/list/BulkResults.tsx';
import { ChangeDialog, useChangeField } from '#src/components/dialog/ChangeDialog.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';
import { useColleagueRole } from '#src/session/job.ts';
import { EarnedChange, timesOf } from './SettleTable.tsx';
import type { SettlingActor } from './useSettling.ts';

const takesAway: readonly SettleVerb[] = ['refuse', 'dismiss', 'absent'];

/** Says what is decided of whom, with what it changes; then shows the result of each. */
export function SettlingDialog({ settling }: { settling: SettlingActor }) {
  const t = useText('settlement');
  const days = useText('dayChange');
  const kindOf = useKindName();
  const note = useChangeField(settling, 'note');
  const subject = useSelector(settling, ({ context }) => context.subject);
  const results = useSelector(settling, ({ context }) => context.report);
  if (!subject) return null;
  const { verb, rows, item, absentKind = null } = subject;
  const remaining = remainingRows(rows, results);
  return (
    <>
      <ChangeDialog
        change={settling}
        title={t(`ask.${verb}`)}
        text={
          <>
            {item ? rows[0]?.name : t('many', { count: remaining.length })}
            {!item && <InAll rows={remaining} verb={verb} />}
            {verb === 'absent' && absentKind !== null && (
              <>
                <br />
                {t('absentAs', { kind: kindOf(absentKind) })}
              </>
            )}
          </>
        }
        confirmLabel={t(`verb.${verb}`)}
        tone={takesAway.includes(verb) ? 'danger' : 'normal'}
        details={item ? <About item={item} verb={verb} /> : <Chosen rows={remaining} verb={verb} />}
      >
        {isNoteRequired(verb) && (
          <TextField
            {...note}
            label={t(verb === 'enter' ? 'enterNote' : 'note')}
            {...(verb === 'enter' && { hint: days('employeeReads') })}
            maxLength={300}
            autoComplete="off"
          />
        )}
      </ChangeDialog>
      <BulkResults
        bulk={settling}
        title={t('finished')}
        summary={({ done, failed }) =>
          failed > 0 ? t('someFailed', { done, failed }) : t('allDone', { count: done })
        }
        doneWord={t('done')}
        retryLabel={t('retry')}
        closeLabel={t('close')}
      />
    </>
  );
}

interface ChosenProps {
  rows: readonly ChosenRow[];
  verb: SettleVerb;
}

const changeOf = ({ changes }: ChosenRow, verb: SettleVerb) => changes?.[verb] ?? 0;

/** The total change of the earned amounts. */
function InAll({ rows, verb }: ChosenProps) {
  const seesMoney = useColleagueRole() !== 'manager';
  const sum = rows.reduce((total, row) => total + changeOf(row, verb), 0);
  // Effects of several kinds on the same days overlap, so their sum would be too high.
  const [kind, ...others] = new Set(rows.map(({ id }) => subjectOf(id).kind));
  if (!seesMoney || sum === 0 || others.length > 0 || kind === 'latePunch') return null;
  return (
    <>
      {' · '}
      <strong>
        <EarnedChange tiyin={sum} />
      </strong>
    </>
  );
}

/** Whom it is decided of, each with what it changes in what is earned. */
function Chosen({ rows, verb }: ChosenProps) {
  const t = useText('settlement');
  const seesMoney = useColleagueRole() !== 'manager';
  return (
    <Box maxHeight="40vh" overflowY="auto" asChild>
      <ul className="lines small" tabIndex={0} aria-label={t('selection')}>
        {rows.map((row) => (
          <Flex key={row.id} asChild justify="between" gap="3">
            <li>
              <span>{row.name}</span>
              {seesMoney && (
                <Text wrap="nowrap">
                  <EarnedChange tiyin={changeOf(row, verb)} />
                </Text>
              )}
            </li>
          </Flex>
        ))}
      </ul>
    </Box>
  );
}

/** The day as it is, what is wanted, and what deciding so changes. */
function About({ item, verb }: { item: SettleItem; verb: SettleVerb }) {
  const { day, punch, wanted, absence, reason } = item;
  const effect = effectOf(item, verb);
  const t = useText('settlement');
  const kindOf = useKindName();
  const datesOf = useAbsenceDates();
  return (
    <>
      {absence ? (
        <p className="small">{`${kindOf(absence.kind)}: ${datesOf(absence)}`}</p>
      ) : (
        <p className="small">{t(day.corrected ? 'wasCorrected' : 'was', { times: timesOf(day.pairs) })}</p>
      )}
      {punch && (
        <p className="small">
          {t(`punch.${punch.type}`, { time: formatTime(Date.parse(punch.at)), gate: punch.gateTitle })}
        </p>
      )}
      {wanted && verb !== 'absent' && (
        <p className="small">{t(verb === 'enter' ? 'byShift' : 'wanted', { times: timesOf(wanted) })}</p>
      )}
      {reason && <p className="small">{t('reasonIs', { reason })}</p>}
      {absence?.file && <AbsenceFile id={absence.id} file={absence.file} />}
      {effect && <EffectFacts effect={effect} />}
    </>
  );
}
