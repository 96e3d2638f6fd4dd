import { maskCard } from '#domain/format/index.ts';
import { passesLuhn } from '#domain/fields/cardNumber.ts';
import { humo } from '#machines/flows/money/cardAdding/cardAddingMachine.cases.ts';
import { addWorkedDays, bodyOf } from '#tests/support/worlds/punching.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';

/** An employee with one card, whom others give and take cards while the page is open. */
export class CardsWorld {
  readonly company: Company;
  readonly first = sampleCard;
  readonly second = humo;
  readonly secondMasked = maskCard({ first4: humo.slice(0, 4), last4: humo.slice(-4) });
  readonly #server: TestServer;

  private constructor(server: TestServer, company: Company) {
    this.#server = server;
    this.company = company;
  }

  static async make(server: TestServer): Promise<CardsWorld> {
    const company = await makeCompany(server);
    await addWorkedDays(server, company, company.employee.jobId, ['2026-11-16', '2026-11-17']);
    return new CardsWorld(server, company);
  }

  async have(cardNumber: string): Promise<string> {
    const { employee } = this.company;
    const { items } = bodyOf(
      await this.#server.call('addCard', {
        as: employee,
        path: { id: employee.jobId },
        body: { cardNumber, makeDefault: false },
      }),
    );
    return items.find(({ card }) => card.last4 === cardNumber.slice(-4))!.card.id;
  }

  async haveTwo(): Promise<void> {
    await this.onlyFirst();
    await this.have(this.second);
  }

  async haveTen(): Promise<void> {
    for (const number of numbers(9)) await this.have(number);
  }

  async onlyFirst(): Promise<void> {
    const { db } = this.#server;
    const { jobId } = this.company.employee;
    await db
      .updateTable('card')
      .set({ isDefault: false })
      .where('employeeId', '=', jobId)
      .where('last4', '<>', this.first.slice(-4))
      .execute();
    await db
      .updateTable('card')
      .set({ isDefault: true, removedAt: null })
      .where('employeeId', '=', jobId)
      .where('last4', '=', this.first.slice(-4))
      .execute();
    await db.deleteFrom('card').where('employeeId', '=', jobId).where('isDefault', '=', false).execute();
  }

  async expectCards(wanted: readonly { number: string; isDefault: boolean }[]): Promise<void> {
    const { employee } = this.company;
    const { items } = bodyOf(
      await this.#server.call('listCards', { as: employee, path: { id: employee.jobId } }),
    );
    const found = items.map(({ card, isDefault }) => `${card.last4} ${isDefault}`).sort();
    const meant = wanted.map(({ number, isDefault }) => `${number.slice(-4)} ${isDefault}`).sort();
    if (found.join() !== meant.join()) throw new Error(`the cards are ${found.join()}, not ${meant.join()}`);
  }

  /** Asks for pay to the second card. */
  async askToSecond(): Promise<void> {
    const { employee } = this.company;
    const path = { id: employee.jobId };
    const { items } = bodyOf(await this.#server.call('listCards', { as: employee, path }));
    const cardId = items.find(({ isDefault }) => !isDefault)!.card.id;
    bodyOf(
      await this.#server.call('createSalaryRequest', { as: employee, body: { amount: 100_000, cardId } }),
    );
  }

  async withdrawAll(): Promise<void> {
    const { jobId } = this.company.employee;
    const { db } = this.#server;
    const requests = await db
      .selectFrom('paymentRequest')
      .select('id')
      .where('employeeId', '=', jobId)
      .where('state', '=', 'inProcess')
      .execute();
    for (const { id } of requests)
      bodyOf(await this.#server.call('cancelSalaryRequest', { as: this.company.employee, path: { id } }));
  }
}

/** Valid ones. */
function* numbers(count: number): Generator<string> {
  for (let found = 0, at = 0; found < count; at += 1) {
    const number = `86001300${String(at).padStart(8, '0')}`;
    if (!passesLuhn(number)) continue;
    found += 1;
    yield number;
  }
}
