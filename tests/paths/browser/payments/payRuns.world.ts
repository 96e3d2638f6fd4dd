import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { PayRunKind } from '#domain/payRun.ts';
import { bodyOf } from '#tests/support/punching.ts';
import type { TestServer } from '#tests/support/server.ts';
import { WorkWorld } from '../attendance/work.world.ts';

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

  async make(kind: PayRunKind = 'salary', period = '2026-11') {
    const body = { kind, period: period as CompanyMonth };
    return bodyOf(await this.#server.call('createPayRun', { ...this.#as, body }));
  }

  async #all() {
    return bodyOf(await this.#server.call('listPayRuns', { ...this.#as })).items;
  }

  async latest() {
    return (await this.#all())[0];
  }

  async cancel(id: string): Promise<void> {
    const body = { reason: 'Boshqatdan' };
    bodyOf(await this.#server.call('cancelPayRun', { ...this.#as, path: { id }, body }));
  }

  /** The employee has worked, and no draft is open. */
  async begin(): Promise<void> {
    await this.work.earn(true);
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

  async item(id: string) {
    const found = bodyOf(await this.#server.call('listPayRunItems', { ...this.#as, path: { id } }));
    return found.items[0]!;
  }

  async stateOf(id: string) {
    return bodyOf(await this.#server.call('getPayRun', { ...this.#as, path: { id } })).state;
  }
}
