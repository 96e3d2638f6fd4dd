import { MOST_FILE_BYTES } from '#domain/attendance/absenceFile.ts';
import { tiyin } from '#domain/money.ts';
import { previewedChangeCases } from '#machines/flows/shared/previewedChange/previewedChangeCases.ts';
import { absenceEntryMachine } from './absenceEntryMachine.ts';

const same = { before: 0, after: 0 };
const money = { before: tiyin(0), after: tiyin(0) };

export const cases = previewedChangeCases(absenceEntryMachine, {
  subjects: { own: { employee: null, date: '2026-11-16', today: '2026-11-18' } },
  changes: {
    leave: { kind: '9' },
    none: { kind: '' },
    paper: { file: { key: 'paper', name: 'paper.pdf', bytes: 9 } },
    large: { file: { key: 'scan', name: 'scan.pdf', bytes: MOST_FILE_BYTES + 1 } },
    note: { note: 'Oilaviy sabab' },
    noFile: { file: null },
    backwards: { lastDay: '2026-11-13' },
  },
  effect: {
    minutesWorked: same,
    tardinessMinutes: same,
    countedDays: same,
    absentDays: { before: 1, after: 0 },
    adjustment: null,
    earned: money,
    enabled: money,
  },
  answers: {
    proposed: {
      id: '01935d2e-0000-7000-8000-000000000001',
      employeeId: '01935d2e-0000-7000-8000-000000000002',
      firstDay: '2026-11-16',
      lastDay: '2026-11-16',
      kind: 9,
      treatment: 'paidElsewhere',
      note: 'Oilaviy sabab',
      state: 'proposed',
      proposedBy: 'employee',
      proposedAt: '2026-11-18T03:55:00.000Z',
      acceptedAt: null,
      decidedAt: null,
      decisionNote: null,
      file: null,
      proposedByName: null,
      decidedByName: null,
    },
  },
  refused: 'notFound',
  atField: { firstDay: 'periodClosed' },
  wrongly: ({ form }) =>
    form.kind &&
    form.firstDay &&
    form.lastDay &&
    form.firstDay <= form.lastDay &&
    (form.file?.bytes ?? 0) <= MOST_FILE_BYTES
      ? undefined
      : 'an incomplete absence was sent',
});
