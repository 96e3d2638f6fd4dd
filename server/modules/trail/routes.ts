import type { Services } from '../../context.ts';
import { reply, type Handlers } from '../../http/operation.ts';
import { offsetOf, pageOf } from '../page.ts';
import { exportTrail } from './exportTrail.ts';
import { filterOf } from './filter.ts';
import { presentTrail } from './present.ts';
import { countTrail, selectTrail } from './sql/trail.ts';

export const trailHandlers = ({
  db,
  clock,
}: Services): Pick<Handlers, 'listAuditTrail' | 'exportAuditTrail'> => ({
  listAuditTrail: async ({ query, caller: { organizationId } }) => {
    const page = pageOf(query);
    const filter = await filterOf(db, organizationId, query);
    const rows = await selectTrail(db, filter, offsetOf(page));
    return reply<'listAuditTrail'>()(200, {
      items: await presentTrail(db, organizationId, rows),
      ...page,
      total: await countTrail(db, filter),
    });
  },

  exportAuditTrail: async ({ body: { format, language, ...query }, caller: { organizationId } }) => {
    const filter = await filterOf(db, organizationId, query);
    const file = exportTrail(db, { filter, format, language, now: clock.now() });
    return reply<'exportAuditTrail'>()(200, file);
  },
});
