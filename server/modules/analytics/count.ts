import { addDay, noSums, type DaySums } from '#domain/analytics/figures.ts';
import {
  companyDate,
  monthOf,
  previousMonth,
  type CompanyDate,
  type CompanyMonth,
} from '#domain/calendar/index.ts';
import type { Executor } from '../../database/database.ts';
import type { DayFigures } from '../../database/tables.generated.ts';
import { giveWay } from '../../giveWay.ts';
import { closedVersionOf } from '../attendance/index.ts';
import { daysOfEverybody, type PersonDays } from '../timesheet/index.ts';
import { countEarned } from './earned.ts';
import type { Counted } from './sql/months.ts';

interface WhoseMonth {
  organizationId: string;
  month: CompanyMonth;
  countedAt: Date;
  isStopping: () => boolean;
}

/**
 * The figures of a month's days that are over, and of this month and the last one what each person has earned; undefined when the
 * server stops meanwhile. Holds no transaction.
 */
export async function countMonth(
  db: Executor,
  { organizationId, month, countedAt, isStopping }: WhoseMonth,
): Promise<Counted | undefined> {
  const now = countedAt.getTime();
  const version = await closedVersionOf(db, organizationId, month);
  const { add, rows } = tally(organizationId, companyDate(now));
  for await (const { people } of daysOfEverybody(db, { organizationId, month, version, now })) {
    people.forEach(add);
    await giveWay();
    if (isStopping()) return undefined;
  }
  const oldest = previousMonth(monthOf(companyDate(now)));
  if (month < oldest) return { countedAt, version, rows: rows(), earned: null, oldest };
  const earned = await countEarned(db, { organizationId, month, now, isStopping });
  return earned && { countedAt, version, rows: rows(), earned, oldest };
}

interface Tallied {
  date: CompanyDate;
  unitId: string | null;
  sums: DaySums;
  lateMinutes: number[];
}

function tally(organizationId: string, today: CompanyDate) {
  const found = new Map<string, Tallied>();
  return {
    add: ({ days, employed }: PersonDays): void => {
      for (const { day, unitId } of days) {
        const { date } = day;
        if (date >= today) return;
        const key = `${date} ${unitId}`;
        const known = found.get(key) ?? { date, unitId, sums: noSums(), lateMinutes: [] };
        found.set(key, known);
        const { late } = known.sums;
        addDay(known.sums, day, employed);
        if (known.sums.late > late) known.lateMinutes.push(day.tardinessMinutes);
      }
    },
    rows: (): DayFigures[] =>
      [...found.values()]
        .filter(({ sums }) => sums.people > 0)
        .map(({ sums, ...rest }) => ({ organizationId, ...rest, ...sums })),
  };
}
