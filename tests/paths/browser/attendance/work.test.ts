import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { ReviewedRequest, ReviewForm } from '#machines/flows/payments/requestReview/reviewForm.ts';
import type { ChangeContext } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { phone, startApp, type App } from '#tests/support/app.ts';
import type { Session } from '#tests/support/server.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { model as myMonth } from './myMonth.model.ts';
import { model as freshness } from '../shared/freshness.model.ts';
import { model as page } from '../shared/page.model.ts';
import { model as requestBulkReview } from '../payments/requestBulkReview.model.ts';
import { model as requestReview } from '../payments/requestReview.model.ts';
import { model as salaryRequest } from '../payments/salaryRequest.model.ts';
import { DraftGate } from '../support/draftGate.ts';
import { openPath } from '../support/openPath.ts';
import { stopTime } from '../support/stillTime.ts';
import { walkEach } from '../support/walkEach.ts';
import { WorkWorld } from './work.world.ts';

const routes = {
  month: { method: 'GET', path: '/api/attendance/my-month' },
  board: { method: 'GET', path: '/api/attendance/day-board' },
  requests: { method: 'GET', path: '/api/payments/requests' },
  salary: { method: 'GET', path: '/api/payments/salary' },
  send: { method: 'POST', path: '/api/payments/requests' },
  decide: { method: 'POST', path: '/api/payments/requests/review' },
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
  const sent: string[] = [];
  path.page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/payments/requests'))
      sent.push(`${request.headers()['idempotency-key'] ?? ''}\n${request.postData() ?? ''}`);
  });
  return { world, path, driver: { page: path.page, say, ...path.gates, world, sent } };
}

describe('my month', () =>
  walkEach(
    myMonth,
    async () => {
      const begun = await open('employee', ['month']);
      await begun.path.page.goto('/attendances');
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
      const begun = await open('employee', ['month']);
      await begun.path.page.goto('/home');
      return begun;
    },
    { still: true },
  ));

describe('asking for what is earned', () =>
  walkEach(
    salaryRequest,
    async ({ steps }) => {
      const begun = await open('employee', ['send']);
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
