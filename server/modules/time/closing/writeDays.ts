import { createHash } from 'node:crypto';
import { earnedByDay, earningDay } from '#domain/accrual.ts';
import type { Day } from '#domain/attendance/readDay.ts';
import { timesheetCell } from '#domain/attendance/timesheet.ts';
import { personLines, type DigestedPerson } from '#domain/attendance/timesheetDigest.ts';
import { versionOn } from '#domain/dated/versions.ts';
import { firstDayOf } from '#domain/employment.ts';
import { tiyin } from '#domain/money.ts';
import type { Tx } from '../../../database/database.ts';
import type { WorkDay } from '../../../database/tables.generated.ts';
import { adjustmentsOf, readMonthOfEach, selectCorrectionIds } from '../attendance/index.ts';
import { readEmployees, salariesOf } from '../../employees/records/index.ts';
import { groupBy } from '../../groupBy.ts';
import { settleShortfall } from '../../money/months/index.ts';
import { peopleRules, readRules, ruleVersionsOf } from '../schedules/index.ts';
import { membershipsOf } from '../../organization/index.ts';
import { insertDays, saveDigests, type VersionRow } from './sql/versions.ts';

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const iso = (at: number) => new Date(at).toISOString();

const workDayOf = (day: Day) => ({
  date: day.date,
  kind: day.kind,
  presence: day.presence,
  punctuality: day.punctuality,
  tardinessMinutes: day.tardinessMinutes,
  minutesWorked: day.minutesWorked,
  pairs: day.pairs.map((pair) => ({ in: iso(pair.in), out: pair.out === null ? null : iso(pair.out) })),
  normMinutes: day.normMinutes,
  countsFromMinutes: day.countsFromMinutes,
  counting: day.counting,
  countedPercent: day.countedShare * 100,
  uncountedBecause: day.uncountedBecause,
  corrected: day.corrected,
  absenceKind: day.absence?.kind ?? null,
  absenceTreatment: day.absence?.treatment ?? null,
});

/**
 * Stores the days of these people with a digest for each, and takes back what salaries have entered above the value of
 * the days. Returns false, with nothing written, when a day is unclear, because nobody can clear it up while the month is
 * being closed.
 */
export async function writeDays(
  tx: Tx,
  version: VersionRow,
  people: readonly DigestedPerson[],
  now: number,
): Promise<boolean> {
  const { organizationId, month } = version;
  const ids = people.map(({ employeeId }) => employeeId);
  const employees = await readEmployees(tx, organizationId, ids);
  const read = await readRules(tx, organizationId, ids);
  const { ruleOf, monthPlanOf } = peopleRules(read);
  const versionsOf = ruleVersionsOf(read);
  const salaryOf = await salariesOf(tx, organizationId, ids);
  const units = groupBy(await membershipsOf(tx, organizationId, ids), ({ employeeId }) => employeeId);
  const corrections = new Map(
    (await selectCorrectionIds(tx, organizationId, month, ids)).map((row) => [
      `${row.employeeId} ${row.date}`,
      row.id,
    ]),
  );
  const adjusted = groupBy(
    await adjustmentsOf(tx, organizationId, [month], ids),
    ({ employeeId }) => employeeId,
  );
  const daysOf = await readMonthOfEach(tx, { organizationId, employees: [...employees.values()], month });

  const rows: WorkDay[] = [];
  const earnings: Parameters<typeof settleShortfall>[3][number][] = [];
  const digests: { id: string; digest: string }[] = [];
  for (const person of people) {
    const { employeeId } = person;
    const { employment } = employees.get(employeeId)!;
    const { shareOn, workingDays } = monthPlanOf(employeeId, month, firstDayOf(employment));
    const own: WorkDay[] = [];
    const days = daysOf(employeeId, ruleOf, now);
    const earned = earnedByDay(
      days.map((day) => {
        const rate = { salary: salaryOf(employeeId, day.date), share: shareOn.get(day.date)! };
        return earningDay(day, employment, rate);
      }),
    );
    for (const [place, day] of days.entries()) {
      const { code, unsettled } = timesheetCell(day, employment);
      if (code === 'unclear' || code === 'open' || unsettled) return false;
      const { date } = day;
      own.push({
        organizationId,
        month,
        version: version.version,
        employeeId,
        code,
        ...workDayOf(day),
        ...versionsOf(employeeId, date),
        unitId: versionOn(units.get(employeeId) ?? [], date)?.unitId ?? null,
        correctionId: corrections.get(`${employeeId} ${date}`) ?? null,
        salary: salaryOf(employeeId, date),
        share: shareOn.get(date)!,
        workingDays,
        earned: earned[place]!,
      });
    }
    rows.push(...own);
    const ofOthers = adjusted.get(employeeId) ?? [];
    earnings.push({
      employeeId,
      earned: tiyin(own.reduce((sum, one) => sum + one.earned, 0)),
      adjustments: ofOthers,
    });
    digests.push({ id: employeeId, digest: sha256(personLines(person, own, ofOthers)) });
  }
  await insertDays(tx, rows);
  await saveDigests(tx, version, digests);
  const author = { organizationId, at: new Date(now), byAccountId: null };
  await settleShortfall(tx, author, month, earnings);
  return true;
}
