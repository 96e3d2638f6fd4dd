import type { SalaryBasis } from '#domain/incomeTax.ts';
import { company, server } from './paymentsWorld.ts';
import { bodyOf } from './punching.ts';
import type { Session } from '../server/server.ts';

const ofCompany = () => company.organizationId;

export const money = async (as: Session = company.employer) =>
  bodyOf(await server.call('getMoneyOverview', { as }));
export const next = async () => bodyOf(await server.call('getNextPayDate', { as: company.employer }));
export const counted = async () => {
  await server.figuresCounted();
  return next();
};

/** The job of the server may have counted before a test's days were there, or may be counting, and then writes nothing. */
export const uncounted = () =>
  server.db
    .updateTable('figuresMonth')
    .set({ countedAt: null, earnedAt: null, leasedUntil: null })
    .where('organizationId', '=', ofCompany())
    .execute();

/** A month that another process counts, which never ends. */
export const taken = async (month: '2026-11') => {
  const never = { countedAt: null, earnedAt: null, version: null };
  const lease = { ...never, leasedUntil: new Date('2027-01-01T00:00:00Z') };
  await server.db
    .insertInto('figuresMonth')
    .values({ organizationId: ofCompany(), month, ...lease })
    .onConflict((on) => on.columns(['organizationId', 'month']).doUpdateSet(lease))
    .execute();
};

/** As if they had been so from the founding on. */
export const payDays = (days: {
  advanceDay?: string;
  salaryDay?: number;
  advancePercent?: number;
  salaryBasis?: SalaryBasis;
}) => server.db.updateTable('paySettings').set(days).where('organizationId', '=', ofCompany()).execute();

export const requests = async () =>
  bodyOf(await server.call('listPaymentRequests', { as: company.employer, query: {} })).items;
