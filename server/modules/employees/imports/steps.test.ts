import { describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { importWorld, notify } from '#tests/support/worlds/importWorld.ts';
import { bringIn, good, listed, people, stage } from '#tests/support/worlds/imports.ts';
import { addAccount, addCompany } from '#tests/support/worlds/people.ts';
import { anyone } from '#tests/support/worlds/world.ts';
import { KEPT_FOR_MS, STAGED_FOR_MS } from './present.ts';

describe('an import', () => {
  const { world, rowsOf, importOf, check, add } = importWorld();

  describe('step by step', () => {
    it('refuses an illegal step and names the legal ones', async () => {
      const { path } = await stage(world.server, world.as, people(1));
      for (const operation of ['commitImport', 'stopImport', 'continueImport', 'undoImport'] as const) {
        const answer = await world.server.call(operation, { as: world.as, path });
        expect(answer.body).toMatchObject({
          code: 'illegalTransition',
          legalEvents: ['add', 'decide', 'check', 'abandon'],
        });
      }
      await check(path);
      good(await world.server.call('commitImport', { as: world.as, path }));
      await world.server.imported();
      expect((await add(path, [listed(5)])).body).toMatchObject({ legalEvents: ['undo'] });
    });

    it('can be checked twice', async () => {
      const { path } = await stage(world.server, world.as, people(2));
      const first = await check(path);
      expect(first).toMatchObject({ state: 'ready', plan: { create: 2, problem: 0 } });
      expect(await check(path)).toEqual(first);
    });

    it('is the only open one of an employer, and can be replaced', async () => {
      const { path } = await stage(world.server, world.as, people(1));
      const start = (replace: boolean) =>
        world.server.call('startImport', { as: world.as, body: { fileName: 'b.csv', rowCount: 1, replace } });
      expect(notify(await start(false))).toEqual([409, 'importOpen']);
      expect((await start(true)).status).toBe(201);
      expect((await world.server.call('getImport', { as: world.as, path })).status).toBe(404);
      const mine = good(await world.server.call('listImports', { as: world.as })).body;
      expect(mine).toMatchObject({ total: 1, items: [{ fileName: 'b.csv', state: 'staging' }] });
    });

    it('is listed by state, with the number of each', async () => {
      const { path } = await stage(world.server, world.as, people(1));
      const list = async (query: { state?: 'staging' | 'failed'; sort?: 'file' | '-rows' }) =>
        good(await world.server.call('listImports', { as: world.as, query })).body;
      expect(await list({})).toMatchObject({ total: 1, counts: { staging: 1, committed: 0 } });
      expect(await list({ state: 'failed' })).toMatchObject({ total: 0, items: [], counts: { staging: 1 } });
      const [first] = await world.server.db
        .selectFrom('employeeImport')
        .selectAll()
        .where('id', '=', path.id)
        .execute();
      const two = {
        ...first!,
        id: newId(),
        state: 'committed' as const,
        fileName: '0.csv',
        rowCount: 9,
        plan: null,
      };
      await world.server.db.insertInto('employeeImport').values(two).execute();
      const files = async (sort: 'file' | '-rows') =>
        (await list({ sort })).items.map(({ rowCount }) => rowCount);
      expect(await files('file')).toEqual([9, first!.rowCount]);
      expect(await files('-rows')).toEqual([9, first!.rowCount]);
      expect(await list({ state: 'staging' })).toMatchObject({
        total: 1,
        counts: { staging: 1, committed: 1 },
      });
    });

    it('starts once for many requests at once', async () => {
      const start = () =>
        world.server.call('startImport', { as: world.as, body: { fileName: 'c.csv', rowCount: 1 } });
      const statuses = (await Promise.all(Array.from({ length: 5 }, start))).map(({ status }) => status);
      expect(statuses.sort()).toEqual([201, 409, 409, 409, 409]);
    });

    it('is deleted when it is abandoned', async () => {
      const { path } = await stage(world.server, world.as, people(1));
      expect((await world.server.call('deleteImport', { as: world.as, path })).status).toBe(204);
      expect((await world.server.call('getImport', { as: world.as, path })).status).toBe(404);
      expect(
        await world.server.db
          .selectFrom('employeeImportRow')
          .where('importId', '=', path.id)
          .selectAll()
          .execute(),
      ).toEqual([]);
    });

    it('is not accessible to another company', async () => {
      const { path } = await stage(world.server, world.as, people(1));
      const { phoneNumber } = anyone();
      await addCompany(world.server, await addAccount(world.server, phoneNumber));
      const other = await world.server.signIn(phoneNumber);
      for (const operation of [
        'getImport',
        'listImportRows',
        'checkImport',
        'commitImport',
        'stopImport',
        'continueImport',
        'undoImport',
        'deleteImport',
      ] as const)
        expect([operation, (await world.server.call(operation, { as: other, path })).status]).toEqual([
          operation,
          404,
        ]);
      const rows = await world.server.call('addImportRows', {
        as: other,
        path,
        body: { rows: people(1) },
      });
      expect(rows.status).toBe(404);
      const decision = { decision: 'skip' } as const;
      expect((await world.server.call('decideImport', { as: other, path, body: decision })).status).toBe(404);
      // The same people are nothing to another company.
      const { findings } = await stage(world.server, other, people(1));
      expect(findings).toEqual([]);
    });
  });

  it('expires: staged rows after a week, the rows of a finished one after a month', async () => {
    const done = await bringIn(world.server, world.as, people(1));
    const { path } = await stage(world.server, world.as, [listed(5)]);
    world.server.clock.advance(STAGED_FOR_MS);
    await world.server.tidied();
    await world.signIn();
    expect((await importOf(path)).state).toBe('staging');
    world.server.clock.advance(1);
    await world.server.tidied();
    expect((await world.server.call('getImport', { as: world.as, path })).status).toBe(404);
    world.server.clock.advance(KEPT_FOR_MS);
    await world.server.tidied();
    await world.signIn();
    expect(await importOf(done.path)).toMatchObject({
      state: 'archived',
      keptUntil: null,
      done: { created: 1 },
    });
    expect(await rowsOf(done.path)).toEqual([]);
    expect((await world.server.call('undoImport', { as: world.as, path: done.path })).body).toMatchObject({
      legalEvents: [],
    });
  });
});
