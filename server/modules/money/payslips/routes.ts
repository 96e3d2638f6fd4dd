import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import { reply, type Handlers } from '../../../http/operation.ts';
import { readEmployee } from '../../employees/records/index.ts';
import { offsetOf, pageOf } from '../../page.ts';
import { payslipOf } from './payslip.ts';
import { waitingMonths } from './waiting.ts';
import { countMonths, selectMonths, type OfPerson } from './sql/payslips.ts';

type Operations = 'listPayslips' | 'getPayslip' | 'listEmployeePayslips' | 'getEmployeePayslip';

export const payslipHandlers = ({ db, clock }: Services): Pick<Handlers, Operations> => {
  const listOf = async (
    whose: OfPerson,
    query: Parameters<typeof pageOf>[0],
  ): Promise<components['schemas']['PayslipList']> => {
    const page = pageOf(query);
    const items = await selectMonths(db, whose, offsetOf(page));
    const total = await countMonths(db, whose);
    return { items, ...page, total, waiting: await waitingMonths(db, whose, clock.now()) };
  };
  return {
    listPayslips: async ({ query, caller: { organizationId, jobId: employeeId } }) =>
      reply<'listPayslips'>()(200, await listOf({ organizationId, employeeId }, query)),

    getPayslip: async ({ params: { month }, caller: { organizationId, jobId: employeeId } }) => {
      const payslip = await payslipOf(db, { organizationId, employeeId, month }, clock.now());
      return reply<'getPayslip'>()(200, payslip);
    },

    listEmployeePayslips: async ({ params: { id }, query, caller: { organizationId } }) => {
      const { id: employeeId } = await readEmployee(db, organizationId, id);
      return reply<'listEmployeePayslips'>()(200, await listOf({ organizationId, employeeId }, query));
    },

    getEmployeePayslip: async ({ params: { id: employeeId, month }, caller: { organizationId } }) => {
      const payslip = await payslipOf(db, { organizationId, employeeId, month }, clock.now());
      return reply<'getEmployeePayslip'>()(200, payslip);
    },
  };
};
