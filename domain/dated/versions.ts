import type { CompanyDate } from '../calendar/date.ts';

/** A value that holds from a day on, until a later one does. */
export interface Dated {
  validFrom: CompanyDate;
}

/** Before every day that is asked for. */
export const FIRST_DAY: CompanyDate = '0001-01-01';

/** Of versions in the order of their days, the one of a date; undefined before the first. */
export function versionOn<Version extends Dated>(
  versions: readonly Version[],
  date: CompanyDate,
): Version | undefined {
  for (let at = versions.length - 1; at >= 0; at -= 1)
    if (versions[at]!.validFrom <= date) return versions[at];
  return undefined;
}

/** The versions with one more, in place of another one of its day. */
export const withVersion = <Version extends Dated>(versions: readonly Version[], added: Version): Version[] =>
  [...versions.filter(({ validFrom }) => validFrom !== added.validFrom), added].sort((a, b) =>
    a.validFrom < b.validFrom ? -1 : 1,
  );
