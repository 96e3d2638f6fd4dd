import { describe, expect, it } from 'vitest';
import { importWorld } from '#tests/support/worlds/importWorld.ts';
import { bringIn, good, listed, people, stage } from '#tests/support/worlds/imports.ts';

const today = '2026-11-18';

describe('the units that a list names', () => {
  const { world, rowsOf, importOf, check, byPinfl } = importWorld();
  const unit = async (title: string) =>
    good(await world.server.call('createUnit', { as: world.as, body: { title } })).body.id;
  const assign = async (unitId: string | null, n: number, validFrom = today) =>
    good(
      await world.server.call('assignUnit', {
        as: world.as,
        body: { unitId, employeeIds: [await idOf(n)], validFrom },
      }),
    );
  const idOf = async (n: number) => (await byPinfl(listed(n).pinfl))!.id;
  const undo = async (path: { id: string }) => {
    good(await world.server.call('undoImport', { as: world.as, path }));
    await world.server.imported();
    return importOf(path);
  };
  /** The memberships in force: whose, in which unit, since when. */
  const members = async () =>
    (
      await world.server.db
        .selectFrom('employeeUnit')
        .innerJoin('employee', 'employee.id', 'employeeUnit.employeeId')
        .leftJoin('unit', 'unit.id', 'employeeUnit.unitId')
        .where('employee.organizationId', '=', world.organizationId)
        .where('replacedAt', 'is', null)
        .select(['pinfl', 'title', 'validFrom'])
        .orderBy('pinfl')
        .orderBy('validFrom')
        .execute()
    ).map(({ pinfl, title, validFrom }) => [Number(pinfl.slice(-1)), title, validFrom]);
  const readAudit = async () =>
    (
      await world.server.db
        .selectFrom('auditEntry')
        .where('organizationId', '=', world.organizationId)
        .where('subject', '=', 'unit')
        .where('event', '=', 'assign')
        .select(['subjectId', 'after'])
        .execute()
    ).map(({ subjectId, after }) => ({ subjectId, ...(after as object) }));

  it('hold from the day of writing, in any capitalisation; an empty cell moves nobody', async () => {
    await bringIn(world.server, world.as, people(3));
    const [store, sales] = [await unit('Ombor'), await unit('Savdo boʻlimi')];
    await assign(store, 1, '2026-11-10');
    await assign(store, 2, '2026-11-10');
    const before = (await readAudit()).length;
    const rows = [
      { ...listed(0), unit: ' OMBOR ' },
      { ...listed(1), unit: "savdo bo'limi" },
      listed(2),
      { ...listed(3), unit: 'Ombor' },
      listed(4),
    ];
    const { path, after } = await bringIn(world.server, world.as, rows, 'update');
    expect(after.done).toMatchObject({ created: 2, updated: 2, unchanged: 1, failed: 0 });
    const moved = [
      [0, 'Ombor', today],
      [1, 'Ombor', '2026-11-10'],
      [1, 'Savdo boʻlimi', today],
      [2, 'Ombor', '2026-11-10'],
      [3, 'Ombor', today],
    ];
    expect(await members()).toEqual(moved);
    expect((await readAudit()).slice(before)).toEqual(
      expect.arrayContaining([
        { subjectId: store, employeeId: await idOf(0) },
        { subjectId: sales, employeeId: await idOf(1) },
        { subjectId: store, employeeId: await idOf(3) },
      ]),
    );
    expect(await readAudit()).toHaveLength(before + 3);
    const [first, , third] = await rowsOf(path);
    expect(first).toMatchObject({ person: { unit: 'OMBOR' }, current: { unit: 'Ombor' } });
    expect(third?.person).not.toHaveProperty('unit');
    // The same list again asks nothing and moves nobody.
    const again = await bringIn(world.server, world.as, rows);
    expect(again.after.done).toMatchObject({ unchanged: 5, updated: 0 });
    expect(await members()).toEqual(moved);
  });

  it('are refused at their field while they are closed or unknown, and accepted after they are created', async () => {
    await bringIn(world.server, world.as, people(1));
    const closed = await unit('Eski ombor');
    good(await world.server.call('closeUnit', { as: world.as, path: { id: closed } }));
    const { path, findings } = await stage(world.server, world.as, [
      { ...listed(0), unit: 'Eski ombor' },
      { ...listed(1), unit: 'Yoʻq' },
      listed(2),
    ]);
    const problems = [{ field: 'unit', code: 'unitUnknown' }];
    expect(findings).toMatchObject([
      { rowNumber: 2, outcome: 'problem', problems },
      { rowNumber: 3, outcome: 'problem', problems },
    ]);
    // It is there when the list is checked again.
    await unit('YOʻQ');
    expect((await check(path)).plan).toMatchObject({ problem: 1, create: 2 });
  });

  it('are joined by nobody when they are closed between check and commit', async () => {
    await bringIn(world.server, world.as, people(1));
    const store = await unit('Ombor');
    const rows = [
      { ...listed(0), firstName: 'Zafar', unit: 'Ombor' },
      { ...listed(1), unit: 'Ombor' },
      listed(2),
    ];
    const { path } = await stage(world.server, world.as, rows);
    good(await world.server.call('decideImport', { as: world.as, path, body: { decision: 'update' } }));
    expect((await check(path)).plan).toMatchObject({ problem: 0, update: 1, create: 2 });
    good(await world.server.call('closeUnit', { as: world.as, path: { id: store } }));
    good(await world.server.call('commitImport', { as: world.as, path }));
    await world.server.imported();
    expect((await importOf(path)).done).toMatchObject({ rows: 3, created: 1, updated: 0, failed: 2 });
    expect((await rowsOf(path, { state: 'failed' })).map(({ problems }) => problems)).toEqual([
      [{ field: 'unit', code: 'unitUnknown' }],
      [{ field: 'unit', code: 'unitUnknown' }],
    ]);
    expect(await members()).toEqual([]);
    expect((await byPinfl(listed(0).pinfl))?.firstName).toBe(listed(0).firstName);
    expect(await byPinfl(listed(1).pinfl)).toBeUndefined();
  });

  it('give way to the former ones in an undo, unless the person was moved since or the former one is closed', async () => {
    await bringIn(world.server, world.as, people(4));
    const [old, store, sales] = [await unit('Eski'), await unit('Ombor'), await unit('Savdo')];
    await assign(sales, 1, '2026-11-10');
    await assign(old, 3, '2026-11-10');
    const rows = people(5).map((row) => ({ ...row, unit: 'Ombor' }));
    const { path } = await bringIn(world.server, world.as, rows, 'update');
    await assign(sales, 2);
    good(await world.server.call('closeUnit', { as: world.as, path: { id: old } }));
    expect(await undo(path)).toMatchObject({ undone: { removed: 1, restored: 2, kept: 2 } });
    expect(await members()).toEqual([
      [0, null, today],
      [1, 'Savdo', '2026-11-10'],
      [1, 'Savdo', today],
      [2, 'Savdo', today],
      [3, 'Eski', '2026-11-10'],
      [3, 'Ombor', today],
    ]);
    expect(
      (await rowsOf(path, { state: 'kept' })).map(({ rowNumber, problems }) => [rowNumber, problems]),
    ).toEqual([
      [4, [{ field: 'unit', code: 'changedSince' }]],
      [5, [{ field: 'unit', code: 'unitGone' }]],
    ]);
    expect((await readAudit()).filter(({ subjectId }) => subjectId === store)).toHaveLength(5);
  });

  it('do not keep an undo from removing their new people, except people whom another list moved since', async () => {
    await unit('Ombor');
    const { path } = await bringIn(
      world.server,
      world.as,
      people(2).map((row) => ({ ...row, unit: 'Ombor' })),
    );
    await unit('Savdo');
    const moved = await bringIn(world.server, world.as, [{ ...listed(1), unit: 'Savdo' }], 'update');
    expect(moved.after.done).toMatchObject({ updated: 1, unchanged: 0 });
    expect(await byPinfl(listed(1).pinfl)).toMatchObject({ version: 2 });
    expect(await undo(path)).toMatchObject({ undone: { removed: 1, restored: 0, kept: 1 } });
    expect((await rowsOf(path, { state: 'kept' })).map(({ problems }) => problems)).toEqual([
      [{ field: 'person', code: 'hasHistory' }],
    ]);
    expect(await members()).toEqual([[1, 'Savdo', today]]);
  });
});
