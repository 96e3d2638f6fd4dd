import type { components } from '#openapi/generated/contract.d.ts';
import { presentCard } from '../cards/index.ts';
import type { EmployeeRow } from './sql/employees.ts';

type Schemas = components['schemas'];

/** Family name first, as is usual in Uzbekistan. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${lastName} ${firstName}`;

/** @param mismatch an account has the record's phone number and another PINFL */
export const presentEmployee = (row: EmployeeRow, mismatch: boolean): Schemas['Employee'] => ({
  id: row.id,
  version: row.version,
  firstName: row.firstName,
  lastName: row.lastName,
  fullName: fullName(row),
  passportSerialNumber: row.passportSerialNumber,
  pinfl: row.pinfl,
  phoneNumber: row.phoneNumber,
  card: presentCard({ id: row.cardId, first4: row.first4, last4: row.last4 }),
  salary: row.salary,
  status: row.status,
  chosenStatus: row.chosenStatus,
  registered: row.accountId !== null,
  mismatch,
  registeredAt: row.registeredAt.toISOString(),
});
