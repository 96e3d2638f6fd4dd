import type { Services } from '../../context.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { reply, type Handlers } from '../../http/operation.ts';
import { askDatabase } from './sql/health.ts';

/** Healthy means that the database answers; otherwise the query fails and the answer is 503. */
export const systemHandlers = (
  { db }: Services,
  database: OpenDatabase['kind'],
): Pick<Handlers, 'getHealth'> => ({
  async getHealth() {
    await askDatabase(db);
    return reply<'getHealth'>()(200, { status: 'ok', database });
  },
});
