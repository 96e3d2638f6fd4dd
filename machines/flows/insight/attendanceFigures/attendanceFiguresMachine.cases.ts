import { defineCases } from '#machines/support/cases.ts';
import { attendanceFiguresMachine, problemOf, type AttendanceFigures } from './attendanceFiguresMachine.ts';

const sums = {
  people: 10,
  due: 204,
  attended: 188,
  absent: 12,
  away: 4,
  starts: 188,
  late: 20,
  lateMedian: 12,
  lateP90: 41,
  shifts: 190,
  missedCheckOuts: 6,
  minutesWorked: 90_240,
  restMinutes: 480,
  normMinutes: 96_000,
};
const point = (month: string, last: string) => ({
  from: `${month}-01` as const,
  to: `${month}-${last}` as const,
  figures: sums,
  moves: { joined: 1, left: 0 },
});
const figures = {
  from: '2026-09',
  to: '2026-11',
  step: 'month' as const,
  asOf: '2026-11-18T03:00:00Z',
  waiting: 0,
  total: sums,
  moves: { joined: 3, left: 0 },
  before: null,
  units: [],
  points: [point('2026-09', '30'), point('2026-10', '31'), point('2026-11', '30')],
} as AttendanceFigures;
const network = { error: { failure: { kind: 'network' } } };
const quarter = { from: '2026-09', to: '2026-11' } as const;

export const cases = defineCases(attendanceFiguresMachine, {
  inputs: {
    usual: { choice: { period: null, unit: null } },
    wrong: { choice: { period: { from: '2026-11', to: '2026-09' }, unit: null } },
  },
  cases: {
    'choice.changed': {
      quarter: { choice: { period: quarter, unit: null } },
      unit: { choice: { period: quarter, unit: 'none' } },
      backwards: { choice: { period: { from: '2026-11', to: '2026-10' }, unit: null } },
    },
    'figures.retried': { default: {} },
    'mark.pointed': { first: { at: 0 }, last: { at: 2 } },
    'mark.left': { default: {} },
    'mark.chosen': { last: { at: 2 } },
    'mark.moved': { on: { by: 1 }, back: { by: -1 } },
    'mark.released': { default: {} },
    'xstate.done.actor.load': {
      months: { output: figures },
      fewer: { output: { ...figures, points: figures.points.slice(2) } },
    },
    'xstate.error.actor.load': { network },
  },
  invariant: (snapshot) => {
    const { at, figures: shown, choice } = snapshot.context;
    if (at !== null && at >= (shown?.points.length ?? 0)) return 'a day or month is read that is not there';
    if (
      at === null &&
      (snapshot.matches({ reading: 'chosen' }) || snapshot.matches({ reading: { following: 'mark' } }))
    )
      return 'nothing is read';
    if (at !== null && snapshot.matches({ reading: { following: 'period' } }))
      return 'something is read unasked';
    if (snapshot.matches({ data: 'loading' }) && problemOf(choice)) return 'a wrong period is asked for';
    if (snapshot.matches({ data: 'shown' }) && !shown) return 'shown without figures';
    return undefined;
  },
});
