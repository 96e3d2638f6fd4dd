import { yearByLaw } from '#domain/calendar/companyYear.ts';
import { defineCases } from '#machines/support/cases.ts';
import { schedulePreviewMachine, yearOf } from './schedulePreviewMachine.ts';

export const cases = defineCases(schedulePreviewMachine, {
  inputs: { november: { month: '2026-11' }, first: { month: '2025-01' } },
  cases: {
    'month.previousChosen': { default: {} },
    'month.nextChosen': { default: {} },
    'preview.retried': { default: {} },
    'xstate.done.actor.loadYear': { default: { output: yearByLaw(2026) } },
    'xstate.error.actor.loadYear': { network: { error: { failure: { kind: 'network' } } } },
  },
  stopWhen: ({ context: { month } }) => month > '2027-01' || (month > '2025-02' && month < '2026-10'),
  invariant: (snapshot, { calls }) => {
    const { month, years } = snapshot.context;
    if (snapshot.hasTag('shown') && !(yearOf(month) in years)) return 'a month is shown without its year';
    if (month < '2025-01') return 'a month without a calendar is shown';
    const asked = calls.at(-1);
    if (snapshot.matches('loading') && (asked?.input as { year: number }).year !== yearOf(month))
      return 'another year is asked for';
    return undefined;
  },
});
