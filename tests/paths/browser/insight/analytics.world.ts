import { noArrivals } from '#domain/analytics/arrivalTimes.ts';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { fromSom } from '#domain/money.ts';
import type { PaymentRequest } from '#server/database/tables.generated.ts';
import { newId } from '#server/identifier.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { StaffWorld } from '../employees/staff.world.ts';

const months = ['2026-09', '2026-10', '2026-11'] as const;

/** From half past eight who was in time, and from half past nine who was late. */
const arrivalsOf = (inTime: number, late: number) =>
  noArrivals().map((_, at) => (at === 17 ? inTime : at === 19 ? late : 0));

/** What one day comes to: of `due` people so many did not come, and these were late by so many minutes. */
function dayOf(due: number, absent: number, lateMinutes: number[]) {
  const attended = due - absent;
  return {
    ...{ people: due, due, attended, absent, away: 0, starts: attended, late: lateMinutes.length },
    ...{ shifts: attended, missedCheckOuts: 0, minutesWorked: attended * 480, restMinutes: 0 },
    ...{
      normMinutes: due * 480,
      lateMinutes,
      arrivals: arrivalsOf(attended - lateMinutes.length, lateMinutes.length),
    },
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
          ...{ organizationId, month, version: null, leasedUntil: null },
          ...{ countedAt: server.clock.date(), earnedAt: server.clock.date() },
        })),
      )
      .execute();
  }

  /**
   * Four people who earned 2 500 000 so'm each in September and 5 000 000 in October, and six requests of three of them.
   */
  async askForAdvances(): Promise<void> {
    const { staff } = this;
    const { organizationId } = staff;
    const people = [await staff.hire(), await staff.hire(), await staff.hire(), await staff.hire()];
    const none = fromSom(0);
    const earned = (['2026-09', '2026-10'] as const).flatMap((month, place) =>
      people.map((employeeId) => ({
        ...{ organizationId, month, employeeId, unitId: null, earned: fromSom(2_500_000 * (place + 1)) },
        ...{ earnable: none, earnableByAdvance: none, advanceMost: none, atStake: none },
        ...{ salary: none, salaryPerDay: none, workingDays: 21, daysWorked: 21, leftDays: 0 },
      })),
    );
    await staff.server.db.insertInto('earnedFigures').values(earned).execute();
    const [first, second, third] = people as [string, string, string];
    const refused = {
      state: 'cancelled',
      cancelledBy: 'employer',
      reviewReason: 'Summa kelishilmagan',
    } as const;
    await this.ask(first, '2026-09', 500_000, { state: 'paid' }, 30);
    await this.ask(second, '2026-09', 300_000, refused);
    await this.ask(first, '2026-10', 1_000_000, { state: 'paid' }, 300);
    await this.ask(third, '2026-10', 1_500_000, { state: 'paid' }, 90);
    await this.ask(second, '2026-10', 400_000, { state: 'cancelled', cancelledBy: 'employee' });
    await this.ask(third, '2026-10', 200_000, { state: 'failed' }, 10);
  }

  /**
   * Five people of the unit, of whom a day cost 100 000 so'm in September and 110 000 in October, and two in none, one of whom alone
   * worked in October.
   */
  async earnByUnit(): Promise<void> {
    const { organizationId } = this.staff;
    const none = fromSom(0);
    const month = (
      name: CompanyMonth,
      employeeId: string,
      unitId: string | null,
      som: number,
      days: number,
    ) => ({
      ...{ organizationId, month: name, employeeId, unitId, earned: fromSom(som) },
      ...{ earnable: none, earnableByAdvance: none, advanceMost: none, atStake: none, salary: none },
      ...{ salaryPerDay: none, workingDays: 22, daysWorked: days, leftDays: 0 },
    });
    const people = Array.from({ length: 7 }, newId);
    const earned = people.flatMap((id, place) =>
      place < 5
        ? [month('2026-09', id, this.unitId, 2_000_000, 20), month('2026-10', id, this.unitId, 2_200_000, 20)]
        : [month('2026-09', id, null, 1_000_000, 10)],
    );
    const alone = month('2026-10', people[6]!, null, 500_000, 10);
    await this.staff.server.db
      .insertInto('earnedFigures')
      .values([...earned, alone])
      .execute();
  }

  /** The earnings of a month are not counted yet. */
  async uncount(month: CompanyMonth): Promise<void> {
    await this.staff.server.db
      .updateTable('figuresMonth')
      .set({ earnedAt: null })
      .where('organizationId', '=', this.staff.organizationId)
      .where('month', '=', month)
      .execute();
  }

  /** A request, and so many minutes later its payment, or that it failed. */
  private async ask(
    employeeId: string,
    period: CompanyMonth,
    som: number,
    how: Pick<PaymentRequest, 'state'> & Partial<PaymentRequest>,
    minutes = 0,
  ): Promise<void> {
    const { db } = this.staff.server;
    const { organizationId } = this.staff;
    const card = await db
      .selectFrom('card')
      .where('organizationId', '=', organizationId)
      .where('employeeId', '=', employeeId)
      .select('id')
      .executeTakeFirstOrThrow();
    const [requestId, amount] = [newId(), fromSom(som)];
    const requestedAt = new Date(`${period}-14T10:00:00+05:00`);
    await db
      .insertInto('paymentRequest')
      .values({
        ...{ organizationId, id: requestId, employeeId, cardId: card.id, kind: 'asked', period },
        ...{ amount, askedAmount: amount, requestedAt, ...how },
      })
      .execute();
    if (how.state !== 'paid' && how.state !== 'failed') return;
    await db
      .insertInto('paymentRequestEvent')
      .values({
        ...{ organizationId, id: newId(), requestId, amount, fromState: 'sending', toState: how.state },
        ...{ event: how.state === 'paid' ? 'pay' : 'fail', at: new Date(+requestedAt + minutes * 60_000) },
      })
      .execute();
  }
}
