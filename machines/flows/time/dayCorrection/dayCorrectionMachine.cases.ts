import { tiyin } from '#domain/money.ts';
import { previewedChangeCases } from '#machines/flows/shared/previewedChange/previewedChangeCases.ts';
import { dayCorrectionMachine, type DayEffect } from './dayCorrectionMachine.ts';

const same = { before: 0, after: 0 };
const effect: DayEffect = {
  minutesWorked: { before: 0, after: 480 },
  tardinessMinutes: same,
  countedDays: { before: 0, after: 1 },
  absentDays: same,
  adjustment: null,
  earned: { before: tiyin(0), after: tiyin(28_571_428) },
  enabled: { before: tiyin(0), after: tiyin(14_285_714) },
};

export const cases = previewedChangeCases(dayCorrectionMachine, {
  subjects: {
    own: {
      employee: null,
      date: '2026-11-16',
      pairs: [{ in: '09:00', out: '18:00' }],
      proposesEnd: true,
    },
  },
  changes: {
    times: { pairs: [{ in: '09:00', out: '18:30' }] },
    unknown: { pairs: [{ in: '09:00', out: '' }] },
    reason: { reason: 'Telefonim oʻchib qoldi' },
    blank: { reason: ' ' },
  },
  effect,
  answers: {
    proposed: {
      id: '01935d2e-0000-7000-8000-000000000001',
      employeeId: '01935d2e-0000-7000-8000-000000000002',
      date: '2026-11-16',
      pairs: [{ in: '2026-11-16T04:00:00.000Z', out: '2026-11-16T13:00:00.000Z' }],
      reason: 'Telefonim oʻchib qoldi',
      state: 'proposed',
      proposedBy: 'employee',
      proposedAt: '2026-11-18T03:55:00.000Z',
      acceptedAt: null,
      decidedAt: null,
      proposedByName: null,
      decidedByName: null,
      note: null,
    },
  },
  refused: 'nothingChanged',
  atField: { 'pairs.0.out': 'outsideShift' },
  wrongly: ({ form }) =>
    form.reason.trim() && form.pairs.every((pair) => pair.in && pair.out)
      ? undefined
      : 'an incomplete correction was sent',
});
