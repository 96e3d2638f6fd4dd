import { useSelector } from '@xstate/react';
import { formatTime } from '#domain/format/index.ts';
import {
  asksNote,
  effectOf,
  unsettledRows,
  type SettleItem,
  type SettleVerb,
} from '#machines/flows/attendance/settling/settlingMachine.ts';
import { AbsenceFile } from '#src/components/attendance/absence/AbsenceFile.tsx';
import { useAbsenceDates } from '#src/components/attendance/absence/useAbsenceDates.ts';
import { useKindName } from '#src/components/attendance/absence/useKindName.ts';
import { EffectFacts } from '#src/components/attendance/EffectFacts.tsx';
import { BulkResults } from '#src/components/BulkResults.tsx';
import { ChangeDialog, useChangeField } from '#src/components/ChangeDialog.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';
import { newId } from '#src/runtime/newId.ts';
import { timesOf } from './SettleTable.tsx';
import type { SettlingActor } from './useSettling.ts';

const namesShown = 5;

/** Says what is decided of whom, with what it changes; then shows the result of each. */
export function SettlingDialog({ settling }: { settling: SettlingActor }) {
  const t = useText('settlement');
  const note = useChangeField(settling, 'note');
  const subject = useSelector(settling, ({ context }) => context.subject);
  const results = useSelector(settling, ({ context }) => context.report);
  const reporting = useSelector(settling, (current) => current.hasTag('reporting'));
  if (!subject) return null;
  const { verb, rows, item } = subject;
  const count = rows.length;
  const failed = unsettledRows(rows, results).length;
  return (
    <>
      <ChangeDialog
        change={settling}
        title={t(`ask.${verb}`)}
        text={item ? rows[0]?.name : t('many', { count })}
        confirmLabel={t(`verb.${verb}`)}
        tone={verb === 'refuse' || verb === 'dismiss' ? 'danger' : 'normal'}
        details={
          item ? (
            <About item={item} verb={verb} />
          ) : (
            <ul className="bulk-names quiet small">
              {rows.slice(0, namesShown).map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
              {count > namesShown && <li>{t('andOthers', { count: count - namesShown })}</li>}
            </ul>
          )
        }
      >
        {asksNote(verb) && <TextField {...note} label={t('note')} maxLength={300} autoComplete="off" />}
      </ChangeDialog>
      <BulkResults
        open={reporting}
        rows={rows}
        results={results}
        title={t('finished')}
        summary={failed > 0 ? t('someFailed', { done: count - failed, failed }) : t('allDone', { count })}
        doneWord={t('done')}
        retryLabel={t('retry')}
        closeLabel={t('close')}
        onRetry={() => settling.send({ type: 'remaining.retried', newKey: newId() })}
        onClose={() => settling.send({ type: 'change.dismissed' })}
      />
    </>
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
      {wanted && <p className="small">{t('wanted', { times: timesOf(wanted) })}</p>}
      {reason && <p className="small">{t('reasonIs', { reason })}</p>}
      {absence?.file && <AbsenceFile id={absence.id} file={absence.file} />}
      {effect && <EffectFacts effect={effect} />}
    </>
  );
}
