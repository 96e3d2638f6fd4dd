import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Tx } from '../../../database/database.ts';
import { conflict, fieldRefused } from '../../../http/problem.ts';
import { enterAbsences, readUnenteredKind } from '../absences/index.ts';
import type { EmployeeFacts } from '../../employees/records/index.ts';
import { reasonRequired } from '../../reasonGiven.ts';
import { insertEntered, readEntry, type Entering, type Verdict } from './enterDays.ts';
import type { Code, Settled, Subject } from './subject.ts';

/** The code for a day that cannot be entered; one that no longer waits counts as decided. */
const codes: Partial<Record<Extract<Verdict, string>, Code>> = {
  ownDay: 'ownDay',
  notEmployed: 'notFound',
  otherUnit: 'notFound',
  periodClosed: 'periodClosed',
};

interface Decided {
  event: 'enter' | 'absent';
  note: string | null;
  absentKind: number | undefined;
  earliest: CompanyDate;
  /** The people, whose rows are locked. */
  known: ReadonlyMap<string, EmployeeFacts>;
}

/**
 * Enters days without a kind together, as worked by the schedule or as absences, with a result for each in the given
 * order. Throws 400 reasonRequired when days are entered as worked without a note; for absences 400 required without the
 * kind that the caller saw, and 409 changedMeanwhile when the kind is another one now.
 */
export async function settleUnclear(
  tx: Tx,
  entering: Entering,
  subjects: readonly Subject[],
  { event, note, absentKind, earliest, known }: Decided,
): Promise<Settled[]> {
  if (!subjects.length) return [];
  if (event === 'enter' && note === null) throw reasonRequired('/note');
  const { organizationId, accountId: byAccountId, at } = entering;
  if (event === 'absent') {
    if (absentKind === undefined) throw fieldRefused('/absentKind', 'required');
    if ((await readUnenteredKind(tx, organizationId)).number !== absentKind)
      throw conflict('changedMeanwhile');
  }
  const people = [...new Set(subjects.map(({ id }) => id))];
  const dates = [...new Set(subjects.map(({ date }) => date))].sort();
  const { verdictOn } = await readEntry(tx, entering, people, { dates, earliest });
  const judged = subjects.map((subject) => {
    const person = known.get(subject.id);
    return { subject, verdict: person ? verdictOn(person, subject.date) : ('notEmployed' as const) };
  });
  const days = judged.flatMap(({ subject: { id: employeeId, date }, verdict }) =>
    typeof verdict === 'string' ? [] : [{ employeeId, date, ...verdict }],
  );
  if (event === 'enter') await insertEntered(tx, entering, days, note ?? '');
  const absences =
    event === 'absent' ? await enterAbsences(tx, { organizationId, byAccountId, at }, days, note ?? '') : [];
  const begins = new Set(absences.map(({ employeeId, firstDay }) => `${employeeId} ${firstDay}`));
  return judged.map(({ subject, verdict }): Settled => {
    if (typeof verdict === 'string')
      return {
        ...subject,
        outcome: 'refused',
        code: codes[verdict] ?? 'illegalTransition',
        legalEvents: [],
      };
    const { id: employeeId, date } = subject;
    const news = { employeeId, date, note, state: 'entered' as const };
    if (event === 'enter') return { ...subject, outcome: 'settled', news: { about: 'entry', ...news } };
    const isFirst = begins.has(`${employeeId} ${date}`);
    return { ...subject, outcome: 'settled', news: isFirst ? { about: 'absence', ...news } : null };
  });
}
