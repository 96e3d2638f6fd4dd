import type { Absence, AttendanceCorrection } from '../../../database/tables.generated.ts';

/** Details of corrections and absences that only an employer sees, in a person's month. */
export interface MonthDetails {
  nameOf?: ((accountId: string) => string | undefined) | undefined;
  acceptedAt?: ((proposal: Absence | AttendanceCorrection) => Date | null) | undefined;
}
