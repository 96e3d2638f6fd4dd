import { defineCases } from '#machines/support/cases.ts';
import { nextMonth } from '#domain/calendar/date.ts';
import type { Tiyin } from '#domain/money.ts';
import { myMonthMachine, type MyMonth } from './myMonthMachine.ts';

const november: MyMonth = {
  month: '2026-11',
  firstMonth: '2026-10',
  today: '2026-11-18',
  serverTime: '2026-11-18T03:55:00Z',
  shiftStart: '09:00',
  shiftEnd: '18:00',
  earliest: '2026-11-01',
  days: [],
  corrections: [],
  scanned: [],
  decisions: [],
  reasons: [],
  reasonsDue: [],
  absences: [],
  adjustments: [],
  adjusted: [],
  closed: false,
  left: { days: [{ date: '2026-11-18', start: '09:00', end: '18:00' }], mayEarn: 31_428_571 as Tiyin },
  totals: {
    workedDaysUntilToday: 11,
    workingDaysInMonth: 21,
    minutesWorked: 5_280,
    lateDays: 1,
    tardinessMinutes: 12,
    absentDays: 1,
  },
};
const october: MyMonth = { ...november, month: '2026-10' };
const december: MyMonth = { ...november, month: '2026-12' };
const september: MyMonth = { ...november, month: '2026-09' };
const network = { error: { failure: { kind: 'network' } } };

export const cases = defineCases(myMonthMachine, {
  inputs: {
    default: { employeeId: null, date: null },
    beforeHire: { employeeId: null, date: '2026-09-15' },
  },
  cases: {
    'month.previousChosen': { default: {} },
    'month.nextChosen': { default: {} },
    'month.retried': { default: {} },
    'month.refreshed': { default: {} },
    'day.chosen': { default: { date: '2026-11-17' } },
    'day.closed': { default: {} },
    'xstate.done.actor.getMyMonth': {
      thisOne: { output: november },
      before: { output: october },
      next: { output: december },
      unhired: { output: september },
    },
    'xstate.error.actor.getMyMonth': { network },
    'xstate.done.actor.lookAgain': { later: { output: { ...november, serverTime: '2026-11-18T03:56:00Z' } } },
    'xstate.error.actor.lookAgain': { network },
  },
  invariant: (snapshot) => {
    const { context } = snapshot;
    if (snapshot.hasTag('shown') && context.data?.month !== context.month)
      return 'shows another month than the chosen';
    if (context.month !== null && context.thisMonth !== null && context.month > nextMonth(context.thisMonth))
      return 'went past the next month';
    if (context.firstMonth !== null && context.month !== null && context.month < context.firstMonth)
      return 'went before the hire';
    return undefined;
  },
});
