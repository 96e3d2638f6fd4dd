import { roleOf } from '#machines/flows/auth/startup/accountFacts.ts';
import type { FigureOwner } from '#src/runtime/figures/figureStore.ts';
import { startup } from '#src/session/startup.ts';

/** Who is signed in here as an employee, and in which job; null when nobody is. */
export function employeeNow(): FigureOwner | null {
  const { facts } = startup.getSnapshot().context;
  if (!facts?.employeeId || roleOf(facts) !== 'employee') return null;
  return { accountId: facts.account.id, employeeId: facts.employeeId };
}
