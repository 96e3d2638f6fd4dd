import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations, type Operation } from '#server/http/contract.ts';
import { keepRows } from '#tests/support/access/allRows.ts';
import { accessRules } from '#tests/support/access/rules.ts';
import { makeOurs, type Ours } from '#tests/support/access/world.ts';
import { addressOf } from '#tests/support/server/call.ts';
import { ask, type RawRequest } from '#tests/support/samples/raw.ts';
import { samplesOf } from '#tests/support/samples/samples.ts';
import { callPath } from '#tests/support/server/callPath.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { statementBudgets } from './statementBudgets.ts';

const roles = ['owner', 'employee', 'kiosk'] as const;

/**
 * A statement costs more than most of what it reads, so each operation has a budget of them: of a call that begins when the rules of the
 * company are known, with everything that its connection is sent, `begin` and `commit` too. A call that is refused by the
 * sample's state counts what it took to see that.
 */
describe('the statements of a call', () => {
  let server: TestServer;
  let ours: Ours;
  let putBack: () => Promise<void>;
  const sent: string[] = [];
  /** Of the call that is counted: streams of earlier ones may still read. */
  let path: string | undefined;
  /** Whether the server knows the company's rules. */
  let isKnown = false;
  beforeAll(async () => {
    const client = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
    const { query } = client;
    vi.spyOn(client, 'query').mockImplementation(function (this: unknown, ...given) {
      const [first] = given as [string | { text: string }];
      if (callPath() === path) sent.push(typeof first === 'string' ? first : first.text);
      return query.apply(this, given);
    });
    server = await startTestServer({ onStatement: () => undefined });
    ours = await makeOurs(server);
    putBack = await keepRows(server);
  });
  afterAll(() => server.close());

  /** A stream reads on after its answer has begun. */
  const counted = operations.filter(({ id }) => id !== 'streamNotifications');
  const send = (operation: Operation, request: RawRequest) => {
    const who = roles.find((one) => (operation.roles as string[]).includes(one)) ?? 'employee';
    return ask(server.url, operation, { ...request, token: ours.tokens[who] });
  };
  async function requestFor({ id }: Operation): Promise<RawRequest> {
    const sample = samplesOf(ours.company)[id];
    const named = await accessRules[id]?.names?.(ours.own);
    const body = sample.body || named?.body ? { body: { ...sample.body, ...named?.body } } : {};
    return { ...sample, ...named, ...body };
  }
  /** Calls that read all rules of the company. */
  const readers = operations.filter(({ id }) =>
    [
      'getSettings',
      'listUnits',
      'listSchedules',
      'listAbsenceKinds',
      'getEmployeeMonth',
      'getNextPayDate',
      'getMyMonth',
    ].includes(id),
  );

  it.each(counted.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
    const request = await requestFor(operation);
    if (!isKnown) for (const reader of readers) await send(reader, await requestFor(reader));
    isKnown = operation.method === 'GET';
    path = new URL(addressOf(server.url, id, request.path, request.query)).pathname;
    sent.length = 0;
    const { status } = await send(operation, request);
    const statements = [...sent];
    if (operation.method !== 'GET') await putBack();
    expect(status).toBeLessThan(500);
    const budget = statementBudgets[id as keyof typeof statementBudgets];
    expect(statements.length, `${id} may send ${budget}, and sent\n${statements.join('\n')}`).toBe(budget);
  });
});
