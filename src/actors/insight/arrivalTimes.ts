import { fromPromise } from 'xstate';
import type { FiguresChoice } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { figuresFile, queryOf } from './choice.ts';

export type ArrivalTimes = components['schemas']['ArrivalTimes'];

export const loadArrivalTimes = fromPromise<ArrivalTimes, FiguresChoice>(({ input: choice, signal }) =>
  unwrap(api.GET('/analytics/arrival-times', { params: { query: queryOf(choice) }, signal })),
);

export const exportArrivalTimes = figuresFile('/analytics/arrival-times/export');
