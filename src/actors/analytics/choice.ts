import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { FiguresChoice } from '#machines/flows/analytics/attendanceFigures/attendanceFiguresMachine.ts';
import { required } from '#machines/support/required.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { WantedFile } from '../shared/saveFile.ts';

/** Of a request for figures; the server knows the usual period. */
export const queryOf = ({ period, unit }: FiguresChoice) => ({ ...period, ...(unit !== null && { unit }) });

/** Of a request for a file of them. */
export function exportBodyOf(wanted: WantedFile | null): components['schemas']['FiguresExport'] {
  if (!wanted) throw new Error('nobody asked for a file');
  const { format, language, query } = wanted;
  const { from, to, unit } = query.filter;
  return {
    ...{ format, language },
    from: required(from, 'from') as CompanyMonth,
    to: required(to, 'to') as CompanyMonth,
    ...(unit ? { unit } : {}),
  };
}
