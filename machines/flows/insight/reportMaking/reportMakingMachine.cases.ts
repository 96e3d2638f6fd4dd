import { reportProblem } from '#domain/reports/kinds.ts';
import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { reportMakingMachine, reportOf, type Report, type WantedReport } from './reportMakingMachine.ts';

const report: Report = {
  id: '01935d2e-0000-7000-8000-000000000001',
  kind: 'tardiness',
  from: '2026-10',
  to: '2026-11',
  unit: null,
  unitTitle: null,
  columns: ['date'],
  format: 'csv',
  language: 'uz-Latn',
  state: 'ready',
  progress: 100,
  size: 2048,
  problem: null,
  requestedAt: '2026-11-18T03:50:00.000Z',
  requestedBy: 'Karimova Aziza',
  finishedAt: '2026-11-18T03:50:01.000Z',
  keptUntil: '2026-12-18',
  removedOn: null,
  downloads: 0,
  lastDownload: null,
  legalEvents: [],
};

const wanted = (kind: WantedReport['kind'], like: Report | null = null): WantedReport => ({
  kind,
  today: '2026-11-18',
  language: 'uz-Latn',
  like,
  ready: like ? [like] : [],
});

export const cases = confirmedChangeCases(reportMakingMachine, {
  subjects: {
    late: wanted('tardiness'),
    month: wanted('timesheet'),
    people: wanted('people'),
    again: wanted('tardiness', report),
  },
  fields: {
    earlier: { field: 'from', value: '2026-09' },
    before: { field: 'to', value: '2026-08' },
    nobody: { field: 'unit', value: 'none' },
    noColumn: { field: 'columns', value: '' },
    oneColumn: { field: 'columns', value: 'date' },
    csv: { field: 'format', value: 'csv' },
  },
  answers: { default: { ...report, state: 'queued', size: null, finishedAt: null, keptUntil: null } },
  refusals: {
    tooMany: refusal(409, 'tooManyReports'),
    tooLong: refusal(422, 'monthOutOfRange', { to: 'monthOutOfRange' }),
  },
  wrongly: ({ subject, form }) => {
    const problem = reportProblem(reportOf(form, subject));
    return problem && `a report is asked for with a wrong ${problem.field}`;
  },
});
