import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#server/http/operation.ts';
import { newId } from '#server/identifier.ts';
import { callOperation, type Answer, type CallInput } from '#tests/support/server/call.ts';
import { startCuttingProxy } from '#tests/support/standIns/cuttingProxy.ts';
import { good, people } from '#tests/support/worlds/imports.ts';
import { isLong } from '#tests/support/run/long.ts';
import { addAccount, addCompany } from '#tests/support/worlds/people.ts';
import { startTestServer, type Session, type TestServer } from '#tests/support/server/server.ts';
import { anyone } from '#tests/support/worlds/world.ts';

const ROUNDS = isLong ? 100 : 10;
const MOST_TRIES = 500;
const seed = Number(process.env.CUT_SEED ?? Date.now() % 1_000_000);

/** mulberry32 */
function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe(`a list sent over a network that is cut at random points (CUT_SEED=${seed})`, () => {
  let server: TestServer;
  let as: Session;
  let organizationId: string;
  beforeAll(async () => {
    server = await startTestServer();
    const { phoneNumber } = anyone();
    ({ organizationId } = await addCompany(server, await addAccount(server, phoneNumber)));
    as = await server.signIn(phoneNumber);
  });
  afterAll(() => server.close());

  const inDatabase = (pinfls: readonly string[]) =>
    server.db
      .selectFrom('employee')
      .innerJoin('card', 'card.employeeId', 'employee.id')
      .where('employee.organizationId', '=', organizationId)
      .where('employee.pinfl', 'in', pinfls)
      .select('employee.pinfl')
      .execute();

  it(`is there whole and once, ${ROUNDS} times`, async () => {
    const random = randomOf(seed);
    const cutRounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      let connections = 0;
      // The first is cut within the headers of its request; later ones within the size of a chunk and its response, or
      // every third not at all.
      const proxy = await startCuttingProxy(server.url, () => {
        connections += 1;
        if (connections === 1) return Math.ceil(random() * 200);
        return random() < 0.33 ? Infinity : Math.ceil(random() * 12_000);
      });
      /** Repeats with the same key and body until there is an answer, as the app does. */
      async function send<Op extends OperationId>(operation: Op, input: CallInput<Op>): Promise<Answer<Op>> {
        const key = newId();
        for (let tried = 0; tried < MOST_TRIES; tried += 1) {
          const answer = await callOperation(proxy.url, operation, { ...input, as, key }).catch(
            () => undefined,
          );
          const running =
            answer?.status === 409 && (answer.body as { code: string }).code === 'requestRunning';
          if (answer && !running) return answer;
        }
        throw new Error(`${operation} never got through`);
      }

      const rows = people(60, 100 + round);
      const { id } = good(await send('startImport', { body: { fileName: 'a.csv', rowCount: 60 } })).body;
      const path = { id };
      for (let from = 0; from < rows.length; from += 20)
        good(await send('addImportRows', { path, body: { rows: rows.slice(from, from + 20) } }));
      good(await send('checkImport', { path }));
      good(await send('commitImport', { path }));
      await server.imported();
      expect(good(await send('getImport', { path })).body).toMatchObject({
        state: 'committed',
        staged: 60,
        done: { rows: 60, created: 60, failed: 0 },
      });
      const found = (await inDatabase(rows.map(({ pinfl }) => pinfl))).map(({ pinfl }) => pinfl).sort();
      expect(found).toEqual(rows.map(({ pinfl }) => pinfl).sort());
      if (proxy.cuts() > 0) cutRounds.push(round);
      await proxy.close();
    }
    // How many more cuts meet a request depends on how fast it is answered.
    expect(cutRounds).toHaveLength(ROUNDS);
    const { items, total } = good(await server.call('listImports', { as, query: { pageSize: 100 } })).body;
    expect([total, items.every(({ state }) => state === 'committed')]).toEqual([ROUNDS, true]);
  }, 600_000);
});
