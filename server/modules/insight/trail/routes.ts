import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import type { Executor } from '../../../database/database.ts';
import { reply, type Handlers } from '../../../http/operation.ts';
import { readEmployee } from '../../employees/records/index.ts';
import { offsetOf, pageOf, type Page } from '../../page.ts';
import { exportTrail } from './exportTrail.ts';
import { filterOf, filterOfAttendance } from './filter.ts';
import { presentTrail } from './present.ts';
import type { TrailFilter } from './sql/conditions.ts';
import { countTrail, selectTrail } from './sql/trail.ts';

export const trailHandlers = ({
  db,
  clock,
}: Services): Pick<Handlers, 'listAuditTrail' | 'exportAuditTrail' | 'getAttendanceHistory'> => ({
  listAuditTrail: async ({ query, caller: { organizationId } }) => {
    const filter = await filterOf(db, organizationId, query);
    return reply<'listAuditTrail'>()(200, await pageOfTrail(db, filter, pageOf(query)));
  },

  getAttendanceHistory: async ({ params: { id }, query, caller: { organizationId } }) => {
    await readEmployee(db, organizationId, id);
    const filter = filterOfAttendance(organizationId, id);
    return reply<'getAttendanceHistory'>()(200, await pageOfTrail(db, filter, pageOf(query)));
  },

  exportAuditTrail: async ({ body: { format, language, ...query }, caller: { organizationId } }) => {
    const filter = await filterOf(db, organizationId, query);
    const file = exportTrail(db, { filter, format, language, now: clock.now() });
    return reply<'exportAuditTrail'>()(200, file);
  },
});

async function pageOfTrail(
  db: Executor,
  filter: TrailFilter,
  page: Page,
): Promise<components['schemas']['AuditTrail']> {
  const rows = await selectTrail(db, filter, offsetOf(page));
  const items = await presentTrail(db, filter.organizationId, rows);
  return { items, ...page, total: await countTrail(db, filter) };
}
