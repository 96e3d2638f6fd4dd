import { defineCases } from '#machines/support/cases.ts';
import { sampleYear } from '../calendarYear/sampleYear.ts';
import { calendarOf } from '../calendarYear/calendarForm.ts';
import { calendarDayMachine } from './calendarDayMachine.ts';

const year = sampleYear(1, { date: '2026-11-20', kind: 'dayOff' });
const input = { year, draft: calendarOf(year) };

export const cases = defineCases(calendarDayMachine, {
  inputs: { default: undefined },
  goal: 'transitions',
  distinguish: ({ context: { errors } }) => Object.entries(errors).flat().join(),
  cases: {
    'day.chosen': {
      own: { date: '2026-11-20', input },
      working: { date: '2026-11-24', input },
      none: { date: null, input },
      locked: { date: '2026-10-20', input },
    },
    'fields.changed': {
      date: { change: { date: '2026-11-25' } },
      early: { change: { date: '2026-09-15' } },
      closed: { change: { date: '2026-10-20' } },
      off: { change: { kind: 'dayOff' } },
      works: { change: { kind: 'working' } },
      weekend: { change: { instead: '2026-11-28' } },
      worked: { change: { instead: '2026-11-25' } },
    },
    'day.submitted': { default: {} },
    'day.takenBack': { default: {} },
    'day.closed': { default: {} },
  },
  invariant: ({ value, context }, { emitted }) => {
    if ((value === 'closed') !== (context.form === null)) return 'a form is kept exactly while it is open';
    const given = emitted.at(-1) as { change: Record<string, unknown> } | undefined;
    if (given && Object.keys(given.change).some((date) => date < '2026-11'))
      return 'a locked day was changed';
    return undefined;
  },
});
