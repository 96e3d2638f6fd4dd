import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { fromSom } from '#domain/money.ts';
import { newId } from '#server/identifier.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { notifier } from '#server/modules/notifications/notify.ts';
import { dataKey, seal } from '#server/secrets.ts';
import { addAccount, addColleague } from '../worlds/people.ts';
import { bodyOf } from '../worlds/punching.ts';
import type { TestServer } from '../server/server.ts';
import { anyone, hireSomebody, makeCompany, type Company } from '../worlds/world.ts';
import { addPayslip } from './payslip.ts';
import { addReport } from './report.ts';

/** The person whose things a request names, with their ids. */
export interface Owner {
  server: TestServer;
  organizationId: string;
  employerJobId: string;
  accountId: string;
  jobId: string;
  phoneNumber: string;
  deviceId: string;
  gateId: string;
  cardId: string;
  /** A payment request in process. */
  requestId: string;
  /** A reason for being late that was given. */
  reasonId: string;
  correctionId: string;
  absenceId: string;
  /** A register of payments. */
  registerId: string;
  /** A run of salaries with the person in it. */
  runId: string;
  /** A report that is ready. */
  reportId: string;
  notificationId: string;
  /** The company's employer, to create more with. */
  employer: Company['employer'];
  identity: Company['employee']['identity'];
}

/** What would reveal a person in somebody else's answer. */
export const marksOf = ({
  accountId,
  jobId,
  phoneNumber,
  deviceId,
  cardId,
  requestId,
  reasonId,
  correctionId,
  absenceId,
  identity,
}: Owner) => [
  accountId,
  jobId,
  phoneNumber,
  deviceId,
  cardId,
  requestId,
  reasonId,
  correctionId,
  absenceId,
  identity.pinfl,
  identity.passportSerialNumber,
];

interface Belongings {
  employee: Company['employee'];
  gateId: string;
}

async function ownerIn(server: TestServer, company: Company, { employee, gateId }: Belongings) {
  const { db, clock } = server;
  const { organizationId } = company;
  const { id: cardId } = await db
    .selectFrom('card')
    .where('employeeId', '=', employee.jobId)
    .select('id')
    .executeTakeFirstOrThrow();
  const requestId = newId();
  await db
    .insertInto('paymentRequest')
    .values({
      organizationId,
      id: requestId,
      kind: 'asked',
      employeeId: employee.jobId,
      cardId,
      amount: fromSom(100_000),
      askedAmount: fromSom(100_000),
      period: '2026-11',
      state: 'inProcess',
      requestedAt: clock.date(),
    })
    .execute();
  const reasonId = newId();
  await db
    .insertInto('tardinessReason')
    .values({
      ...{ organizationId, id: reasonId, employeeId: employee.jobId, date: '2026-11-17' },
      ...{ reason: 'Avtobus kechikdi', state: 'given', givenAt: clock.date() },
    })
    .execute();
  const correctionId = newId();
  const pairs = [{ in: '2026-11-17T04:00:00.000Z', out: '2026-11-17T13:00:00.000Z' }];
  await db
    .insertInto('attendanceCorrection')
    .values({
      ...{ organizationId, id: correctionId, employeeId: employee.jobId, date: '2026-11-17' },
      ...{ pairs: sql`${JSON.stringify(pairs)}::jsonb`, reason: 'Belgilash esdan chiqdi', state: 'proposed' },
      ...{ proposedBy: 'employee', proposedByAccountId: employee.accountId, proposedAt: clock.date() },
    })
    .execute();
  const absenceId = newId();
  await db
    .insertInto('absence')
    .values({
      ...{ organizationId, id: absenceId, employeeId: employee.jobId, kind: 9, treatment: 'paidElsewhere' },
      ...{ firstDay: '2026-12-01', lastDay: '2026-12-04', note: 'Taʼtil', state: 'proposed' },
      ...{ fileType: 'pdf', fileBytes: 5 },
      ...{ proposedBy: 'employee', proposedByAccountId: employee.accountId, proposedAt: clock.date() },
    })
    .execute();
  await db
    .insertInto('absenceFile')
    .values({ organizationId, absenceId, content: Buffer.from('%PDF-') })
    .execute();
  const registerId = newId();
  await db
    .insertInto('payoutRegister')
    .values({
      ...{ organizationId, id: registerId, number: Number.parseInt(registerId.slice(-6), 16) + 1 },
      rowsEncrypted: seal(dataKey(server.services.config, 'payoutRegister'), '[]', registerId),
      ...{ count: 1, amount: fromSom(100_000) },
      ...{ createdAt: clock.date(), createdByAccountId: company.employer.accountId },
    })
    .execute();
  const runId = await addRun(server, company, employee.jobId);
  await addPayslip(server, company, { employeeId: employee.jobId, cardId });
  const reportId = await addReport(server, company);
  const { accountId, jobId, phoneNumber, deviceId, identity } = employee;
  const params = { deviceId: 'another-device', name: null, platform: null };
  await inTransaction(db, (tx) =>
    notifier(server.services)(tx, [{ type: 'warningNewDevice', accountId, params }]),
  );
  const { id: notificationId } = await db
    .selectFrom('notification')
    .where('accountId', '=', accountId)
    .select('id')
    .executeTakeFirstOrThrow();
  const { employer } = company;
  return {
    ...{ server, organizationId, employerJobId: employer.jobId, employer },
    ...{
      accountId,
      jobId,
      phoneNumber,
      deviceId,
      identity,
      gateId,
      cardId,
      requestId,
      reasonId,
      correctionId,
      absenceId,
      registerId,
      runId,
      reportId,
    },
    notificationId,
  } satisfies Owner;
}

async function addRun({ db, clock }: TestServer, company: Company, employeeId: string): Promise<string> {
  const { organizationId, employer } = company;
  const [id, amount, nothing] = [newId(), fromSom(100_000), fromSom(0)];
  await db
    .insertInto('payRun')
    .values({
      ...{ organizationId, id, number: Number.parseInt(id.slice(-6), 16) + 1 },
      // Not a draft, because a month can have only one.
      ...{ kind: 'salary', period: '2026-10', state: 'cancelled', reason: 'Boshqatdan' },
      ...{ createdAt: clock.date(), createdByAccountId: employer.accountId },
    })
    .execute();
  await db
    .insertInto('payRunItem')
    .values({
      ...{ organizationId, runId: id, employeeId, salary: amount, workingDays: 20, daysWorked: 20 },
      ...{
        earned: amount,
        adjustments: nothing,
        additions: nothing,
        deductions: nothing,
        added: nothing,
        deducted: nothing,
        tax: nothing,
        taxed: nothing,
        carryOver: nothing,
        carried: nothing,
        reserved: nothing,
        paid: nothing,
        proposed: amount,
        amount,
        excluded: false,
        accrued: nothing,
      },
    })
    .execute();
  return id;
}

async function addGate({ db, clock, services }: TestServer, organizationId: string): Promise<string> {
  const id = newId();
  const secretEncrypted = seal(dataKey(services.config, 'gateSecret'), randomBytes(32), id);
  await db
    .insertInto('gate')
    .values({ organizationId, id, title: 'Ombor', secretEncrypted, createdAt: clock.date() })
    .execute();
  return id;
}

/** Another company, created once: nothing the sweep does may touch it. */
export async function makeForeigners(server: TestServer): Promise<Owner> {
  const company = await makeCompany(server);
  const { employee, gateId } = company;
  return ownerIn(server, company, { employee, gateId });
}

/** Our company: a calling employee, a colleague with things of the same kinds, and outsiders. */
export async function makeOurs(server: TestServer) {
  const company = await makeCompany(server);
  const colleague = await hireSomebody(server, company.employer);
  const otherGate = await addGate(server, company.organizationId);
  const { phoneNumber: joblessPhone } = anyone();
  await addAccount(server, joblessPhone);
  const jobless = await server.signIn(joblessPhone);
  const lost = await server.signIn(joblessPhone, 'lost-device');
  const ended = await server.call('terminateDevice', { as: jobless, path: { id: 'lost-device' } });
  if (ended.status !== 204) throw new Error(JSON.stringify(ended));
  const { id: unitId } = bodyOf(
    await server.call('createUnit', { as: company.employer, body: { title: newId() } }),
  );
  const belonging = {
    unitId,
    employeeIds: [company.employee.jobId],
    // Earlier than the sample days, because a day belongs to the unit that its person had on it.
    validFrom: '2026-11-01' as const,
  };
  bodyOf(await server.call('assignUnit', { as: company.employer, body: belonging }));
  const signInAs = async (place: Parameters<typeof addColleague>[3]) => {
    const { phoneNumber } = anyone();
    await addColleague(server, company.organizationId, await addAccount(server, phoneNumber), place);
    return (await server.signIn(phoneNumber)).accessToken;
  };
  return {
    company,
    own: await ownerIn(server, company, { employee: company.employee, gateId: company.gateId }),
    colleague: await ownerIn(server, company, { employee: colleague, gateId: otherGate }),
    tokens: {
      owner: company.employer.accessToken,
      // Manages only the unit of `own`.
      manager: await signInAs({ role: 'manager', unitIds: [unitId] }),
      accountant: await signInAs({ role: 'accountant' }),
      employee: company.employee.accessToken,
      jobless: jobless.accessToken,
      kiosk: company.gateToken,
      nobody: undefined,
      terminated: lost.accessToken,
      forged: `${company.employer.accessToken.slice(0, -4)}AAAA`,
    },
  };
}
export type Ours = Awaited<ReturnType<typeof makeOurs>>;
export type Who = keyof Ours['tokens'];
