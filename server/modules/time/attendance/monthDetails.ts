import type { Absence, AttendanceCorrection } from '../../../database/tables.generated.ts';

/** What only a person's month tells of a correction or an absence, and only an employer. */
export interface MonthDetails {
  nameOf?: ((accountId: string) => string | undefined) | undefined;
  acceptedAt?: ((proposal: Absence | AttendanceCorrection) => Date | null) | undefined;
}
