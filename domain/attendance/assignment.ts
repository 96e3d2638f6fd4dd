import type { CompanyDate } from '../calendar/date.ts';
import { versionOn, type Dated } from '../dated/versions.ts';

/** Which schedule a person or unit follows from a day on; null gives it up again. */
export type Assigned = Dated & { scheduleId: string | null };

/** In which unit a person is from a day on; null in none. */
export type Membership = Dated & { unitId: string | null };

export interface Belonging {
  own: readonly Assigned[];
  units: readonly Membership[];
}

/** What a company has given and closed. */
export interface GivenSchedules {
  ofUnits: ReadonlyMap<string, readonly Assigned[]>;
  /** From which day on a schedule gives way to the next in line: a person's to that of their unit, a unit's to the default. */
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
