import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Seed, Services } from './context.ts';
import { openDatabase, type OpenDatabase } from './database/open.ts';
import { createApp } from './http/createApp.ts';
import { describeFailure } from './http/errors.ts';
import { startClosingWork } from './jobs/closingWork.ts';
import { startCodeDelivery } from './jobs/codeDelivery.ts';
import { startFigures } from './jobs/figures.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { startImportWork } from './jobs/importWork.ts';
import { startTelegramBot } from './jobs/telegramBot.ts';
import { createLog } from './log.ts';
import { longWork } from './longWork.ts';
import { startNotificationDelivery } from './jobs/notificationDelivery.ts';
import { startApprovals } from './jobs/approvals.ts';
import { startPayouts } from './jobs/payouts.ts';
import { startReports } from './jobs/reports.ts';
import { startReminders } from './jobs/reminders.ts';
import { startRunPreparing } from './jobs/runPreparing.ts';
import { createModules } from './modules/index.ts';
import { keepCheckpoints } from './modules/money/ledger/index.ts';
import { notificationStreams } from './modules/notifications/index.ts';
import { bookOldRequests } from './modules/money/requests/index.ts';
import { createOtpSender } from './providers/otpSender.ts';
import type { OtpSender } from './providers/otpMessage.ts';

/** Replaced by tests; the process itself replaces nothing. */
export interface Overrides {
  database?: OpenDatabase;
  clock?: Clock;
  otpSender?: OtpSender;
  log?: FastifyBaseLogger;
}

export interface Server {
  app: FastifyInstance;
  services: Services;
  database: OpenDatabase;
  /** Resolves when the outbox is empty, or nothing in it can be sent now. */
  delivered: () => Promise<void>;
  /** Resolves when no import can continue now. */
  imported: () => Promise<void>;
  /** Resolves when no closing of a month can continue now. */
  closed: () => Promise<void>;
  /** Resolves when no push or Telegram message can be sent now. */
  pushed: () => Promise<void>;
  /** Resolves when everybody who is due a reminder now has it. */
  reminded: () => Promise<void>;
  /** Settles approvals now. */
  settled: () => Promise<void>;
  /** Resolves when the pay runs due today are prepared. */
  runsPrepared: () => Promise<void>;
  /** Resolves when the attendance figures that are due are counted. */
  figuresCounted: () => Promise<void>;
  /** Resolves when no report can be made now. */
  reportsMade: () => Promise<void>;
  /** Resolves when no payout can go on now. */
  paid: () => Promise<void>;
  /** Resolves when everything past its retention is deleted. */
  tidied: () => Promise<void>;
  /** Open streams of notifications. */
  streaming: () => number;
  close: () => Promise<void>;
}

/**
 * At shutdown, requests that take longer (a stalled upload, for example) are cut off, so that the database closes in
 * order.
 */
const FINISH_WITHIN_MS = 5_000;

const isEmpty = async ({ db }: Services) =>
  !(await db.selectFrom('organization').select('id').limit(1).executeTakeFirst());

/** Database, app and jobs, not yet listening. `seed` fills an empty database, in development only. */
export async function createServer(
  config: Config,
  seed: Seed | undefined,
  overrides: Overrides = {},
): Promise<Server> {
  const log = overrides.log ?? createLog(config);
  const clock = overrides.clock ?? createClock(config.clockAt);
  const database =
    overrides.database ??
    (await openDatabase(config, (error) =>
      log.warn({ failure: describeFailure(error) }, 'a database connection broke'),
    ));
  const services: Services = { config, clock, log, db: database.db, longWork: longWork() };
  const delivery = startCodeDelivery(services, overrides.otpSender ?? createOtpSender(config));
  const imports = startImportWork(services, database.kind);
  const closings = startClosingWork(services);
  const housekeeping = startHousekeeping(services);
  const telegramBot = startTelegramBot(services);
  const pushes = startNotificationDelivery(services, database.signals);
  const reminders = startReminders(services);
  const approvals = startApprovals(services);
  const runs = startRunPreparing(services);
  const figures = startFigures(services);
  const reports = startReports(services);
  const payouts = startPayouts(services, database.signals);
  const streams = notificationStreams(services, database.signals);
  const stopJobs = async () => {
    await housekeeping.stop();
    await telegramBot.stop();
    await imports.stop();
    await closings.stop();
    streams.close();
    await reminders.stop();
    await approvals.stop();
    await runs.stop();
    await figures.stop();
    await reports.stop();
    await payouts.stop();
    await pushes.stop();
    await delivery.stop();
  };
  try {
    if (seed && config.mode === 'development' && (await isEmpty(services))) await seed(services);
    await bookOldRequests(services);
    // Another server may keep one at the same moment.
    await keepCheckpoints(services).catch((error: unknown) =>
      services.log.error({ failure: describeFailure(error) }, 'the ledgers’ checkpoints were not kept'),
    );
    const app = await createApp(
      services,
      createModules(services, {
        database: database.kind,
        streams,
        messageWaits: () => void delivery.run(),
        importWaits: () => void imports.run(),
        closingWaits: () => void closings.run(),
        reportWaits: () => void reports.run(),
      }),
    );
    telegramBot.register(app);
    // Before the server waits for its connections to end, because these would stay open.
    app.addHook('preClose', (done) => {
      streams.close();
      done();
    });
    const close = async () => {
      const cut = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
      await app.close();
      clearTimeout(cut);
      await stopJobs();
      await database.close();
    };
    return {
      app,
      services,
      database,
      close,
      delivered: delivery.run,
      imported: imports.run,
      closed: closings.run,
      pushed: pushes.run,
      reminded: reminders.run,
      settled: approvals.run,
      runsPrepared: runs.run,
      figuresCounted: figures.run,
      reportsMade: reports.run,
      paid: payouts.run,
      tidied: housekeeping.run,
      streaming: streams.count,
    };
  } catch (error) {
    await stopJobs();
    await database.close();
    throw error;
  }
}
