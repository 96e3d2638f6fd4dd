import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { FiguresChoice } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import { required } from '#machines/support/required.ts';
import { api } from '#src/session/client.ts';
import { exportOf } from '../shared/saveFile.ts';

/** Query of a request for figures; without a period the server uses the usual one. */
export const queryOf = ({ period, unit }: FiguresChoice) => ({ ...period, ...(unit !== null && { unit }) });

const files = {
  '/analytics/attendance/export': 'attendance-figures',
  '/analytics/arrival-times/export': 'arrival-times',
  '/analytics/advances/export': 'advance-figures',
  '/analytics/day-costs/export': 'day-costs',
} as const;

/** Exports what is shown as a file. */
export const figuresFile = (path: keyof typeof files) =>
  exportOf(files[path], ({ format, language, query }, options) => {
    const { from, to, unit } = query.filter;
    const body = {
      format,
      language,
      from: required(from, 'from') as CompanyMonth,
      to: required(to, 'to') as CompanyMonth,
      ...(unit ? { unit } : {}),
    };
    return api.POST(path, { body, ...options });
  });
