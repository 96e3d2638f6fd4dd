import { fromPromise } from 'xstate';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { FiguresChoice } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import { required } from '#machines/support/required.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { nameOf, saveFile, type WantedFile } from '../shared/saveFile.ts';

/** Of a request for figures; the server knows the usual period. */
export const queryOf = ({ period, unit }: FiguresChoice) => ({ ...period, ...(unit !== null && { unit }) });

const files = {
  '/analytics/attendance/export': 'attendance-figures',
  '/analytics/arrival-times/export': 'arrival-times',
  '/analytics/advances/export': 'advance-figures',
  '/analytics/day-costs/export': 'day-costs',
} as const;

/** What is shown, as a file that the device keeps. */
export const exportOf = (path: keyof typeof files) =>
  fromPromise<{ name: string }, { wanted: WantedFile | null }>(async ({ input: { wanted }, signal }) => {
    const body = exportBodyOf(wanted);
    const answer = api.POST(path, { body, parseAs: 'blob', signal });
    const file = await unwrap(answer);
    const name = nameOf((await answer).response, `${files[path]}.${body.format}`);
    saveFile(file, name);
    return { name };
  });

function exportBodyOf(wanted: WantedFile | null): components['schemas']['FiguresExport'] {
  if (!wanted) throw new Error('nobody asked for a file');
  const { format, language, query } = wanted;
  const { from, to, unit } = query.filter;
  return {
    format,
    language,
    from: required(from, 'from') as CompanyMonth,
    to: required(to, 'to') as CompanyMonth,
    ...(unit ? { unit } : {}),
  };
}
