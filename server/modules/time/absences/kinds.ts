import { isAbsence, standardAbsenceKinds, type AbsenceKind } from '#domain/attendance/absenceKinds.ts';
import type { Executor } from '../../../database/database.ts';
import { refusedByRule } from '../../../http/problem.ts';
import { selectKinds } from './sql/kinds.ts';

/** The standard kinds with the company's changes, in the order of their numbers. */
export async function kindsOf(db: Executor, organizationId: string): Promise<AbsenceKind[]> {
  const rows = await selectKinds(db, organizationId);
  const changed = new Map(rows.map((row) => [row.number, row]));
  const marked = rows.find((row) => row.unentered)?.number;
  return standardAbsenceKinds.map((standard) => {
    const own = changed.get(standard.number);
    const unentered = marked === undefined ? standard.unentered : standard.number === marked;
    if (!own) return { ...standard, unentered };
    const { number, treatment, shown, lettersUzLatn: uzLatn, lettersUzCyrl: uzCyrl, lettersRu: ru } = own;
    return { number, letters: { uzLatn, uzCyrl, ru }, treatment, shown, unentered };
  });
}

/** The kind for days that nobody has entered. */
export const readUnenteredKind = async (db: Executor, organizationId: string): Promise<AbsenceKind> =>
  (await kindsOf(db, organizationId)).find(({ unentered }) => unentered)!;

/** A kind that is offered. Throws 422 absenceKindUnknown. */
export async function requireOfferedKind(
  db: Executor,
  organizationId: string,
  number: number,
): Promise<AbsenceKind> {
  const kind = (await kindsOf(db, organizationId)).find((one) => one.number === number);
  if (kind?.shown && isAbsence(kind)) return kind;
  throw refusedByRule('absenceKindUnknown', { errors: [{ pointer: '/kind', code: 'absenceKindUnknown' }] });
}
