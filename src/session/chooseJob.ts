import type { AccountFacts } from '#machines/flows/auth/startup/accountFacts.ts';

/**
 * The active job: the one just chosen, otherwise the stored one, otherwise the first. Only held jobs count, so a
 * stored id that does not belong to the account is replaced (product §1).
 */
export function chooseJob(jobs: AccountFacts['jobs'], ...preferred: (string | null)[]): string | null {
  const held = jobs.filter(({ standing }) => standing === 'held').map(({ employeeId }) => employeeId);
  return preferred.find((id) => id !== null && held.includes(id)) ?? held[0] ?? null;
}
