import { tiyin } from '#domain/money.ts';
import { previewedChangeCases } from '#machines/flows/shared/previewedChange/previewedChangeCases.ts';
import { decisionChangeMachine } from './decisionChangeMachine.ts';

const same = { before: 0, after: 0 };

export const cases = previewedChangeCases(decisionChangeMachine, {
  subjects: {
    counted: {
      employee: { id: '01935d2e-0000-7000-8000-000000000002', name: 'Karimov Anvar' },
      date: '2026-11-16',
      was: 'counted',
      events: ['halve', 'dismiss'],
    },
  },
  changes: {
    halve: { event: 'halve' },
    nothing: { event: '' },
    reason: { reason: 'Kamera koʻrsatdi' },
    blank: { reason: ' ' },
  },
  effect: {
    minutesWorked: same,
    tardinessMinutes: same,
    countedDays: { before: 11, after: 10.5 },
    absentDays: same,
    adjustment: null,
    earned: { before: tiyin(261_904_761), after: tiyin(250_000_000) },
    enabled: { before: tiyin(130_952_300), after: tiyin(125_000_000) },
  },
  answers: {
    halved: {
      date: '2026-11-16',
      decision: 'halved',
      decidedAt: '2026-11-18T03:55:00.000Z',
      decidedByName: 'Karimova Aziza',
      note: 'Kamera koʻrsatdi',
    },
  },
  refused: 'changedMeanwhile',
  atField: { event: 'wrongType' },
  wrongly: ({ subject, form: { event, reason } }) =>
    reason.trim() && event !== '' && subject.events.includes(event)
      ? undefined
      : 'an incomplete decision was sent',
});
