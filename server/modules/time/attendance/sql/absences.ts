import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import type { Value, ValuesOf } from '../../../../database/prepared.ts';
import { isInUnit, wasInScope } from '../../../organization/index.ts';
import type { DatesOfPerson } from './corrections.ts';
import type { Whose } from './decided.ts';

/** One person's absences that touch the dates, the newest first. */
export const queryAbsences = (
  db: Executor,
  { organizationId, employeeId, from, to }: ValuesOf<DatesOfPerson>,
) =>
  db
    .selectFrom('absence')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('firstDay', '<=', to)
    .where('lastDay', '>=', from)
    .orderBy('id', 'desc')
    .limit(1000);

/** Accepted absences that overlap the dates; for a scope, of people who were in it on one of these dates. */
export const acceptedAbsences = (
  db: Executor,
  organizationId: Value<string>,
  { from, to }: ValuesOf<{ from: CompanyDate; to: CompanyDate }>,
  { ids, scope, unit }: Whose,
) =>
  db
    .selectFrom('absence')
    .select(['employeeId', 'firstDay', 'lastDay', 'kind', 'treatment'])
    .where('organizationId', '=', organizationId)
    .where('state', '=', 'accepted')
    .where('firstDay', '<=', to)
    .where('lastDay', '>=', from)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`employee_id = any(${ids}::uuid[])`))
    .$if(scope !== undefined, (query) =>
      query.where(
        wasInScope(
          sql.ref('absence.employeeId'),
          { first: sql`greatest(first_day, ${from})`, last: sql`least(last_day, ${to})` },
          organizationId,
          scope!,
        ),
      ),
    )
    .$if(unit !== undefined, (query) =>
      query.where(isInUnit(sql.ref('absence.employeeId'), organizationId, unit!)),
    );
