import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { TestServer } from '#tests/support/server.ts';
import { StaffWorld } from '../employees/staff.world.ts';

/** An employer whose October can be open, half closed, closed or reopened. */
export class ClosingWorld {
  readonly staff: StaffWorld;
  readonly month: CompanyMonth = '2026-10';

  private constructor(staff: StaffWorld) {
    this.staff = staff;
  }

  static async make(server: TestServer): Promise<ClosingWorld> {
    return new ClosingWorld(await StaffWorld.make(server));
  }

  private get db() {
    return this.staff.server.db;
  }
  private get account(): string {
    return this.staff.owner.split('/')[0]!;
  }

  private async forget(): Promise<void> {
    for (const table of ['workDay', 'timesheetPerson', 'timesheetVersion', 'period'] as const)
      await this.db.deleteFrom(table).where('organizationId', '=', this.staff.organizationId).execute();
  }

  /** Puts the month into this state, with nobody on its tabel. */
  async put(state: 'open' | 'closing' | 'closed' | 'reopened'): Promise<void> {
    await this.forget();
    if (state === 'open') return;
    const { organizationId } = this.staff;
    const { month } = this;
    const at = this.staff.server.clock.date();
    const row = { organizationId, month, state, changedAt: at };
    await this.db.insertInto('period').values(row).execute();
    const isDone = state !== 'closing';
    await this.db
      .insertInto('timesheetVersion')
      .values({
        ...{ organizationId, month, version: 1, startedAt: at, startedByAccountId: this.account },
        ...{ total: 3, done: isDone ? 3 : 1, doneTo: null, tries: 0 },
        // Out of the reach of the job.
        nextTryAt: new Date('2099-01-01T00:00:00Z'),
        ...{ closedAt: isDone ? at : null, digest: isDone ? 'a'.repeat(64) : null },
        ...{ reopenedAt: state === 'reopened' ? at : null, reopenedByAccountId: null, reopenReason: null },
      })
      .execute();
  }

  /** Gives somebody a day of October on which they did not come. */
  async block(): Promise<void> {
    const id = await this.staff.hire({ lastName: 'Aliyev' });
    const registeredAt = new Date('2026-10-30T04:00:00Z');
    await this.db
      .updateTable('employee')
      .set({ registeredAt, status: 'active' })
      .where('id', '=', id)
      .execute();
  }

  async unblock(): Promise<void> {
    await this.db
      .updateTable('employee')
      .set({ status: 'blocked' })
      .where('organizationId', '=', this.staff.organizationId)
      .execute();
  }

  state = async (): Promise<string> =>
    (
      await this.db
        .selectFrom('period')
        .select('state')
        .where('organizationId', '=', this.staff.organizationId)
        .where('month', '=', this.month)
        .executeTakeFirst()
    )?.state ?? 'open';
}
