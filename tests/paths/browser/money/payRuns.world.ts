import type { Page } from 'playwright-core';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import { fromSom } from '#domain/money.ts';
import type { NewRunKind } from '#domain/payRun.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { newId } from '#server/identifier.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { samplePassword, type TestServer } from '#tests/support/server/server.ts';
import type { Wire } from '#tests/support/server/call.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { WorkWorld } from '../time/work.world.ts';

export const BONUS_AMOUNT = fromSom(500_000);

/** What the accountant's file says of the employee. */
export const NET_AMOUNT = fromSom(2_500_000);

/** The menu of a person in a draft. */
export const openItemMenu = (page: Page, say: Say, name: string): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: say('runs', 'actions', { name }), exact: true })
    .click();

/** A company whose only employee has worked ten of November's days, and its runs. */
export class PayRunsWorld {
  readonly work: WorkWorld;
  readonly #server: TestServer;

  private constructor(server: TestServer, work: WorkWorld) {
    this.#server = server;
    this.work = work;
  }

  static async make(server: TestServer): Promise<PayRunsWorld> {
    return new PayRunsWorld(server, await WorkWorld.make(server));
  }

  get #as() {
    const { employer } = this.work.company;
    return { as: employer, job: employer.jobId };
  }

  get employeeName(): string {
    return this.work.employeeName;
  }

  async make(kind: NewRunKind = 'salary', period = '2026-11') {
    const body = { kind, period: period as CompanyMonth };
    return bodyOf(await this.#server.call('createPayRun', { ...this.#as, body }));
  }

  /** The employee has asked for pay of the month, which nobody has decided. */
  async haveAsked(period: CompanyMonth): Promise<void> {
    const { organizationId, employee } = this.work.company;
    const { db, clock } = this.#server;
    const employeeId = employee.jobId;
    const card = await db
      .selectFrom('card')
      .select('id')
      .where('employeeId', '=', employeeId)
      .executeTakeFirstOrThrow();
    const amount = fromSom(100_000);
    await db
      .insertInto('paymentRequest')
      .values({
        ...{ organizationId, id: newId(), employeeId, cardId: card.id, kind: 'asked' },
        ...{ period, amount, askedAmount: amount, state: 'inProcess', requestedAt: clock.date() },
      })
      .execute();
  }

  async #all() {
    return bodyOf(await this.#server.call('listPayRuns', { ...this.#as })).items;
  }

  async latest() {
    return (await this.#all())[0];
  }

  async latestRun() {
    const found = await this.latest();
    if (!found) throw new Error('there is no run');
    return found;
  }

  /** The employer is the person whom the run pays, or is not. */
  async payEmployer(isOwn: boolean): Promise<void> {
    const { employer, employee } = this.work.company;
    const accountId = isOwn ? employer.accountId : employee.accountId;
    await this.#server.db
      .updateTable('employee')
      .set({ accountId })
      .where('id', '=', employee.jobId)
      .execute();
  }

  /** Nothing is paid or asked for yet. */
  async forgetPayments(): Promise<void> {
    const { organizationId } = this.work.company;
    await this.#server.db
      .updateTable('paymentRequest')
      .set({ state: 'cancelled', undoUntil: null })
      .where('organizationId', '=', organizationId)
      .execute();
  }

  async cancel(id: string): Promise<void> {
    const body = { reason: 'Boshqatdan' };
    bodyOf(await this.#server.call('cancelPayRun', { ...this.#as, path: { id }, body }));
  }

  /** The employee has worked, and no draft is open. */
  async begin(): Promise<void> {
    await this.work.earn(true);
    await this.forgetPayments();
    await this.cancelAll();
  }

  async cancelAll(): Promise<void> {
    for (const { id, state } of await this.#all()) if (state === 'draft') await this.cancel(id);
  }

  /** The employee is left out or gets less, or neither. */
  async setItem(id: string, event: 'exclude' | 'include'): Promise<void> {
    const body = { event, employeeId: this.work.company.employee.jobId, reason: 'Nizo' };
    bodyOf(await this.#server.call('changePayRun', { ...this.#as, path: { id }, body }));
  }

  /** The employee has a bonus of November. */
  async addBonus(): Promise<void> {
    const path = { id: this.work.company.employee.jobId };
    const body = { period: '2026-11', kind: 'bonus', amount: BONUS_AMOUNT, reason: 'Loyiha' } as const;
    bodyOf(await this.#server.call('addPayLine', { ...this.#as, path, body }));
  }

  async #pinfl(): Promise<string> {
    const { pinfl } = await this.#server.db
      .selectFrom('employee')
      .select('pinfl')
      .where('id', '=', this.work.company.employee.jobId)
      .executeTakeFirstOrThrow();
    return pinfl;
  }

  /** The accountant's net amount of the employee, as a file. */
  async netFile() {
    const text = `JShShIR;Qoʻlga tegadi\n${await this.#pinfl()};2 500 000\n`;
    return { name: 'net.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  }

  /** The draft pays by it. */
  async setNet(id: string): Promise<void> {
    const body = { rows: [{ line: 2, pinfl: await this.#pinfl(), net: NET_AMOUNT }] };
    bodyOf(await this.#server.call('setNetPay', { ...this.#as, path: { id }, body }));
  }

  async withdrawLines(): Promise<void> {
    const id = this.work.company.employee.jobId;
    const { items } = bodyOf(await this.#server.call('listPayLines', { ...this.#as, path: { id } }));
    for (const { id: lineId } of items) {
      const withdrawal = { path: { id, lineId }, body: { reason: 'Boshqatdan' } };
      bodyOf(await this.#server.call('withdrawPayLine', { ...this.#as, ...withdrawal }));
    }
  }

  async confirm(id: string): Promise<void> {
    const { included } = bodyOf(await this.#server.call('getPayRun', { ...this.#as, path: { id } }));
    const body = { ...included, password: samplePassword };
    bodyOf(await this.#server.call('confirmPayRun', { ...this.#as, path: { id }, body }));
  }

  /** The company has paid the payment of the run by its own means. */
  pay = (id: string) => this.#settle(id, { event: 'markPaid', paidOn: '2026-11-18' });

  async #settle(id: string, settled: Wire<components['schemas']['PayoutSettlement']>): Promise<void> {
    const path = { id: (await this.item(id)).payment!.id };
    const body = { ...settled, password: samplePassword };
    bodyOf(await this.#server.call('settlePaymentRequest', { ...this.#as, path, body }));
  }

  /** The run is confirmed, and its payment came back. */
  async failPayment(id: string): Promise<void> {
    await this.confirm(id);
    await this.pay(id);
    await this.#settle(id, { event: 'markReturned', reason: 'Karta yopilgan' });
  }

  async retry(id: string): Promise<void> {
    bodyOf(await this.#server.call('retryPayRun', { ...this.#as, path: { id } }));
  }

  async item(id: string) {
    const found = bodyOf(await this.#server.call('listPayRunItems', { ...this.#as, path: { id } }));
    return found.items[0]!;
  }

  async stateOf(id: string) {
    return bodyOf(await this.#server.call('getPayRun', { ...this.#as, path: { id } })).state;
  }
}
