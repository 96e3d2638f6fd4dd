import type { AddressInfo } from 'node:net';
import { createStillClock } from '#server/clock.ts';
import { readConfig, type Config } from '#server/config.ts';
import type { Seed } from '#server/context.ts';
import { createServer, type Server } from '#server/createServer.ts';
import { createLog } from '#server/log.ts';
import type { OperationId } from '#server/http/operation.ts';
import type { OtpMessage } from '#server/providers/otpMessage.ts';
import { callOperation, type Answer, type CallInput } from './call.ts';
import { callPath, keepCallPaths } from './callPath.ts';
import { appFolder } from '../browser/screenFault.ts';
import { statementCollector } from '../tenancy/statements.ts';
import type { OpenDatabase } from '#server/database/open.ts';
import { openTestDatabase } from './testDatabase.ts';

/** A working Wednesday morning, ten minutes before the sample shift. */
export const workingMorning = '2026-11-18T08:50:00+05:00';
export const samplePassword = 'Davomat1';

export interface TestServerOptions {
  /** ISO; the clock stands still there until moved. */
  now?: string;
  /** The sample company, or nothing. Default: nothing. */
  seed?: Seed | undefined;
  config?: Partial<Config>;
  /** What is added to the server before it listens. */
  begin?: (server: Server) => unknown;
  /** Receives log lines instead of the terminal. */
  onLog?: (line: string) => void;
  /**
   * Receives the text of every statement of the server, not of `db` here, with the path of the call that led to it. Jobs
   * run at any time, so a test that counts statements counts those of a path.
   */
  onStatement?: (sql: string, path: string | undefined) => void;
  /** Called with every message that is sent; a promise holds it and, with it, the delivery. */
  onSend?: (message: OtpMessage) => void | Promise<void>;
  openDatabase?: () => Promise<OpenDatabase>;
}

export interface Session {
  accessToken: string;
  refreshToken: string;
  deviceId: string;
}

/** The whole server on a fresh database, listening on a free port of the loopback address. */
export async function startTestServer({
  now = workingMorning,
  seed,
  config,
  begin,
  onLog,
  onStatement,
  onSend,
  openDatabase = openTestDatabase,
}: TestServerOptions = {}) {
  const clock = createStillClock(Date.parse(now));
  const sent: OtpMessage[] = [];
  const otpSender = {
    keepsText: true,
    send: async (message: OtpMessage) => {
      sent.push(message);
      await onSend?.(message);
    },
  };
  const settings: Config = { ...readConfig({ PORT: '0', LOG_LEVEL: 'error' }), ...appFolder, ...config };
  const database = await openDatabase();
  const observed = onStatement
    ? { ...database, db: database.db.withPlugin(statementCollector((sql) => onStatement(sql, callPath()))) }
    : database;
  const server = await createServer(settings, seed, {
    database: observed,
    clock,
    otpSender,
    ...(onLog ? { log: createLog(settings, { write: onLog }) } : {}),
  });
  if (onStatement) keepCallPaths(server.app.server);
  await begin?.(server);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  const call = <Op extends OperationId>(operationId: Op, input?: CallInput<Op>): Promise<Answer<Op>> =>
    callOperation(url, operationId, input);

  /** Every message sent so far; waits for what the last change put in the outbox. */
  const messages = async (): Promise<readonly OtpMessage[]> => {
    await server.delivered();
    return sent;
  };

  /** The six digits of the last message to a phone. */
  async function lastCode(phoneNumber: string): Promise<string> {
    const text = (await messages()).findLast(({ recipient }) => recipient === phoneNumber)?.text;
    const code = /\d{6}/.exec(text ?? '')?.[0];
    if (!code) throw new Error(`No code was sent to ${phoneNumber}`);
    return code;
  }

  /** Signs in with the sample password, with a code if the server asks for one. */
  async function signIn(phoneNumber: string, deviceId = `test-device-${phoneNumber}`): Promise<Session> {
    const device = { deviceId };
    const first = await call('login', { body: { phoneNumber, password: samplePassword, device } });
    const answer =
      first.status === 202
        ? await call('verifyOtp', {
            path: { otpId: first.body.otpId },
            body: { code: await lastCode(phoneNumber), device },
          })
        : first;
    if (answer.status !== 200) throw new Error(`Sign-in answered ${JSON.stringify(answer)}`);
    const { accessToken, refreshToken } = answer.body;
    return { accessToken, refreshToken, deviceId };
  }

  /** Another server over the same database, like another process: nothing in memory is shared. */
  async function startBeside({ begin: beginBeside }: Pick<TestServerOptions, 'begin'> = {}) {
    const shared = { ...database, close: () => Promise.resolve() };
    const other = await createServer(settings, undefined, { database: shared, clock, otpSender });
    await beginBeside?.(other);
    await other.app.listen({ host: '127.0.0.1', port: 0 });
    const otherUrl = `http://127.0.0.1:${(other.app.server.address() as AddressInfo).port}`;
    const callOther = <Op extends OperationId>(operationId: Op, input?: CallInput<Op>): Promise<Answer<Op>> =>
      callOperation(otherUrl, operationId, input);
    const { runsPrepared, figuresCounted, reportsMade, close } = other;
    return { call: callOther, runsPrepared, figuresCounted, reportsMade, close };
  }

  const { services } = server;
  const { db } = database;
  return {
    startBeside,
    url,
    db,
    services,
    clock,
    call,
    signIn,
    messages,
    lastCode,
    imported: server.imported,
    closed: server.closed,
    pushed: server.pushed,
    reminded: server.reminded,
    settled: server.settled,
    runsPrepared: server.runsPrepared,
    figuresCounted: server.figuresCounted,
    reportsMade: server.reportsMade,
    paid: server.paid,
    tidied: server.tidied,
    streaming: server.streaming,
    close: server.close,
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
