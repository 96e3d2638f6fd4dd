import { fromPromise } from 'xstate';
import type { FiguresChoice } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { figuresFile, queryOf } from './choice.ts';

export type AdvanceFigures = components['schemas']['AdvanceFigures'];
export type AdvancePoint = components['schemas']['AdvancePoint'];

export const loadAdvances = fromPromise<AdvanceFigures, FiguresChoice>(({ input: choice, signal }) =>
  unwrap(api.GET('/analytics/advances', { params: { query: queryOf(choice) }, signal })),
);

export const exportAdvanceFigures = figuresFile('/analytics/advances/export');
