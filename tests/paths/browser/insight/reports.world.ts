import type { Insertable } from 'kysely';
import { newId } from '#server/identifier.ts';
import type { Report } from '#server/database/tables.generated.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { WorkWorld } from '../time/work.world.ts';

/** No job takes the report before this instant. */
const NEXT_YEAR = new Date('2027-11-18T09:00:00+05:00');
const DAY_MS = 86_400_000;

/** A company whose only employee was late once, and its reports. */
export class ReportsWorld {
  readonly work: WorkWorld;
  readonly #server: TestServer;

  private constructor(server: TestServer, work: WorkWorld) {
    this.#server = server;
    this.work = work;
  }

  static async make(server: TestServer): Promise<ReportsWorld> {
    const work = await WorkWorld.make(server);
    await work.wasLate();
    return new ReportsWorld(server, work);
  }

  get #organizationId(): string {
    return this.work.company.organizationId;
  }

  /** Newest first. */
  async all() {
    const { employer } = this.work.company;
    return bodyOf(await this.#server.call('listReports', { as: employer, job: employer.jobId })).items;
  }

  async latest() {
    return (await this.all())[0];
  }

  /** After the job has made what was asked for, as it would go on storing parts. */
  async forget(): Promise<void> {
    await this.#server.reportsMade();
    for (const table of ['reportPart', 'reportDownload', 'report'] as const)
      await this.#server.db.deleteFrom(table).where('organizationId', '=', this.#organizationId).execute();
  }

  /** The file of a report that was made half a minute ago. */
  async addReady(): Promise<void> {
    const finishedAt = this.#server.clock.date();
    await this.#add({
      ...{ kind: 'tardiness', fromMonth: '2026-10', toMonth: '2026-11', columns: ['date'], format: 'csv' },
      ...{ state: 'ready', progress: 100, tries: 1, finishedAt, name: 'tardiness-2026-10-2026-11' },
      ...{ size: 2_048, parts: 1, keptUntil: '2026-12-18' },
    });
  }

  /** One that is being made for as long as the test goes. */
  async addUnderWay(order = 0): Promise<string> {
    return this.#add({
      ...{ kind: 'attendance', fromMonth: '2026-11', toMonth: '2026-11', unit: null, format: 'csv' },
      columns: (['date', 'employee', 'worked'] as const).slice(0, 1 + (order % 3)),
      ...{ language: (['uz-Latn', 'ru', 'uz-Cyrl'] as const)[Math.floor(order / 3) % 3]! },
      ...{ state: 'making', progress: 40, tries: 1, tryId: newId() },
      ...(order > 8 && { format: 'xlsx' as const }),
    });
  }

  async finish(id: string): Promise<void> {
    await this.#server.db
      .updateTable('report')
      .set({ state: 'failed', tryId: null, problem: 'failed', finishedAt: this.#server.clock.date() })
      .where('id', '=', id)
      .execute();
  }

  async #add(row: Partial<Insertable<Report>>): Promise<string> {
    const id = newId();
    const requestedAt = new Date(this.#server.clock.date().getTime() - DAY_MS);
    await this.#server.db
      .insertInto('report')
      .values({
        ...{ organizationId: this.#organizationId, id, kind: 'people', fromMonth: null, toMonth: null },
        ...{ unit: null, columns: ['lastName'], format: 'csv', language: 'uz-Latn', requestedAt },
        ...{ requestedByAccountId: this.work.company.employer.accountId, state: 'queued', progress: 0 },
        ...{ tries: 0, tryId: null, nextTryAt: NEXT_YEAR, finishedAt: null, problem: null, name: null },
        ...{ size: null, parts: null, keptUntil: null },
        ...row,
      })
      .execute();
    return id;
  }
}
