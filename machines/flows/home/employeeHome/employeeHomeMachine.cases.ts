import { tiyin } from '#domain/money.ts';
import { defineCases } from '#machines/support/cases.ts';
import { employeeHomeMachine, type HomeFigures } from './employeeHomeMachine.ts';

const now: HomeFigures = {
  salary: {
    period: '2026-11',
    salary: tiyin(630_000_000),
    workingDays: 21,
    daysWorked: 10,
    uncountedDays: 0,
    salaryPerDay: tiyin(30_000_000),
    earned: tiyin(300_000_000),
    adjustments: tiyin(0),
    spans: [],
    allowedPercent: 50,
    allowed: tiyin(150_000_000),
    limit: null,
    limitOf: null,
    limitUntil: null,
    carryOver: tiyin(0),
    reserved: tiyin(0),
    paid: tiyin(0),
    enabled: tiyin(150_000_000),
    salaryBasis: 'net',
    minimumRequest: tiyin(5_000_000),
    openDay: null,
    status: 'active',
    ahead: { lastMonth: null, next: null, missedCheckOuts: [], reasonsDue: [] },
  },
  month: {
    today: '2026-11-18',
    serverTime: '2026-11-18T04:00:00Z',
    shiftStart: '09:00',
    shiftEnd: '18:00',
    days: [],
    nextShift: null,
  },
  requests: [],
};
/** Kept this morning. */
const earlier: HomeFigures = { ...now, month: { ...now.month, serverTime: '2026-11-18T03:00:00Z' } };

const network = { error: { failure: { kind: 'network' } } };
const refused = { error: { failure: { kind: 'problem', status: 403, code: 'forbidden', fields: {} } } };
const recalled = { kept: { output: earlier }, nothing: { output: null } };
const unreadable = { default: { error: 'no IndexedDB' } };

export const cases = defineCases(employeeHomeMachine, {
  inputs: { default: undefined },
  cases: {
    'page.refreshed': { default: {} },
    'page.retried': { default: {} },
    'xstate.done.actor.load': { default: { output: now } },
    'xstate.error.actor.load': { network, refused },
    'xstate.done.actor.refresh': { default: { output: now } },
    'xstate.error.actor.refresh': { network },
    'xstate.done.actor.retry': { default: { output: now } },
    'xstate.error.actor.retry': { network },
    'xstate.done.actor.recall': recalled,
    'xstate.error.actor.recall': unreadable,
    'xstate.done.actor.recallMeanwhile': recalled,
    'xstate.error.actor.recallMeanwhile': unreadable,
  },
  invariant: (snapshot) => {
    const { figures, asOf } = snapshot.context;
    if (snapshot.hasTag('shown') !== (figures !== null))
      return 'figures are shown when there are some, and only then';
    if ((figures?.month.serverTime ?? null) !== asOf) return 'another time than that of the figures';
    if (snapshot.hasTag('shown') && !snapshot.hasTag('old') && asOf === earlier.month.serverTime)
      return 'kept figures pass for new ones';
    return undefined;
  },
});
