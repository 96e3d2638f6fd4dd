import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { ReviewedRequest, ReviewForm } from '#machines/flows/money/requestReview/reviewForm.ts';
import type { ChangeContext } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { figureDatabase } from '#src/runtime/figures/wipeFigures.ts';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';
import { setFigures } from '#tests/support/browser/keptFigures.ts';
import type { Session } from '#tests/support/server/server.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { model as absenceEntry } from './absenceEntry.model.ts';
import { model as dayCorrection } from './dayCorrection.model.ts';
import { model as decisionChange } from './decisionChange.model.ts';
import { model as myMonth } from './myMonth.model.ts';
import { model as proposalWithdrawal } from './proposalWithdrawal.model.ts';
import { model as reasonGiving } from './reasonGiving.model.ts';
import { model as settling } from './settling.model.ts';
import { model as reasonReview } from './reasonReview.model.ts';
import { model as freshness } from '../shared/freshness.model.ts';
import { model as page } from '../shared/page.model.ts';
import { recordSent } from '../shared/confirmedChange.model.ts';
import { model as employeeHome } from '../home/employeeHome.model.ts';
import { model as requestBulkReview } from '../money/requestBulkReview.model.ts';
import { model as requestReview } from '../money/requestReview.model.ts';
import { model as salaryRequest } from '../money/salaryRequest.model.ts';
import { DraftGate } from '../support/draftGate.ts';
import { openPath } from '../support/openPath.ts';
import { stopTime } from '../support/stillTime.ts';
import { holdStorage } from '../support/storageGate.ts';
import { walkEach } from '../support/walkEach.ts';
import { WorkWorld } from './work.world.ts';

const routes = {
  month: { method: 'GET', path: '/api/attendance/my-month' },
  board: { method: 'GET', path: '/api/attendance/day-board' },
  requests: { method: 'GET', path: '/api/payments/requests' },
  request: { method: 'GET', path: '/api/payments/requests/*' },
  salary: { method: 'GET', path: '/api/payments/salary' },
  send: { method: 'POST', path: '/api/payments/requests' },
  give: { method: 'POST', path: '/api/attendance/tardiness/*/reason' },
  judge: { method: 'POST', path: '/api/attendance/tardiness-reasons/review' },
  decide: { method: 'POST', path: '/api/payments/requests/review' },
  effect: { method: 'POST', path: '/api/attendance/corrections/effect' },
  change: { method: 'POST', path: '/api/attendance/corrections' },
  absenceEffect: { method: 'POST', path: '/api/attendance/absences/effect' },
  decisionEffect: { method: 'POST', path: '/api/attendance/decisions/effect' },
  decision: { method: 'POST', path: '/api/attendance/decisions' },
  absence: { method: 'POST', path: '/api/attendance/absences' },
  withdraw: { method: 'POST', path: '/api/attendance/corrections/*/withdraw' },
  settle: { method: 'POST', path: '/api/attendance/to-settle/settle' },
};

type ReviewContext = ChangeContext<ReviewedRequest, ReviewForm, unknown>;

/** Walks every verb with the amounts and the reasons that its dialog refuses and takes. */
const distinguish = ({ context, value }: { context: ReviewContext; value: unknown }) => {
  const { subject, form, errors } = context;
  return value === 'confirming' && JSON.stringify([subject?.verb, form.amount, errors]);
};

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

/** A new company, a browser of its employer or employee, and the requests they send. */
async function open(whose: 'employer' | 'employee', held: readonly (keyof typeof routes)[]) {
  const world = await WorkWorld.make(app.server);
  const session: Session = world.company[whose];
  const path = await openPath(app, routes, { session, ...(whose === 'employee' ? { viewport: phone } : {}) });
  for (const [name, gate] of Object.entries(path.gates))
    if (!held.some((one) => one === name)) await gate.open();
  const { send, decide, give, judge, settle, change, decision, withdraw, absence } = routes;
  const sent = recordSent(path.page, send, decide, give, judge, settle, change, decision, withdraw, absence);
  return { world, path, driver: { page: path.page, say, ...path.gates, world, sent } };
}

describe('my month', () =>
  walkEach(
    myMonth,
    async ({ variant }) => {
      const begun = await open('employee', ['month']);
      await begun.world.hiredOn('2026-10-05');
      await begun.path.page.goto(`/attendances${variant === 'beforeHire' ? '?date=2026-09-15' : ''}`);
      return begun;
    },
    { still: true },
  ));

describe('the day board', () =>
  walkEach(
    freshness,
    async () => {
      const { world, path } = await open('employer', ['board']);
      const { page: tab, gates } = path;
      await tab.goto('/attendances');
      await gates.board.arrived();
      const isCurrent = async () => {
        if (world.hasArrived) await tab.locator('.board-times time').waitFor();
      };
      return { path, driver: { page: tab, rows: gates.board, change: () => world.arrive(), isCurrent } };
    },
    { shown: false, still: true },
  ));

describe('the list of requests', () =>
  walkEach(
    freshness,
    async ({ steps }) => {
      const { world, path } = await open('employer', ['requests']);
      const { page: tab, gates } = path;
      for (const step of steps) if (step.event.type === 'page.shown') await world.askAgain();
      await tab.goto('/requests');
      await gates.requests.arrived();
      let withdrawn = 0;
      // No notification tells the employer of it.
      const change = async () => {
        await world.setRequest(await world.undecided(), 'cancelled');
        withdrawn += 1;
      };
      const badge = tab.locator('[data-row]').getByText(say('payments', 'state.cancelled'), { exact: true });
      const isCurrent = () =>
        badge.nth(withdrawn - 1).waitFor({ state: withdrawn > 0 ? 'visible' : 'detached' });
      return { path, driver: { page: tab, rows: gates.requests, change, isCurrent } };
    },
    { shown: false, still: true },
  ));

describe('a screen of one answer', () =>
  walkEach(
    page,
    async () => {
      const begun = await open('employee', ['request']);
      await begun.path.page.goto(`/requests/${await begun.world.askAgain()}`);
      return begun;
    },
    { still: true },
  ));

describe('an employee’s home', () =>
  walkEach(
    employeeHome,
    async () => {
      const begun = await open('employee', ['salary']);
      await begun.world.forgotCheckOut();
      const { page: tab } = begun.path;
      const { figures } = await holdStorage(tab, { figures: figureDatabase });
      const { accountId, jobId } = begun.world.company.employee;
      figures.close();
      const kept = await begun.world.homeAt('2026-11-18T03:00:00Z');
      const leave = (isKept: boolean) =>
        setFigures(tab.context(), [accountId, jobId, 'home8'], isKept ? kept : null);
      await tab.goto('/home');
      return { ...begun, driver: { ...begun.driver, figures, leave } };
    },
    { still: true },
  ));

describe('asking for what is earned', () =>
  walkEach(
    salaryRequest,
    async ({ steps }) => {
      const begun = await open('employee', ['send']);
      await begun.world.haveTwoCards();
      const { page: tab, gates } = begun.path;
      const { accountId, jobId } = begun.world.company.employee;
      const drafts = await DraftGate.on(tab, [`${accountId}/${jobId}`, 'salaryRequest']);
      await tab.goto('/home');
      const ask = tab.getByRole('link', { name: say('home', 'askNow'), exact: true });
      await ask.waitFor();
      // The home polls every minute by the same call.
      await stopTime(tab);
      gates.salary.close();
      await ask.click();
      const end = async () => {
        if (steps.at(-1)?.to.label === 'requested') await expect.poll(() => drafts.kept()).toBeNull();
      };
      return { ...begun, driver: { ...begun.driver, drafts }, end };
    },
    { shown: false },
  ));

describe('saying why one was late', () =>
  walkEach(
    reasonGiving,
    async () => {
      const begun = await open('employee', ['give']);
      await begun.world.wasLate();
      await begun.path.page.goto('/tardiness');
      await begun.path.page.locator('[data-date]').waitFor();
      return begun;
    },
    { shown: false },
  ));

describe('correcting the times of a day', () =>
  walkEach(
    dayCorrection,
    async () => {
      const begun = await open('employee', ['effect', 'change']);
      await begun.world.forgotCheckOut();
      await begun.path.page.goto('/attendances?date=2026-11-16');
      await begun.path.page.getByRole('dialog').waitFor();
      return begun;
    },
    { shown: false },
  ));

describe('deciding otherwise on a day', () =>
  walkEach(
    decisionChange,
    async () => {
      const begun = await open('employer', ['decisionEffect', 'decision']);
      await begun.world.workedTwoHours();
      const { jobId } = begun.world.company.employee;
      await begun.path.page.goto(`/employees/${jobId}/attendance?date=2026-11-16`);
      await begun.path.page.getByRole('dialog').waitFor();
      const { decisionEffect: effect, decision: change } = begun.path.gates;
      return { ...begun, driver: { ...begun.driver, effect, change } };
    },
    { shown: false },
  ));

describe('asking for days away', () =>
  walkEach(
    absenceEntry,
    async () => {
      const begun = await open('employee', ['absenceEffect', 'absence']);
      await begun.world.hiredOn('2026-11-01');
      await begun.path.page.goto('/attendances?date=2026-11-16');
      await begun.path.page.getByRole('dialog').waitFor();
      const { absenceEffect: effect, absence: change } = begun.path.gates;
      return { ...begun, driver: { ...begun.driver, effect, change } };
    },
    { shown: false },
  ));

describe('withdrawing a correction', () =>
  walkEach(
    proposalWithdrawal,
    async () => {
      const begun = await open('employee', ['withdraw']);
      await begun.world.setCorrection('proposed');
      await begun.path.page.goto('/attendances?date=2026-11-16');
      await begun.path.page.locator('[data-correction]').waitFor();
      return begun;
    },
    { shown: false },
  ));

describe('deciding on a reason for being late', () =>
  walkEach(
    reasonReview,
    async () => {
      const begun = await open('employer', ['judge']);
      await begun.world.wasLate();
      await begun.world.setTardinessReason('given');
      await begun.path.page.goto('/attendances?date=2026-11-17');
      await begun.path.page.locator('[data-row]').first().waitFor();
      return begun;
    },
    { shown: false },
  ));

describe('deciding what waits', () =>
  walkEach(
    settling,
    async () => {
      const begun = await open('employer', ['settle']);
      const reasons = await begun.world.gaveTwoReasons();
      await begun.path.page.goto('/attendances/settle');
      await begun.path.page.locator('[data-row]').first().waitFor();
      return { ...begun, driver: { ...begun.driver, reasons } };
    },
    { shown: false },
  ));

describe('reviewing requests', () =>
  walkEach(
    requestReview,
    async ({ steps }) => {
      const begun = await open('employer', ['decide']);
      for (const step of steps) if (step.event.type === 'change.chosen') await begun.world.askAgain();
      await begun.path.page.goto('/requests');
      await begun.path.page.locator('[data-row]').first().waitFor();
      return begun;
    },
    { shown: false, distinguish },
  ));

describe('reviewing many requests', () =>
  walkEach(
    requestBulkReview,
    async () => {
      const begun = await open('employer', ['decide']);
      const requests: [string, string] = [await begun.world.askAgain(), await begun.world.askAgain()];
      await begun.path.page.goto('/requests');
      await begun.path.page.locator('[data-row]').first().waitFor();
      return { ...begun, driver: { ...begun.driver, requests } };
    },
    { shown: false },
  ));
