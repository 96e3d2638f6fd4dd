import { companyDate } from '#domain/calendar/index.ts';
import type { Services } from '../../../context.ts';
import { reply, type AtJob, type Handlers } from '../../../http/operation.ts';
import type { Author } from '../../audit/index.ts';
import { offsetOf, pageOf } from '../../page.ts';
import { askReport } from './ask.ts';
import { cancelReport } from './cancel.ts';
import { fetchReport } from './download.ts';
import { presentReport, presentReports } from './present.ts';
import { countReports, selectReports } from './sql/reports.ts';

type Operations = 'listReports' | 'createReport' | 'cancelReport' | 'downloadReport';

export const reportsHandlers = (
  { db, clock }: Services,
  reportWaits: () => void,
): Pick<Handlers, Operations> => {
  const authorOf = ({ organizationId, accountId: byAccountId }: AtJob): Author => ({
    organizationId,
    byAccountId,
    at: clock.date(),
  });
  return {
    listReports: async ({ query, caller: { organizationId } }) => {
      const page = pageOf(query);
      const rows = await selectReports(db, organizationId, offsetOf(page));
      return reply<'listReports'>()(200, {
        today: companyDate(clock.now()),
        items: await presentReports(db, organizationId, rows),
        ...page,
        total: await countReports(db, organizationId),
      });
    },

    createReport: async ({ body, caller, inChange }) => {
      const answer = await inChange(async (tx) => {
        const report = await askReport(tx, authorOf(caller), body);
        return reply<'createReport'>()(201, await presentReport(tx, report));
      });
      reportWaits();
      return answer;
    },

    cancelReport: async ({ params: { id }, caller, inChange }) =>
      inChange(async (tx) => {
        const report = await cancelReport(tx, authorOf(caller), id);
        return reply<'cancelReport'>()(200, await presentReport(tx, report));
      }),

    downloadReport: async ({ params: { id }, caller }) =>
      reply<'downloadReport'>()(200, await fetchReport(db, authorOf(caller), id)),
  };
};
