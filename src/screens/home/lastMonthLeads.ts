import type { HomeFigures } from '#machines/flows/home/employeeHome/employeeHomeMachine.ts';

/**
 * Whether the last month's unpaid amount comes first: while it is about to be paid, or nothing is earned yet this
 * month.
 */
export function lastMonthLeads({ salary: { ahead, earned }, month }: HomeFigures): boolean {
  const last = ahead?.lastMonth;
  if (!last || last.toCome === 0) return false;
  if (last.state === 'underWay' || earned === 0) return true;
  return last.payday !== null && last.payday.paid >= month.today;
}
