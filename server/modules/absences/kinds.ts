import { isAbsence, standardAbsenceKinds, type AbsenceKind } from '#domain/attendance/absenceKinds.ts';
import type { Executor } from '../../database/database.ts';
import { refusedByRule } from '../../http/problem.ts';
import { selectKinds } from './sql/kinds.ts';

/** The standard kinds with what the company says otherwise, in the order of their numbers. */
export async function kindsOf(db: Executor, organizationId: string): Promise<AbsenceKind[]> {
  const changed = new Map((await selectKinds(db, organizationId)).map((row) => [row.number, row]));
  return standardAbsenceKinds.map((standard) => {
    const own = changed.get(standard.number);
    if (!own) return standard;
    const { number, treatment, shown, lettersUzLatn: uzLatn, lettersUzCyrl: uzCyrl, lettersRu: ru } = own;
    return { number, letters: { uzLatn, uzCyrl, ru }, treatment, shown };
  });
}

/** A kind that is offered. Throws 422 absenceKindUnknown. */
export async function offeredKind(
  db: Executor,
  organizationId: string,
  number: number,
): Promise<AbsenceKind> {
  const kind = (await kindsOf(db, organizationId)).find((one) => one.number === number);
  if (kind?.shown && isAbsence(kind)) return kind;
  throw refusedByRule('absenceKindUnknown', { errors: [{ pointer: '/kind', code: 'absenceKindUnknown' }] });
}
