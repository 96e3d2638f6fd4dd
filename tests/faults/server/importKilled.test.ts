import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import type { OperationId } from '#server/http/operation.ts';
import { newId } from '#server/identifier.ts';
import { callOperation, type CallInput } from '#tests/support/server/call.ts';
import { good, people, stage } from '#tests/support/worlds/imports.ts';
import { isLong } from '#tests/support/run/long.ts';
import { startProcess } from '#tests/support/server/process.ts';
import { createDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';

const KILLS = isLong ? 12 : 3;
const rows = people(isLong ? 9_500 : 4_000, 9);
const pinfls = rows.map(({ pinfl }) => pinfl);

describe('a server killed while it commits a list', () => {
  const folder = mkdtempSync(join(tmpdir(), 'davomat-killed-'));
  let postgres: Awaited<ReturnType<typeof createDatabase>> | undefined;
  let running: ReturnType<typeof startProcess> | undefined;
  beforeAll(async () => {
    if (postgresUrl) postgres = await createDatabase(postgresUrl);
  });
  afterAll(async () => {
    running?.child.kill('SIGKILL');
    await running?.ended;
    await postgres?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start() {
    running = startProcess(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder });
    const url = await running.listening;
    const server = {
      call: <Op extends OperationId>(operation: Op, input?: CallInput<Op>) =>
        callOperation(url, operation, input),
    };
    return { server, kill: () => running?.child.kill('SIGKILL'), ended: running.ended };
  }

  /** Written rows, counted in the database. */
  async function readWritten() {
    const opened = await openDatabase({ databaseUrl: postgres?.url, dataDir: folder });
    const ours = opened.db.selectFrom('employee').where('pinfl', 'in', pinfls).select('id');
    const employees = await ours.execute();
    const cards = await opened.db.selectFrom('card').where('employeeId', 'in', ours).select('id').execute();
    const events = await opened.db
      .selectFrom('employeeEvent')
      .where('employeeId', 'in', ours)
      .select('id')
      .execute();
    const record = await opened.db.selectFrom('employeeImport').selectAll().executeTakeFirstOrThrow();
    await opened.close();
    return { record, counts: [employees, cards, events].map(({ length }) => length) };
  }

  it('leaves nothing half-written, and continues by itself', async () => {
    let { server, kill, ended } = await start();
    const device = { deviceId: `killed-${newId()}` };
    const login = await server.call('login', {
      body: { phoneNumber: '998901000001', password: 'Davomat1', device },
    });
    const { accessToken } = good(login).body as { accessToken: string };
    const as = { accessToken, deviceId: device.deviceId };
    const { path } = await stage(server, as, rows);
    good(await server.call('checkImport', { as, path }));
    good(await server.call('commitImport', { as, path }));

    const read = async () => good(await server.call('getImport', { as, path })).body;
    const found = [];
    for (let killed = 0; killed < KILLS; killed += 1) {
      // A little later each time, so that the kill hits every part of a chunk.
      for (let asked = 0; asked < killed; asked += 1) await read();
      kill();
      await ended;
      const { record, counts } = await readWritten();
      expect(counts).toEqual([record.doneRows, record.doneRows, record.doneRows]);
      found.push(record.state);
      ({ server, kill, ended } = await start());
    }
    expect(found).toContain('committing');
    let last = await read();
    while (last.state !== 'committed') last = await read();
    expect(last.done.created).toBe(rows.length);
    kill();
    await ended;
    expect((await readWritten()).counts).toEqual([rows.length, rows.length, rows.length]);
  }, 300_000);
});
