import { fromPromise } from 'xstate';
import type { FiguresChoice } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { figuresFile, queryOf } from './choice.ts';

export type DayCosts = components['schemas']['DayCosts'];
export type UnitDayCosts = components['schemas']['UnitDayCosts'];

export const loadDayCosts = fromPromise<DayCosts, FiguresChoice>(({ input: choice, signal }) =>
  unwrap(api.GET('/analytics/day-costs', { params: { query: queryOf(choice) }, signal })),
);

export const exportDayCosts = figuresFile('/analytics/day-costs/export');
