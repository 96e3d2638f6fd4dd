import { fromPromise } from 'xstate';
import type { FiguresChoice } from '#machines/flows/analytics/attendanceFigures/attendanceFiguresMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { nameOf, saveFile, type WantedFile } from '../shared/saveFile.ts';
import { exportBodyOf, queryOf } from './choice.ts';

export type AdvanceFigures = components['schemas']['AdvanceFigures'];
export type AdvancePoint = components['schemas']['AdvancePoint'];

export const loadAdvancesOf = (choice: FiguresChoice) =>
  fromPromise<AdvanceFigures, void>(({ signal }) =>
    unwrap(api.GET('/analytics/advances', { params: { query: queryOf(choice) }, signal })),
  );

/** What is shown, as a file that the device keeps. */
export const exportAdvanceFigures = fromPromise<{ name: string }, { wanted: WantedFile | null }>(
  async ({ input: { wanted }, signal }) => {
    const body = exportBodyOf(wanted);
    const answer = api.POST('/analytics/advances/export', { body, parseAs: 'blob', signal });
    const file = await unwrap(answer);
    const name = nameOf((await answer).response, `advance-figures.${body.format}`);
    saveFile(file, name);
    return { name };
  },
);
