import type { Executor } from '../database/database.ts';
import { employeeIdOf } from '../seed/company.ts';
import type { SampleEmployee } from '../seed/people.ts';
import { demoStaff } from './people.ts';

/** Ids of the records of those who are at work, by the person. */
export async function recordsOf(
  db: Executor,
  organizationId: string,
): Promise<ReadonlyMap<SampleEmployee, string>> {
  const rows = await db
    .selectFrom('employee')
    .where('organizationId', '=', organizationId)
    .where('status', '=', 'active')
    .select(['id', 'phoneNumber'])
    .execute();
  // Founders keep their id, whatever is changed of them; who is hired later is known by the phone number.
  const isOf = (who: SampleEmployee) => (row: (typeof rows)[number]) =>
    row.id === employeeIdOf(who) || row.phoneNumber === who.phoneNumber;
  return new Map(
    demoStaff.flatMap((who): [SampleEmployee, string][] => {
      const found = rows.find(isOf(who));
      return found ? [[who, found.id]] : [];
    }),
  );
}

export const gatesOf = async (db: Executor, organizationId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('gate')
      .where('organizationId', '=', organizationId)
      .where('closedAt', 'is', null)
      .select('id')
      .orderBy('createdAt')
      .execute()
  ).map(({ id }) => id);
