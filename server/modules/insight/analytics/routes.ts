import type { Services } from '../../../context.ts';
import { reply, type Handlers } from '../../../http/operation.ts';
import { advanceFigures } from './advances.ts';
import { arrivalTimes } from './arrivals.ts';
import { dayCosts } from './costs.ts';
import { exportFigures } from './export.ts';
import { exportAdvances } from './exportAdvances.ts';
import { exportArrivals } from './exportArrivals.ts';
import { exportCosts } from './exportCosts.ts';
import { attendanceFigures } from './figures.ts';
import { periodAsked } from './period.ts';

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

  getArrivalTimes: async ({ query, caller: { organizationId } }) => {
    const now = clock.now();
    const which = { organizationId, unit: query.unit, ...periodAsked(query, now, '/query') };
    return reply<'getArrivalTimes'>()(200, await arrivalTimes(db, which, now));
  },

  exportArrivalTimes: async ({ body, caller: { organizationId } }) => {
    const now = clock.now();
    const which = { organizationId, unit: body.unit, ...periodAsked(body, now, '') };
    return reply<'exportArrivalTimes'>()(200, exportArrivals(await arrivalTimes(db, which, now), body));
  },

  getAdvanceFigures: async ({ query, caller: { organizationId } }) => {
    const now = clock.now();
    const which = { organizationId, unit: query.unit, ...periodAsked(query, now, '/query') };
    return reply<'getAdvanceFigures'>()(200, await advanceFigures(db, which, now));
  },

  exportAdvanceFigures: async ({ body, caller: { organizationId } }) => {
    const now = clock.now();
    const which = { organizationId, unit: body.unit, ...periodAsked(body, now, '') };
    return reply<'exportAdvanceFigures'>()(200, exportAdvances(await advanceFigures(db, which, now), body));
  },

  getDayCosts: async ({ query, caller: { organizationId } }) => {
    const now = clock.now();
    const which = { organizationId, unit: query.unit, ...periodAsked(query, now, '/query') };
    return reply<'getDayCosts'>()(200, await dayCosts(db, which, now));
  },

  exportDayCosts: async ({ body, caller: { organizationId } }) => {
    const now = clock.now();
    const which = { organizationId, unit: body.unit, ...periodAsked(body, now, '') };
    return reply<'exportDayCosts'>()(200, exportCosts(await dayCosts(db, which, now), body));
  },
});
