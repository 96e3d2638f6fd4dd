import type { Day } from '#domain/attendance/readDay.ts';
import type { Tx } from '../../../database/database.ts';
import { writeAudit, type AuditEvent, type Author } from '../../audit/index.ts';
import type { CorrectionRow } from '../attendance/index.ts';

const iso = (at: number) => new Date(at).toISOString();

/** `in/out`; only `in` where the check-out was missed. */
const timesOf = ({ pairs }: Pick<Day, 'pairs'>) =>
  pairs.map((pair) => (pair.out === null ? iso(pair.in) : `${iso(pair.in)}/${iso(pair.out)}`));

const wantedOf = ({ pairs }: CorrectionRow) => pairs.map((pair) => `${pair.in}/${pair.out}`);

const subjectOf = ({ id, employeeId }: CorrectionRow) =>
  ({ subject: 'correction', subjectId: id, employeeId }) as const;

/** `day` is the day before these events, which name the state of the correction. */
export const auditProposed = (
  tx: Tx,
  author: Author,
  rows: readonly CorrectionRow[],
  day: Pick<Day, 'pairs'>,
): Promise<void> =>
  writeAudit(
    tx,
    author,
    rows.map((row) => ({
      ...subjectOf(row),
      event: row.proposedBy === 'employee' ? 'propose' : 'correct',
      before: { pairs: timesOf(day) },
      after: { date: row.date, pairs: wantedOf(row) },
      reason: row.reason,
    })),
  );

/** `day` is the day before, where the correction now replaces it. */
export const auditDecided = (
  tx: Tx,
  author: Author,
  row: CorrectionRow,
  decided: {
    event: AuditEvent<'correction'>;
    state: CorrectionRow['state'];
    note: string | null;
    day: Day | undefined;
  },
): Promise<void> =>
  writeAudit(tx, author, [
    {
      ...subjectOf(row),
      event: decided.event,
      before: { state: row.state, ...(decided.day && { pairs: timesOf(decided.day) }) },
      after: { state: decided.state, date: row.date, pairs: wantedOf(row) },
      reason: decided.note,
    },
  ]);

export const auditWithdrawn = (
  tx: Tx,
  author: Author,
  row: CorrectionRow,
  state: CorrectionRow['state'],
): Promise<void> =>
  writeAudit(tx, author, [
    {
      ...subjectOf(row),
      event: 'withdraw',
      before: { state: row.state, pairs: wantedOf(row) },
      after: { state, date: row.date },
    },
  ]);
