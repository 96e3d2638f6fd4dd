import { expect, test } from 'vitest';
import { cases } from '#machines/flows/home/employeeHome/employeeHomeMachine.cases.ts';
import type { HomeFigures } from '#machines/flows/home/employeeHome/employeeHomeMachine.ts';
import { tiyin } from '#domain/money.ts';
import { lastMonthLeads } from './lastMonthLeads.ts';

const { output: now } = cases.cases['xstate.done.actor.load']!.default as { output: HomeFigures };
type LastMonth = NonNullable<NonNullable<HomeFigures['salary']['ahead']>['lastMonth']>;
const payday = { kind: 'salary', named: '2026-11-20', paid: '2026-11-20', because: null } as const;
const last: LastMonth = {
  ...{ month: '2026-10', earned: tiyin(500), carryOver: tiyin(0), paid: tiyin(0), toCome: tiyin(500) },
  ...{
    netDifference: tiyin(0),
    additions: tiyin(0),
    deductions: tiyin(0),
    tax: tiyin(0),
    state: 'open',
    payday,
  },
};
const home = (change: Partial<LastMonth>, earned = tiyin(100)): HomeFigures => ({
  ...now,
  salary: { ...now.salary, earned, ahead: { ...now.salary.ahead!, lastMonth: { ...last, ...change } } },
});

test.each<[string, HomeFigures, boolean]>([
  ['its payday lies ahead', home({}), true],
  ['it is on its way', home({ state: 'underWay', payday: null }), true],
  ['this month has earned nothing yet', home({ payday: null }, tiyin(0)), true],
  ['its payday has passed', home({ payday: { ...payday, paid: '2026-11-05' } }), false],
  ['nobody says when it is paid', home({ payday: null }), false],
  ['all of it was given ahead', home({ toCome: tiyin(0) }, tiyin(0)), false],
  ['nothing of it is left', now, false],
])('the last month stands first or not: %s', (_, figures, expected) => {
  expect(lastMonthLeads(figures)).toBe(expected);
});
