import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { tooMany } from '../../../http/problem.ts';
import { lockActiveEmployee } from '../../employees/records/index.ts';
import { checkGateCode, type CodeCheck, type ShownCode } from '../../organization/index.ts';
import {
  deleteAllWrongCodesBefore,
  deleteWrongCodesBefore,
  insertWrongCode,
  selectWrongCodes,
} from './sql/wrongCodes.ts';

const WRONG_CODES = 10;
const WITHIN_MS = 3_600_000;

/**
 * Eight digits can be guessed, so an employee has 10 wrong tries an hour (product §3). In a transaction of its own,
 * which commits even when the punch is refused; guesses of one person are sequential. Throws 429 tooManyWrongCodes,
 * for correct digits too.
 */
export async function checkTypedCode(
  services: Services,
  employeeId: string,
  shown: ShownCode,
): Promise<CodeCheck> {
  const { organizationId, now } = shown;
  const checked = await inTransaction(services.db, async (tx) => {
    await lockActiveEmployee(tx, organizationId, employeeId);
    const hourAgo = new Date(now - WITHIN_MS);
    const wrong = await selectWrongCodes(tx, employeeId, hourAgo);
    if (wrong.length >= WRONG_CODES) return { oldest: wrong[0]!.at.getTime() };
    const check = await checkGateCode(services, tx, shown);
    if (!check.valid && (check.code === 'codeAltered' || check.code === 'codeExpired')) {
      await deleteWrongCodesBefore(tx, employeeId, hourAgo);
      await insertWrongCode(tx, employeeId, new Date(now));
    }
    return check;
  });
  if ('oldest' in checked)
    throw tooMany('tooManyWrongCodes', Math.ceil((checked.oldest + WITHIN_MS - now) / 1000));
  return checked;
}

/** Deletes wrong codes that no longer count. */
export const forgetOldTypedCodes = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  deleteAllWrongCodesBefore(db, new Date(clock.now() - WITHIN_MS));
