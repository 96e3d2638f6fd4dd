import { roleOf } from '#machines/flows/auth/startup/accountFacts.ts';
import type { FigureOwner } from '#src/runtime/figures/figureStore.ts';
import { startup } from '#src/session/startup.ts';

/** The account and job signed in here as an employee; null if there is none. */
export function employeeNow(): FigureOwner | null {
  const { facts } = startup.getSnapshot().context;
  if (!facts?.employeeId || roleOf(facts) !== 'employee') return null;
  return { accountId: facts.account.id, employeeId: facts.employeeId };
}
