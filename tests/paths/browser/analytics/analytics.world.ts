import type { CompanyDate } from '#domain/calendar/index.ts';
import { newId } from '#server/identifier.ts';
import type { TestServer } from '#tests/support/server.ts';
import { StaffWorld } from '../employees/staff.world.ts';

const months = ['2026-09', '2026-10', '2026-11'] as const;

/** What one day comes to: of `due` people so many did not come, and these were late by so many minutes. */
function dayOf(due: number, absent: number, lateMinutes: number[]) {
  const attended = due - absent;
  return {
    ...{ people: due, due, attended, absent, away: 0, starts: attended, late: lateMinutes.length },
    ...{ shifts: attended, missedCheckOuts: 0, minutesWorked: attended * 480, restMinutes: 0 },
    ...{ normMinutes: due * 480, lateMinutes },
  };
}

/** An employer whose figures of three months are counted: of a unit of eight people, and of two in none. */
export class AnalyticsWorld {
  readonly staff: StaffWorld;
  readonly unitId: string;

  private constructor(staff: StaffWorld, unitId: string) {
    this.staff = staff;
    this.unitId = unitId;
  }

  static async make(server: TestServer): Promise<AnalyticsWorld> {
    const staff = await StaffWorld.make(server);
    const { organizationId } = staff;
    const unitId = newId();
    const at = server.clock.date();
    await server.db
      .insertInto('unit')
      .values({ organizationId, id: unitId, title: 'Sex', createdAt: at, closedAt: null })
      .execute();
    const world = new AnalyticsWorld(staff, unitId);
    await world.found('2026-09-07');
    await world.count();
    return world;
  }

  /** When the company was founded: figures begin with that month. */
  async found(date: CompanyDate): Promise<void> {
    await this.staff.server.db
      .updateTable('organization')
      .set({ createdAt: new Date(`${date}T09:00:00+05:00`) })
      .where('id', '=', this.staff.organizationId)
      .execute();
  }

  /** The attendance of the whole period is 90 %, of September 80 %; of the two people in no unit 100 %. */
  private async count(): Promise<void> {
    const { server, organizationId } = this.staff;
    const rows = months.flatMap((month, place) => [
      {
        ...{ organizationId, date: `${month}-09` as const, unitId: this.unitId },
        ...dayOf(8, 2 - place, place === 0 ? [30] : []),
      },
      { ...{ organizationId, date: `${month}-09` as const, unitId: null }, ...dayOf(2, 0, []) },
    ]);
    await server.db.insertInto('dayFigures').values(rows).execute();
    await server.db
      .insertInto('figuresMonth')
      .values(
        months.map((month) => ({
          ...{ organizationId, month, countedAt: server.clock.date() },
          ...{ version: null, leasedUntil: null },
        })),
      )
      .execute();
  }
}
