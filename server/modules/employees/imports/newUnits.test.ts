import { describe, expect, it } from 'vitest';
import { importWorld } from '#tests/support/worlds/importWorld.ts';
import { bringIn, good, listed, people, stage } from '#tests/support/worlds/imports.ts';

const unknown = [{ field: 'unit', code: 'unitUnknown' }];

describe('unknown units that a list names', () => {
  const { world, rowsOf, importOf, byPinfl } = importWorld();
  /** Lists the units by their titles, whatever order the database has. */
  const units = async () => {
    const { items } = good(await world.server.call('listUnits', { as: world.as })).body;
    return items.map(({ title, people }) => `${title}: ${people}`).sort();
  };
  const check = async (path: { id: string }, newUnits?: string[]) => {
    const body = newUnits && { rows: [], newUnits };
    if (body) good(await world.server.call('addImportRows', { as: world.as, path, body }));
    return good(await world.server.call('checkImport', { as: world.as, path })).body.plan;
  };
  const commit = (path: { id: string }) => world.server.call('commitImport', { as: world.as, path });
  const readMadeTitles = async () =>
    (
      await world.server.db
        .selectFrom('auditEntry')
        .where('organizationId', '=', world.organizationId)
        .where('subject', '=', 'unit')
        .where('event', '=', 'create')
        .where('byAccountId', 'is not', null)
        .select('after')
        .orderBy('id')
        .execute()
    ).map(({ after }) => (after as { title: string }).title);

  it('are created by the commit after they were accepted, each once', async () => {
    await bringIn(world.server, world.as, people(1));
    const rows = [
      { ...listed(0), unit: 'Ombor' },
      { ...listed(1), unit: ' OMBOR ' },
      { ...listed(2), unit: "Savdo bo'limi" },
      { ...listed(3), unit: 'Yoʻq' },
    ];
    const { path } = await stage(world.server, world.as, rows);
    good(await world.server.call('decideImport', { as: world.as, path, body: { decision: 'update' } }));
    expect(await check(path)).toMatchObject({ problem: 4 });
    expect(await check(path, ['ombor', 'Ombor', 'Savdo boʻlimi', 'Kerak emas'])).toMatchObject({
      ...{ problem: 1, update: 1, create: 2 },
    });
    expect((await rowsOf(path, { outcome: 'problem' })).map(({ problems }) => problems)).toEqual([unknown]);
    expect((await commit(path)).body).toMatchObject({ code: 'importHasProblems' });
    const left = { rows: [], removed: [5] };
    good(await world.server.call('addImportRows', { as: world.as, path, body: left }));
    // They stay wanted.
    expect(await check(path)).toMatchObject({ problem: 0, update: 1, create: 2 });
    expect([await units(), await readMadeTitles()]).toEqual([[], []]);

    good(await commit(path));
    await world.server.imported();
    expect((await importOf(path)).done).toMatchObject({ created: 2, updated: 1, failed: 0 });
    expect(await units()).toEqual(['Savdo boʻlimi: 1', 'ombor: 2']);
    expect((await readMadeTitles()).sort()).toEqual(['Savdo boʻlimi', 'ombor']);
  });

  it('are joined if somebody created them meanwhile, and concurrent commits create none twice', async () => {
    const rows = [{ ...listed(0), unit: 'Ombor' }];
    const { path } = await stage(world.server, world.as, rows);
    expect(await check(path, ['Ombor'])).toMatchObject({ problem: 0, create: 1 });
    good(await world.server.call('createUnit', { as: world.as, body: { title: 'ombor' } }));
    const answers = await Promise.all([commit(path), commit(path)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await world.server.imported();
    expect(await units()).toEqual(['ombor: 1']);
  });

  it('are refused when there would be too many: no unit is created, and nobody is added', async () => {
    const { db, clock } = world.server;
    const { organizationId } = world;
    const all = Array.from({ length: 999 }, (_, index) => ({
      ...{ organizationId, id: crypto.randomUUID(), title: `Eski ${index}` },
      ...{ createdAt: clock.date(), closedAt: clock.date() },
    }));
    await db.insertInto('unit').values(all).execute();
    const rows = ['Ombor', 'Savdo'].map((unit, n) => ({ ...listed(n), unit }));
    const { path } = await stage(world.server, world.as, rows);
    expect(await check(path, ['Ombor', 'Savdo'])).toMatchObject({ create: 2 });
    expect(await commit(path)).toMatchObject({ status: 409, body: { code: 'tooManyUnits' } });
    await world.server.imported();
    expect((await importOf(path)).state).toBe('ready');
    expect(await readMadeTitles()).toEqual([]);
    expect(await byPinfl(listed(0).pinfl)).toBeUndefined();
  });

  it('stay when the list is undone', async () => {
    const { path } = await stage(world.server, world.as, [{ ...listed(0), unit: 'Ombor' }]);
    await check(path, ['Ombor']);
    good(await commit(path));
    await world.server.imported();
    good(await world.server.call('undoImport', { as: world.as, path }));
    await world.server.imported();
    expect((await importOf(path)).undone).toMatchObject({ removed: 1, kept: 0 });
    expect(await units()).toEqual(['Ombor: 0']);
  });
});
