import type { Services } from '../../../context.ts';
import { reply, type Handlers } from '../../../http/operation.ts';
import { readAdvanceFigures } from './advances.ts';
import { readArrivalTimes } from './arrivals.ts';
import { readDayCosts } from './costs.ts';
import { exportFigures } from './export.ts';
import { exportAdvances } from './exportAdvances.ts';
import { exportArrivals } from './exportArrivals.ts';
import { exportCosts } from './exportCosts.ts';
import { readAttendanceFigures } from './figures.ts';
import { acceptPeriod } from './period.ts';

type Operations =
  | 'getAttendanceFigures'
  | 'exportAttendanceFigures'
  | 'getArrivalTimes'
  | 'exportArrivalTimes'
  | 'getAdvanceFigures'
  | 'exportAdvanceFigures'
  | 'getDayCosts'
  | 'exportDayCosts';

export const analyticsHandlers = ({ db, clock }: Services): Pick<Handlers, Operations> => ({
  getAttendanceFigures: async ({ query, caller: { organizationId } }) => {
    const now = clock.now();
    const which = { organizationId, unit: query.unit, ...acceptPeriod(query, now, '/query') };
    const figures = await readAttendanceFigures(db, which, now);
    return reply<'getAttendanceFigures'>()(200, figures);
  },

  exportAttendanceFigures: async ({ body, caller: { organizationId } }) => {
    const now = clock.now();
    const which = { organizationId, unit: body.unit, ...acceptPeriod(body, now, '') };
    const figures = await readAttendanceFigures(db, which, now);
    return reply<'exportAttendanceFigures'>()(200, exportFigures(figures, body));
  },

  getArrivalTimes: async ({ query, caller: { organizationId } }) => {
    const now = clock.now();
    const which = { organizationId, unit: query.unit, ...acceptPeriod(query, now, '/query') };
    return reply<'getArrivalTimes'>()(200, await readArrivalTimes(db, which, now));
  },

  exportArrivalTimes: async ({ body, caller: { organizationId } }) => {
    const now = clock.now();
    const which = { organizationId, unit: body.unit, ...acceptPeriod(body, now, '') };
    return reply<'exportArrivalTimes'>()(200, exportArrivals(await readArrivalTimes(db, which, now), body));
  },

  getAdvanceFigures: async ({ query, caller: { organizationId } }) => {
    const now = clock.now();
    const which = { organizationId, unit: query.unit, ...acceptPeriod(query, now, '/query') };
    return reply<'getAdvanceFigures'>()(200, await readAdvanceFigures(db, which, now));
  },

  exportAdvanceFigures: async ({ body, caller: { organizationId } }) => {
    const now = clock.now();
    const which = { organizationId, unit: body.unit, ...acceptPeriod(body, now, '') };
    return reply<'exportAdvanceFigures'>()(
      200,
      exportAdvances(await readAdvanceFigures(db, which, now), body),
    );
  },

  getDayCosts: async ({ query, caller: { organizationId } }) => {
    const now = clock.now();
    const which = { organizationId, unit: query.unit, ...acceptPeriod(query, now, '/query') };
    return reply<'getDayCosts'>()(200, await readDayCosts(db, which, now));
  },

  exportDayCosts: async ({ body, caller: { organizationId } }) => {
    const now = clock.now();
    const which = { organizationId, unit: body.unit, ...acceptPeriod(body, now, '') };
    return reply<'exportDayCosts'>()(200, exportCosts(await readDayCosts(db, which, now), body));
  },
});
