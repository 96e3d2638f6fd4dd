import { halfHourOf, noArrivals } from '#domain/analytics/arrivalTimes.ts';
import { addDay, noSums, type DaySums } from '#domain/analytics/figures.ts';
import {
  companyDate,
  monthOf,
  previousMonth,
  type CompanyDate,
  type CompanyMonth,
} from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
import type { Executor } from '../../../database/database.ts';
import type { DayFigures } from '../../../database/tables.generated.ts';
import { giveWay } from '../../../giveWay.ts';
import { closedVersionOf } from '../../time/attendance/index.ts';
import { countStakes } from '../../time/settlement/index.ts';
import { readEverybodysDays, type PersonDays } from '../../time/timesheet/index.ts';
import { countEarned } from './earned.ts';
import type { Counted } from './sql/months.ts';

interface WhoseMonth {
  organizationId: string;
  month: CompanyMonth;
  countedAt: Date;
  /** When earnings of the month were last counted; null before that. */
  earnedAt: Date | null;
  isStopping: () => boolean;
}

/**
 * Counts the figures of a month's past days and each person's earnings. For an open month before the previous one,
 * earnings are counted only once after its end. Undefined when the server stops meanwhile. Holds no transaction.
 */
export async function countMonth(
  db: Executor,
  { organizationId, month, countedAt, earnedAt, isStopping }: WhoseMonth,
): Promise<Counted | undefined> {
  const now = countedAt.getTime();
  const version = await closedVersionOf(db, organizationId, month);
  const { add, rows } = tally(organizationId, companyDate(now));
  for await (const { people } of readEverybodysDays(db, { organizationId, month, version, now })) {
    people.forEach(add);
    await giveWay();
    if (isStopping()) return undefined;
  }
  const isLongOver = month < previousMonth(monthOf(companyDate(now)));
  const isKnown = earnedAt !== null && monthOf(companyDate(earnedAt.getTime())) > month;
  if (isLongOver && version === null && isKnown) return { countedAt, version, rows: rows(), earned: null };
  const whose = { organizationId, month, now, isStopping };
  // In a closed month nothing waits.
  const stakes = version === null ? await countStakes(db, whose) : new Map<string, Tiyin>();
  const earned = stakes && (await countEarned(db, whose, stakes));
  return earned && { countedAt, version, rows: rows(), earned };
}

interface Tallied {
  date: CompanyDate;
  unitId: string | null;
  sums: DaySums;
  lateMinutes: number[];
  arrivals: number[];
}

const nothing = () => ({ sums: noSums(), lateMinutes: [], arrivals: noArrivals() });

function tally(organizationId: string, today: CompanyDate) {
  const found = new Map<string, Tallied>();
  return {
    add: ({ days, employment }: PersonDays): void => {
      for (const { day, unitId } of days) {
        const { date } = day;
        if (date >= today) return;
        const key = `${date} ${unitId}`;
        const known = found.get(key) ?? { date, unitId, ...nothing() };
        found.set(key, known);
        const { late, shifts } = known.sums;
        addDay(known.sums, day, employment);
        if (known.sums.late > late) known.lateMinutes.push(day.tardinessMinutes);
        if (known.sums.shifts > shifts) known.arrivals[halfHourOf(day.pairs[0]!.in, date)]! += 1;
      }
    },
    rows: (): DayFigures[] =>
      [...found.values()]
        .filter(({ sums }) => sums.people > 0)
        .map(({ sums, ...rest }) => ({ organizationId, ...rest, ...sums })),
  };
}
