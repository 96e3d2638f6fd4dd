import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#server/http/operation.ts';
import { newId } from '#server/identifier.ts';
import { callOperation, type Answer, type CallInput } from '#tests/support/server/call.ts';
import { good, listed } from '#tests/support/worlds/imports.ts';
import { isLong } from '#tests/support/run/long.ts';
import { startProcess } from '#tests/support/server/process.ts';
import { postgresUrl } from '#tests/support/server/testDatabase.ts';
import { startPostgres, type ThrowAwayPostgres } from '../../../scripts/postgres.mjs';

const OUTAGES_OF_EACH_KIND = isLong ? 10 : 2;
const WRITES_BETWEEN_OUTAGES = 25;
/** More writers than connections in the pool. */
const HIRING = 12;
const ASKING = 4;
const RETRY_AFTER_MS = 100;
/** An employee of the sample company then has earned pay. */
const evening = '2026-11-18T20:00:00+05:00';

const terminateBackends =
  "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'davomat%'";

describe.runIf(postgresUrl)('a server whose PostgreSQL restarts and ends its connections', () => {
  let postgres: ThrowAwayPostgres;
  let server: ReturnType<typeof startProcess>;
  let url: string;
  const unexpected: string[] = [];
  let written = 0;
  let refused = 0;
  let stopping = false;

  beforeAll(async () => {
    postgres = (await startPostgres({ inMemory: true }))!;
    server = startProcess({ DATABASE_URL: postgres.url, CLOCK_AT: evening });
    url = await server.listening;
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await postgres.stop();
  });

  async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: postgres.url });
    // A restart ends this connection too.
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<Row>(text);
    await client.end();
    return rows;
  }

  const outages = {
    fast: () => postgres.restart('fast'),
    immediate: () => postgres.restart('immediate'),
    terminated: () => query(terminateBackends),
  };

  async function signIn(phoneNumber: string) {
    const device = { deviceId: `restarts-${phoneNumber}` };
    const login = await callOperation(url, 'login', { body: { phoneNumber, password: 'Davomat1', device } });
    const { accessToken } = good(login).body as { accessToken: string };
    return { accessToken, ...device };
  }

  /** Repeats the same request with the same key until it succeeds, as the app does. */
  async function persist<Op extends OperationId>(operation: Op, input: CallInput<Op>) {
    const key = newId();
    for (;;) {
      const answer: Answer<Op> = await callOperation(url, operation, { ...input, key });
      if (answer.status < 300) return answer as Extract<Answer<Op>, { status: 200 | 201 }>;
      if (answer.status !== 503 || !answer.headers.get('retry-after')) {
        unexpected.push(`${operation} ${answer.status} ${JSON.stringify(answer.body)}`);
        throw new Error(unexpected.at(-1));
      }
      refused += 1;
      await pause(RETRY_AFTER_MS);
    }
  }

  it('answers 2xx or 503 with Retry-After, stays up, and loses or doubles nothing', async () => {
    const employer = await signIn('998901000001');
    const employee = await signIn('998901000002');
    const [card] = await query<{ id: string }>(
      "select c.id from card c join employee e on e.id = c.employee_id and e.organization_id = c.organization_id where e.phone_number = '998901000002' and c.is_default",
    );
    const [before] = await query<{ requests: string }>('select count(*) as requests from payment_request');

    const hired: string[] = [];
    async function hire(lane: number) {
      for (let n = lane; !stopping; n += HIRING) {
        const { rowNumber: _, ...person } = listed(n);
        const body = { ...person, status: 'active' as const };
        await persist('createEmployee', { as: employer, body });
        hired.push(body.pinfl);
        written += 1;
      }
    }
    let asked = 0;
    async function askAndTakeBack() {
      while (!stopping) {
        const body = { amount: 1_000_000, cardId: card!.id };
        const made = await persist('createSalaryRequest', { as: employee, body });
        asked += 1;
        await persist('cancelSalaryRequest', { as: employee, path: { id: made.body.id } });
        written += 1;
      }
    }
    async function read() {
      while (!stopping) await persist('listEmployees', { as: employer, query: {} });
    }
    const working = [
      ...Array.from({ length: HIRING }, (_, lane) => hire(lane)),
      ...Array.from({ length: ASKING }, askAndTakeBack),
      read(),
    ];
    const failed = Promise.all(working);
    failed.catch(() => (stopping = true));

    for (let round = 0; round < OUTAGES_OF_EACH_KIND && !stopping; round += 1)
      for (const breakDown of Object.values(outages)) {
        const enough = written + WRITES_BETWEEN_OUTAGES;
        await expect.poll(() => written >= enough || stopping, { timeout: 60_000 }).toBe(true);
        await breakDown();
      }
    const enough = written + WRITES_BETWEEN_OUTAGES;
    await expect.poll(() => written >= enough || stopping, { timeout: 60_000 }).toBe(true);
    stopping = true;
    await failed;

    expect(server.child.exitCode).toBeNull();
    expect(unexpected).toEqual([]);
    expect(refused).toBeGreaterThan(0);
    const people = await query<{ pinfl: string; cards: string; events: string }>(
      `select pinfl, (select count(*) from card c where c.employee_id = e.id) as cards,
              (select count(*) from employee_event v where v.employee_id = e.id) as events
         from employee e where pinfl like '5000%'`,
    );
    expect(people.map(({ pinfl }) => pinfl).toSorted()).toEqual(hired.toSorted());
    expect(people.filter(({ cards, events }) => cards !== '1' || events !== '1')).toEqual([]);
    const [after] = await query<{ requests: string }>('select count(*) as requests from payment_request');
    expect(Number(after?.requests) - Number(before?.requests)).toBe(asked);
  }, 600_000);
});
