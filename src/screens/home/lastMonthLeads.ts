import type { HomeFigures } from '#machines/flows/home/employeeHome/employeeHomeMachine.ts';

/** What the last month still owes stands first while it is about to be paid, or this one has earned nothing yet. */
export function lastMonthLeads({ salary: { ahead, earned }, month }: HomeFigures): boolean {
  const last = ahead?.lastMonth;
  if (!last || last.toCome === 0) return false;
  if (last.state === 'underWay' || earned === 0) return true;
  return last.payday !== null && last.payday.paid >= month.today;
}
