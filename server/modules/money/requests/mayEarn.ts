import { earnedOf } from '#domain/accrual.ts';
import { earnableOf } from '#domain/earnable.ts';
import { tiyin } from '#domain/money.ts';
import type { MayEarn } from '../../time/attendance/index.ts';
import { salariesOf } from '../../employees/records/index.ts';
import { earningDays } from '../months/index.ts';

/** What the month still gains if every remaining day counts. */
export const mayEarn: MayEarn = async (db, { organizationId, employee, month, today }, days, rules) => {
  const salaryOf = await salariesOf(db, organizationId, [employee.id]);
  const earning = earningDays(employee, days, { ...rules, salaryOf }, month);
  return tiyin(earnableOf(days, earning, { today, until: null }) - earnedOf(earning));
};
