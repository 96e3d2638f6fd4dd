import type { CompanyMonth } from '#domain/calendar/index.ts';
import { fromSom } from '#domain/money.ts';
import type {
  EarnedFigures,
  PaymentRequest,
  PaymentRequestEvent,
} from '#server/database/tables.generated.ts';
import { newId } from '#server/identifier.ts';
import type { App } from '../browser/app.ts';
import { someEmployee } from './scenes.ts';

/** The sample company has requests of its own from this month on. */
const OWN_FROM: CompanyMonth = '2026-10';

const reasons = ['Oyning oxirida birga toʻlanadi', 'Summa kelishilmagan', 'Shu oyda ikkinchi soʻrov'];

type Person = Pick<PaymentRequest, 'organizationId' | 'employeeId' | 'cardId'>;

/** A person's request in a month and its outcome, computed from both numbers. */
function requestOf({
  who,
  person,
  month,
  place,
}: {
  who: Person;
  person: number;
  month: CompanyMonth;
  place: number;
}) {
  const id = newId();
  const rule = (person * 3 + place * 7) % 13;
  const amount = fromSom(300_000 + ((person + place * 2) % 8) * 100_000);
  const requestedAt = new Date(`${month}-${10 + (person % 15)}T10:00:00+05:00`);
  const how: Partial<PaymentRequest> & Pick<PaymentRequest, 'state'> =
    rule === 0
      ? { state: 'cancelled', cancelledBy: 'employer', reviewReason: reasons[((person + place) % 4) % 3]! }
      : rule === 1
        ? { state: 'cancelled', cancelledBy: 'employee' }
        : { state: rule === 2 ? 'failed' : 'paid' };
  const minutes = (12 + ((person * 17 + place * 29) % 40)) * (rule > 9 ? 30 : 4);
  const request = {
    ...{ ...who, id, kind: 'asked' as const, period: month, amount, askedAmount: amount, requestedAt },
    ...{ reviewedAt: requestedAt, ...how },
  };
  const ended: PaymentRequestEvent[] =
    how.state === 'cancelled'
      ? []
      : [
          {
            ...{ organizationId: who.organizationId, id: newId(), requestId: id, amount, reason: null },
            ...{ event: how.state === 'paid' ? 'pay' : 'fail', fromState: 'sending', toState: how.state },
            ...{ byAccountId: null, at: new Date(requestedAt.getTime() + minutes * 60_000) },
          },
        ];
  return { request, ended };
}

/** What people earned in these months, and asked for before the salary; the months are counted. */
export async function addAdvances(
  app: App,
  months: readonly CompanyMonth[],
  unitIds: readonly string[],
): Promise<void> {
  const { db } = app.server;
  const { organizationId } = await someEmployee(app);
  const people = await db
    .selectFrom('employee')
    .innerJoin('defaultCard as card', 'card.employeeId', 'employee.id')
    .where('employee.organizationId', '=', organizationId)
    .orderBy('employee.phoneNumber')
    .select(['employee.organizationId', 'employee.id as employeeId', 'card.id as cardId'])
    .execute();
  const none = fromSom(0);
  const earned = months.flatMap((month, place) =>
    people.map(({ employeeId }, person): EarnedFigures => {
      const share = place === months.length - 1 ? 0.5 : 1;
      const whole = 3_600_000 + ((person * 5 + place * 3) % 7) * 450_000;
      return {
        ...{ organizationId, month, employeeId, unitId: unitIds[person % unitIds.length]! },
        ...{ earned: fromSom(whole * share) },
        ...{ earnable: none, earnableByAdvance: none, advanceMost: none, atStake: none },
        ...{ salary: none, salaryPerDay: none, workingDays: 21, daysWorked: 21 * share, leftDays: 0 },
      };
    }),
  );
  await db.insertInto('earnedFigures').values(earned).execute();
  const asked = months.flatMap((month, place) =>
    month >= OWN_FROM
      ? []
      : people.flatMap((who, person) =>
          person % 4 !== 3 && (person * 5 + place * 3) % 11 < 3 + place / 3
            ? [requestOf({ who, person, month, place })]
            : [],
        ),
  );
  await db
    .insertInto('paymentRequest')
    .values(asked.map(({ request }) => request))
    .execute();
  await db
    .insertInto('paymentRequestEvent')
    .values(asked.flatMap(({ ended }) => ended))
    .execute();
}

export async function forgetAdvances(app: App): Promise<void> {
  const { db } = app.server;
  const { organizationId } = await someEmployee(app);
  const added = db
    .selectFrom('paymentRequest')
    .where('organizationId', '=', organizationId)
    .where('period', '<', OWN_FROM);
  await db
    .deleteFrom('paymentRequestEvent')
    .where('organizationId', '=', organizationId)
    .where('requestId', 'in', added.select('id'))
    .execute();
  await db
    .deleteFrom('paymentRequest')
    .where('organizationId', '=', organizationId)
    .where('period', '<', OWN_FROM)
    .execute();
}
