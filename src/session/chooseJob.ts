import type { AccountFacts } from '#machines/flows/auth/startup/startupMachine.ts';

/**
 * The job that speaks: the one just asked for, else the stored one, else the first. Only jobs that are held count, so a stored id
 * that is not the account's is replaced (product.md section 1).
 */
export function chooseJob(jobs: AccountFacts['jobs'], ...preferred: (string | null)[]): string | null {
  const held = jobs.filter(({ standing }) => standing === 'held').map(({ employeeId }) => employeeId);
  return preferred.find((id) => id !== null && held.includes(id)) ?? held[0] ?? null;
}
