import type { CompanyDate } from '../calendar/date.ts';
import { versionOn, type Dated } from '../dated/versions.ts';

/** The schedule that a person or unit follows from a day on; null ends the assignment. */
export type Assigned = Dated & { scheduleId: string | null };

/** The unit of a person from a day on; null for none. */
export type Membership = Dated & { unitId: string | null };

export interface Belonging {
  own: readonly Assigned[];
  units: readonly Membership[];
}

/** Assigned and closed schedules of a company. */
export interface GivenSchedules {
  ofUnits: ReadonlyMap<string, readonly Assigned[]>;
  /**
   * The day from which a closed schedule falls back to the next in line: a person's to that of their unit, a unit's to
   * the default.
   */
  closings: ReadonlyMap<string, CompanyDate>;
}

/** The person's own schedule, else that of their unit on that day, else null for the company's default; closed ones are skipped. */
export function scheduleOf(
  { own, units }: Belonging,
  { ofUnits, closings }: GivenSchedules,
  date: CompanyDate,
): string | null {
  const openOf = (given: readonly Assigned[] = []): string | null => {
    const id = versionOn(given, date)?.scheduleId ?? null;
    const closedFrom = id === null ? undefined : closings.get(id);
    return closedFrom !== undefined && closedFrom <= date ? null : id;
  };
  const unitId = versionOn(units, date)?.unitId ?? null;
  return openOf(own) ?? (unitId === null ? null : openOf(ofUnits.get(unitId)));
}
