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

/** The person's own schedule, else that of their unit on that day, else null for the company's default. */
export function scheduleOf(
  { own, units }: Belonging,
  ofUnits: ReadonlyMap<string, readonly Assigned[]>,
  date: CompanyDate,
): string | null {
  const given = versionOn(own, date)?.scheduleId;
  if (given) return given;
  const unitId = versionOn(units, date)?.unitId;
  return (unitId && versionOn(ofUnits.get(unitId) ?? [], date)?.scheduleId) || null;
}
