import type { Services } from '../../context.ts';
import { reply, type Handlers } from '../../http/operation.ts';
import { exportFigures } from './export.ts';
import { attendanceFigures } from './figures.ts';
import { periodAsked } from './period.ts';

type Operations = 'getAttendanceFigures' | 'exportAttendanceFigures';

export const analyticsHandlers = ({ db, clock }: Services): Pick<Handlers, Operations> => ({
  getAttendanceFigures: async ({ query, caller: { organizationId } }) => {
    const now = clock.now();
    const which = { organizationId, unit: query.unit, ...periodAsked(query, now, '/query') };
    const figures = await attendanceFigures(db, which, now);
    return reply<'getAttendanceFigures'>()(200, figures);
  },

  exportAttendanceFigures: async ({ body, caller: { organizationId } }) => {
    const now = clock.now();
    const which = { organizationId, unit: body.unit, ...periodAsked(body, now, '') };
    const figures = await attendanceFigures(db, which, now);
    return reply<'exportAttendanceFigures'>()(200, exportFigures(figures, body));
  },
});
