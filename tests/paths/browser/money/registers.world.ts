import type { CompanyDate } from '#domain/calendar/index.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import type { Session, TestServer } from '#tests/support/server/server.ts';
import { joinColleague } from '#tests/support/worlds/staff.ts';
import { WorkWorld } from '../time/work.world.ts';

/** A company whose bank pays by registers: its owner approves, and its accountant settles. */
export class RegistersWorld {
  readonly work: WorkWorld;
  readonly accountant: Session;
  readonly #server: TestServer;

  private constructor(server: TestServer, work: WorkWorld, accountant: Session) {
    this.#server = server;
    this.work = work;
    this.accountant = accountant;
  }

  static async make(server: TestServer): Promise<RegistersWorld> {
    const work = await WorkWorld.make(server);
    const { employer } = work.company;
    const body = { version: 0, provider: 'file' } as const;
    bodyOf(await server.call('updatePayoutSettings', { as: employer, job: employer.jobId, body }));
    const accountant = await joinColleague(server, employer, { role: 'accountant' });
    return new RegistersWorld(server, work, accountant);
  }

  /** A request that waits for a register. */
  async approve(): Promise<string> {
    const id = await this.work.askAgain();
    const { employer } = this.work.company;
    const body = { event: 'approve' as const, requests: [{ id }] };
    bodyOf(await this.#server.call('reviewPaymentRequests', { as: employer, job: employer.jobId, body }));
    return id;
  }

  async makeRegister(): Promise<{ id: string; number: number }> {
    const { employer } = this.work.company;
    return bodyOf(await this.#server.call('createPayoutRegister', { as: employer, job: employer.jobId }));
  }

  /** The bank's file, to its end. */
  async saveFile(id: string): Promise<void> {
    const { employer } = this.work.company;
    const body = { format: 'csv', language: 'ru' } as const;
    bodyOf(await this.#server.call('exportPayoutRegister', { as: employer, path: { id }, body }));
  }

  async settleAll(id: string): Promise<void> {
    const body = { event: 'markUnpaid', reason: 'Bank rad etdi' } as const;
    const { accessToken } = this.accountant;
    const as = { accessToken };
    bodyOf(await this.#server.call('settlePayoutRegister', { as, path: { id }, body }));
  }

  /** What the bank says of a request: a file with one row, or one without the column of outcomes. */
  async resultFile(requestId: string, outcome: 'OK' | 'Otkaz' | undefined) {
    const { employer } = this.work.company;
    const { attempts, amount } = bodyOf(
      await this.#server.call('getPaymentRequest', { as: employer, path: { id: requestId } }),
    );
    const cells = [attempts[0]!.key, String(amount / 100), 'oylik', ...(outcome ? [outcome] : [])];
    const heading = ['Toʻlov kodi', 'Summa', 'Izoh', ...(outcome ? ['Natija'] : [])];
    const text = `${heading.join(';')}\n${cells.join(';')}\n`;
    return { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  }

  /** The accountant has read the same file before. */
  async applyResult(registerId: string, requestId: string, outcome: 'paid' | 'unpaid'): Promise<void> {
    const { employer } = this.work.company;
    const { attempts, amount } = bodyOf(
      await this.#server.call('getPaymentRequest', { as: employer, path: { id: requestId } }),
    );
    const { accessToken } = this.accountant;
    const row = { line: 2, key: attempts[0]!.key, amount, outcome };
    const body = { rows: [row], reason: 'Bank fayli', paidOn: '2026-11-18' as CompanyDate };
    bodyOf(
      await this.#server.call('applyPayoutResult', { as: { accessToken }, path: { id: registerId }, body }),
    );
  }
}
