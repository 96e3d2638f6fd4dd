import { pickPrinted } from '#domain/fields/printedFields.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { presentCard } from '../../money/cards/index.ts';
import { firstDayOfRecord } from './firstDay.ts';
import type { EmployeeRow } from './sql/employees.ts';

type Schemas = components['schemas'];

/** Family name first, as is usual in Uzbekistan. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${lastName} ${firstName}`;

export const presentEmployee = (row: EmployeeRow): Schemas['Employee'] => ({
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
  mismatch: row.mismatch,
  addedAt: row.addedAt.toISOString(),
  registeredAt: row.registeredAt?.toISOString() ?? null,
  firstDay: firstDayOfRecord(row),
  ...pickPrinted(row),
  unit: row.unit,
});

/** Presents the part of a record that a manager may see. */
export const presentBrief = (row: EmployeeRow): Schemas['EmployeeBrief'] => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  fullName: fullName(row),
  phoneNumber: row.phoneNumber,
  status: row.status,
  registered: row.accountId !== null,
  addedAt: row.addedAt.toISOString(),
  registeredAt: row.registeredAt?.toISOString() ?? null,
  unit: row.unit,
});
