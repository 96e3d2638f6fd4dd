import type { OnDone } from '#server/sheets/parts.ts';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { components } from '#openapi/generated/contract.d.ts';
import { unfinishedReportStates } from '#machines/lifecycles/reportMachine.ts';
import type { Config } from '#server/config.ts';
import { createStillClock } from '#server/clock.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { SentFile } from '#server/http/sentFile.ts';
import { askReport } from '#server/modules/insight/reports/ask.ts';
import { reportWorker } from '#server/modules/insight/reports/index.ts';
import type { makeReport } from '#server/modules/insight/reports/kinds/make.ts';
import { reportLimits, type ReportLimits } from '#server/modules/insight/reports/limits.ts';
import { bodyOf } from './punching.ts';
import { startTestServer, type Session, type TestServer, type TestServerOptions } from '../server/server.ts';
import { makeCompany, type Company } from './world.ts';

type NewReport = components['schemas']['NewReport'];

// Live bindings: each test sees the company made for it.
export let server: TestServer;
export let company: Company;
/** What the worker of a test goes by: an hour ahead, so that the job of the server itself finds nothing due. */
export let ahead: ReturnType<typeof createStillClock>;

export const people: NewReport = {
  ...{ kind: 'people', columns: ['lastName', 'firstName'], format: 'csv', language: 'ru' },
};

const start = '2026-11-18T12:00:00+05:00';

export function useReports(options: TestServerOptions = {}): void {
  beforeAll(async () => {
    server = await startTestServer(options);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    // The worker of a test takes what waits in any company.
    await server.db
      .updateTable('report')
      .set({ state: 'cancelled', tryId: null, finishedAt: server.clock.date() })
      .where('state', 'in', unfinishedReportStates)
      .execute();
    server.clock.set(Date.parse(start));
    company = await makeCompany(server);
    ahead = createStillClock(server.clock.now() + 3_600_000);
  });
}

/** Tokens expire meanwhile. */
export async function at(time: string): Promise<void> {
  server.clock.set(Date.parse(time));
  const { phoneNumber } = await server.db
    .selectFrom('account')
    .select('phoneNumber')
    .where('id', '=', company.employer.accountId)
    .executeTakeFirstOrThrow();
  company.employer = { ...company.employer, ...(await server.signIn(phoneNumber)) };
}

export const ask = (body: Partial<NewReport> = {}, as: Session = company.employer) =>
  server.call('createReport', { as, body: { ...people, ...body } });
/** Asked for and made by the server's own job. */
export async function made(body: Partial<NewReport> = {}) {
  const { id } = bodyOf(await ask(body));
  await server.reportsMade();
  return reportOf(id);
}
/** Asked for as if it were an hour later: due for the worker of a test alone. */
export const askAhead = (change: Partial<NewReport> = {}, of = company) => {
  const { organizationId, employer } = of;
  const author = { organizationId, byAccountId: employer.accountId, at: ahead.date() };
  return inTransaction(server.db, (tx) => askReport(tx, author, { ...people, ...change }));
};

export const listed = async (as: Session = company.employer) =>
  bodyOf(await server.call('listReports', { as })).items;
export const reportOf = async (id: string) => (await listed()).find((one) => one.id === id)!;
export const cancel = (id: string, as: Session = company.employer) =>
  server.call('cancelReport', { as, path: { id } });
export const download = (id: string, as: Session = company.employer) =>
  server.call('downloadReport', { as, path: { id } });

export const rowOf = (id: string) =>
  server.db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst();
export const partsOf = async (id: string) =>
  (
    await server.db
      .selectFrom('reportPart')
      .select('content')
      .where('reportId', '=', id)
      .orderBy('n')
      .execute()
  ).map(({ content }) => content);
/** What was written of a report, in order. */
export const auditOf = async (id: string) =>
  (
    await server.db
      .selectFrom('auditEntry')
      .select('event')
      .where('subject', '=', 'report')
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ event }) => event);
export const noticesOf = async (as: Session = company.employer) =>
  bodyOf(await server.call('listNotifications', { as, query: { type: 'other' } })).items.map(
    ({ params }) => params,
  );

/** A file of these pieces; what each step does happens before its piece. */
export const fileOf =
  (pieces: (onDone: OnDone) => AsyncIterable<Buffer | string>): typeof makeReport =>
  (_db, asked, onDone) =>
    Promise.resolve(new SentFile(`x.${asked.format}`, 'text/csv', Readable.from(pieces(onDone))));

/** Makes what is due now, as another process would. Resolves to false when nothing is. */
export const work = (
  make?: typeof makeReport,
  limits: Partial<ReportLimits> = {},
  {
    isStopping = () => false,
    clock = ahead,
    config = {},
  }: { isStopping?: () => boolean; clock?: typeof ahead; config?: Partial<Config> } = {},
): Promise<boolean> =>
  reportWorker({ ...server.services, clock, config: { ...server.services.config, ...config } }, make, {
    ...reportLimits,
    ...limits,
  })(isStopping);
