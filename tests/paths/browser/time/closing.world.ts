import type { CompanyMonth } from '#domain/calendar/index.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { StaffWorld } from '../employees/staff.world.ts';
import { hiredOn } from '#tests/support/worlds/people.ts';

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

  /** Puts the month into this state, with nobody on its timesheet. */
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
    await this.db.updateTable('employee').set(hiredOn('2026-10-30')).where('id', '=', id).execute();
  }

  /** Two people without an account since the last Wednesday of October, of whom one has that day entered. */
  async hireUnregistered(): Promise<void> {
    await this.unblock();
    const people = [
      await this.staff.hire({ lastName: 'Aliyev', firstName: 'Anvar' }),
      await this.staff.hire({ lastName: 'Zokirov', firstName: 'Zafar' }),
    ] as const;
    await this.db.updateTable('employee').set(hiredOn('2026-10-28')).where('id', 'in', people).execute();
    const body = { employeeId: people[0], date: '2026-10-28', reason: 'Ishda boʻlgan' } as const;
    const pairs = [{ in: '09:00', out: '18:00' }];
    bodyOf(
      await this.staff.server.call('proposeCorrection', {
        as: this.staff.employer,
        body: { ...body, pairs },
      }),
    );
  }

  /** Ids, by their names, of people whose days the closing asks about. */
  async unregistered(): Promise<ReadonlyMap<string, string>> {
    const { employer: as, server } = this.staff;
    const path = { month: this.month };
    const { unregistered } = bodyOf(await server.call('getMonthClosing', { as, path }));
    return new Map(unregistered.people.map(({ fullName, employeeId }) => [fullName, employeeId]));
  }

  /** Days entered with this reason. */
  async enteredDays(reason: string): Promise<number> {
    const query = this.db.selectFrom('attendanceCorrection').where('reason', '=', reason);
    const rows = await query.where('organizationId', '=', this.staff.organizationId).select('id').execute();
    return rows.length;
  }

  async forgetDays(reason: string): Promise<void> {
    const query = this.db.deleteFrom('attendanceCorrection').where('reason', '=', reason);
    await query.where('organizationId', '=', this.staff.organizationId).execute();
  }

  async unblock(): Promise<void> {
    await this.db
      .updateTable('employee')
      .set({ employment: '{}' })
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
