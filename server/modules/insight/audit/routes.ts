import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import type { Executor } from '../../../database/database.ts';
import { reply, type Handlers } from '../../../http/operation.ts';
import { readEmployee } from '../../employees/records/index.ts';
import { offsetOf, pageOf, type Page } from '../../page.ts';
import { exportEntries } from './exportEntries.ts';
import { filterOf, filterOfAttendance } from './filter.ts';
import { presentEntries } from './present.ts';
import type { AuditFilter } from './sql/conditions.ts';
import { countAuditEntries, selectAuditEntries } from './sql/entries.ts';

export const trailHandlers = ({
  db,
  clock,
}: Services): Pick<Handlers, 'listAuditTrail' | 'exportAuditTrail' | 'getAttendanceHistory'> => ({
  listAuditTrail: async ({ query, caller: { organizationId } }) => {
    const filter = await filterOf(db, organizationId, query);
    return reply<'listAuditTrail'>()(200, await pageOfEntries(db, filter, pageOf(query)));
  },

  getAttendanceHistory: async ({ params: { id }, query, caller: { organizationId } }) => {
    await readEmployee(db, organizationId, id);
    const filter = filterOfAttendance(organizationId, id);
    return reply<'getAttendanceHistory'>()(200, await pageOfEntries(db, filter, pageOf(query)));
  },

  exportAuditTrail: async ({ body: { format, language, ...query }, caller: { organizationId } }) => {
    const filter = await filterOf(db, organizationId, query);
    const file = exportEntries(db, { filter, format, language, now: clock.now() });
    return reply<'exportAuditTrail'>()(200, file);
  },
});

async function pageOfEntries(
  db: Executor,
  filter: AuditFilter,
  page: Page,
): Promise<components['schemas']['AuditTrail']> {
  const rows = await selectAuditEntries(db, filter, offsetOf(page));
  const items = await presentEntries(db, filter.organizationId, rows);
  return { items, ...page, total: await countAuditEntries(db, filter) };
}
