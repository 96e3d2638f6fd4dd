import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { isLong } from '#tests/support/run/long.ts';
import {
  companySteps,
  DATES,
  DECEMBER,
  NOVEMBER,
  OCTOBER,
  paidHistory,
  PaidPerson,
  type CompanyStep,
} from '#tests/support/worlds/paidPerson.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { samplePassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { expectWholeBooks } from '#tests/support/worlds/wholeBooks.ts';
import { makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { newId } from '../../../identifier.ts';
import { hireMany } from '../../employees/records/index.ts';
import { proposeCorrection } from '../settlement/propose.ts';
import { settle } from '../settlement/settle.ts';

/** The current month, which is paid before it is over, gets what is corrected of those before it. */
const CURRENT = [NOVEMBER, DECEMBER];
const COMPANIES = isLong ? 160 : 4;
const PEOPLE = 125;
/** Calls at once. */
const AT_ONCE = 4;

describe('each day is paid once', () => {
  let server: TestServer;
  let company: Company;
  let people: PaidPerson[];
  let workingDays: (month: CompanyMonth) => number;
  let current: CompanyMonth;
  /** In their order. */
  let closed: CompanyMonth[];

  beforeAll(async () => {
    server = await startTestServer({ config: { logLevel: 'silent' } });
  });
  afterAll(() => server.close());

  const acting = () => ({ as: company.employer, job: company.employer.jobId });
  const author = () => ({
    organizationId: company.organizationId,
    byAccountId: company.employer.accountId,
    at: server.clock.date(),
  });

  async function found(): Promise<void> {
    server.clock.set(Date.parse('2026-10-01T08:00:00+05:00'));
    company = await makeCompany(server);
    const { organizationId, gateId } = company;
    const { db } = server;
    closed = [];
    const days = new Map<CompanyMonth, number>();
    for (const month of [OCTOBER, NOVEMBER]) {
      const read = await server.call('getMyMonth', { as: company.employee, query: { month } });
      days.set(month, bodyOf(read).days.filter(({ kind }) => kind === 'working').length);
    }
    workingDays = (month) => days.get(month)!;
    const hired = await inTransaction(db, (tx) =>
      hireMany(
        server.services,
        tx,
        author(),
        people.map(({ identity, salary }) => ({
          ...{ ...identity, salary, cardNumber: sampleCard, status: 'active' as const },
        })),
      ),
    );
    for (const [place, person] of people.entries()) person.id = (hired[place] as { id: string }).id;
    // Whoever is not of the histories is nobody; the others were employed on these days alone.
    const ids = people.map(({ id }) => id);
    const [from, to] = [DATES[0]!, DATES.at(-1)!];
    await sql`
      update employee
         set employment = case when id = any(${ids}::uuid[]) then datemultirange(daterange(${from}, ${to}, '[]')) else '{}' end
       where organization_id = ${organizationId}`.execute(db);
    await db.updateTable('employee').set({ status: 'left' }).where('id', 'in', ids).execute();
    const facts = { organizationId, gateId, deviceId: 'a-device', typed: false };
    const punches = people.flatMap(({ id: employeeId, rises }) =>
      DATES.flatMap((shiftDate) =>
        (['in', 'out'] as const).map((type) => {
          const out = rises ? '08:56' : '18:05';
          const at = new Date(`${shiftDate}T${type === 'in' ? '08:55' : out}:00+05:00`);
          return { ...facts, employeeId, id: newId(), type, at, scannedAt: at, shiftDate };
        }),
      ),
    );
    await db.insertInto('punch').values(punches).execute();
    const by = { decidedAt: server.clock.date(), decidedByAccountId: company.employer.accountId, note: null };
    const dismissed = people.flatMap(({ id: employeeId, rises }) =>
      rises
        ? DATES.map((date) => ({ organizationId, employeeId, date, decision: 'dismissed' as const, ...by }))
        : [],
    );
    await db.insertInto('dayDecision').values(dismissed).execute();
    const { phoneNumber } = await db
      .selectFrom('account')
      .select('phoneNumber')
      .where('id', '=', company.employer.accountId)
      .executeTakeFirstOrThrow();
    server.clock.set(Date.parse(`${current}-18T12:00:00+05:00`));
    company.employer = { ...company.employer, ...(await server.signIn(phoneNumber)) };
  }

  async function correct(person: PaidPerson, date: CompanyDate): Promise<void> {
    const { organizationId, byAccountId: accountId, at } = author();
    const isWhole = person.correct(date, closed);
    const asking = {
      organizationId,
      accountId,
      by: 'employer' as const,
      employeeId: person.id,
      scope: undefined,
      at,
    };
    const pairs = [{ in: '09:00', out: isWhole ? '18:00' : '09:01' }];
    await inTransaction(server.db, (tx) =>
      proposeCorrection(tx, asking, { date, pairs, reason: 'Terminal adashgan' }),
    );
  }

  /** Some of what waits counts by half, the rest not at all. */
  async function decide(month: CompanyMonth): Promise<void> {
    for (const [event, part] of [['halve', 0.5] as const, ['dismiss', 0] as const]) {
      const days = people.flatMap((person) =>
        person
          .waiting(month)
          .filter((date) => part === 0 || Number(date.slice(8)) % 2 === 0)
          .map((date) => ({ person, date })),
      );
      if (!days.length) continue;
      const items = days.map(({ person: { id }, date }) => ({ kind: 'belowNorm' as const, id, date }));
      const settled = await inTransaction(server.db, (tx) =>
        settle(tx, {
          ...{ organizationId: company.organizationId, accountId: company.employer.accountId },
          ...{ role: 'owner', scope: undefined, at: server.clock.date(), event, items, note: undefined },
        }),
      );
      expect(settled.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
      for (const { person, date } of days) person.decide(date, part);
    }
  }

  const monthToClose = () => [OCTOBER, NOVEMBER].filter((month) => month < current)[closed.length];

  async function close(): Promise<void> {
    const month = monthToClose();
    if (month === undefined) return;
    await decide(month);
    bodyOf(await server.call('closeMonth', { ...acting(), path: { month } }));
    await server.closed();
    closed.push(month);
  }

  async function reopen(): Promise<void> {
    const month = closed.pop();
    if (month === undefined) return;
    const { versions } = bodyOf(await server.call('getMonthClosing', { ...acting(), path: { month } }));
    const { version } = versions.find(({ reopenedAt }) => reopenedAt === null)!;
    const body = { reason: 'Xato topildi', version };
    bodyOf(await server.call('reopenMonth', { ...acting(), path: { month }, body }));
  }

  const cameBack = async (id: string) => {
    const paidOn: CompanyDate = `${current}-18`;
    const body = { event: 'markPaid', paidOn } as const;
    bodyOf(await server.call('settlePaymentRequest', { ...acting(), path: { id }, body }));
    const back = { event: 'markReturned', reason: 'Karta yopilgan' } as const;
    bodyOf(await server.call('settlePaymentRequest', { ...acting(), path: { id }, body: back }));
    const cancel = { event: 'cancel' as const, requests: [{ id }], reason: 'Karta yopilgan' };
    bodyOf(await server.call('reviewPaymentRequests', { ...acting(), body: cancel }));
  };

  /** False when the month has nobody to pay. At the place of a step some are left out, and of some the money comes back. */
  async function pay(period: CompanyMonth, place?: number): Promise<boolean> {
    const made = await server.call('createPayRun', { ...acting(), body: { kind: 'salary', period } });
    if (made.status >= 400) {
      expect(refusal(made)).toEqual([409, 'nobodyToPay']);
      return false;
    }
    const { id } = bodyOf(made);
    const of = (what: 'excluded' | 'comesBack') =>
      place === undefined ? [] : people.flatMap((one) => (one.steps[place]![what] ? one.id : []));
    await sql`
      update pay_run_item set excluded = true, reason = 'Nizo'
       where run_id = ${id} and proposed > 0 and employee_id = any(${of('excluded')}::uuid[])`.execute(
      server.db,
    );
    const { included } = bodyOf(await server.call('getPayRun', { ...acting(), path: { id } }));
    const body = { ...included, password: samplePassword };
    bodyOf(await server.call('confirmPayRun', { ...acting(), path: { id }, body }));
    const returned = await server.db
      .selectFrom('paymentRequest')
      .select('id')
      .where('runId', '=', id)
      .where(sql<boolean>`employee_id = any(${of('comesBack')}::uuid[])`)
      .execute();
    for (const one of returned) await cameBack(one.id);
    return true;
  }

  async function take(step: CompanyStep, place: number): Promise<void> {
    const canClose = monthToClose() !== undefined;
    if (step === 'close') return canClose ? close() : reopen();
    if (step === 'reopen') return closed.length ? reopen() : close();
    if (step === 'payCurrent') await pay(current, place);
    else for (const month of closed) await pay(month, place);
  }

  /** By person, what they have been given and what of it they owe. */
  async function givenAndOwed(): Promise<Map<string, { given: number; owed: number }>> {
    const { rows } = await sql<{ id: string; given: number; owed: number }>`
      select e.id,
             coalesce((select sum(amount)::float8 from payment_request
                        where employee_id = e.id and state in ('approved', 'sending', 'inDoubt', 'paid')), 0) as given,
             coalesce((select sum(i.carried)::float8 from pay_run_item i join pay_run r on r.id = i.run_id
                        where i.employee_id = e.id and r.state = 'confirmed' and not i.excluded), 0) as owed
        from employee e
       where e.organization_id = ${company.organizationId}`.execute(server.db);
    return new Map(rows.map(({ id, given, owed }) => [id, { given, owed }]));
  }

  async function givesNobodyMore(): Promise<void> {
    const sums = await givenAndOwed();
    for (const person of people) {
      const { given, owed } = sums.get(person.id)!;
      expect(given - owed).toBeLessThanOrEqual(person.mostEarned(workingDays));
    }
  }

  /** Once everything is closed and paid, each has what all days come to, and owes what is above it. */
  async function givesEverybodyTheirs(): Promise<void> {
    for (const _ of CURRENT) await close();
    for (const month of [...closed, current]) while (await pay(month));
    const sums = await givenAndOwed();
    const got = people.map(({ id }) => sums.get(id)!);
    expect(got.map(({ given, owed }) => given - owed)).toEqual(people.map((one) => one.earned(workingDays)));
    expect(Math.min(...got.map(({ owed }) => owed))).toBeGreaterThanOrEqual(0);
    await expectWholeBooks(server.db, company.organizationId);
  }

  it.each(Array.from({ length: COMPANIES }, (_, round) => round))(
    'in whatever order days are corrected, months reopened, runs paid and payments returned (%i)',
    async (round) => {
      current = CURRENT[round % 2]!;
      const seed = isLong ? Date.now() + round : 20_261_129 + round;
      console.log(`histories of ${PEOPLE} people, seed ${seed}`);
      const steps = fc.sample(companySteps, { numRuns: 1, seed })[0]!;
      people = fc.sample(paidHistory, { numRuns: PEOPLE, seed }).map((told) => new PaidPerson(told));
      await found();
      for (const [place, step] of steps.entries()) {
        const changes = people.flatMap((person) =>
          person.correctedAt(place).map((date) => ({ person, date })),
        );
        for (let from = 0; from < changes.length; from += AT_ONCE)
          await Promise.all(
            changes.slice(from, from + AT_ONCE).map(({ person, date }) => correct(person, date)),
          );
        await take(step, place);
        await givesNobodyMore();
      }
      await givesEverybodyTheirs();
    },
  );
});
