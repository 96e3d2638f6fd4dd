import { describe, expect, it } from 'vitest';
import { importWorld } from '#tests/support/worlds/importWorld.ts';
import { bringIn, good, listed, people, stage } from '#tests/support/worlds/imports.ts';

const today = '2026-11-18';
const unknown = [{ field: 'schedule', code: 'scheduleUnknown' }];

describe('the schedules that a list names', () => {
  const { world, rowsOf, importOf, check, byPinfl } = importWorld();
  const schedule = async (title: string) => {
    const days = Array.from({ length: 7 }, () => ({ start: '20:00', end: '08:00' }));
    const plan = { kind: 'weekly', days, breakMinutes: 0, worksOnHolidays: false, anchor: null } as const;
    const body = { title, validFrom: '2026-11-02', schedule: plan } as const;
    return good(await world.server.call('createSchedule', { as: world.as, body })).body;
  };
  const close = async ({ id, version }: { id: string; version: number }) =>
    good(
      await world.server.call('closeSchedule', {
        as: world.as,
        path: { id },
        body: { version, validFrom: today },
      }),
    );
  const give = async (scheduleId: string | null, n: number, validFrom: '2026-11-10' | typeof today = today) =>
    good(
      await world.server.call('assignSchedule', {
        as: world.as,
        body: { scheduleId, employeeIds: [await idOf(n)], unitIds: [], validFrom },
      }),
    );
  const idOf = async (n: number) => (await byPinfl(listed(n).pinfl))!.id;
  /** The own schedules in force: whose, which, since when. */
  const readGiven = async () =>
    (
      await world.server.db
        .selectFrom('scheduleAssignment as own')
        .innerJoin('employee', 'employee.id', 'own.employeeId')
        .leftJoin('schedule', 'schedule.id', 'own.scheduleId')
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
        .where('subject', '=', 'schedule')
        .where('event', '=', 'assign')
        .select('employeeId')
        .execute()
    ).map(({ employeeId }) => employeeId);

  it('hold from the day of writing, for a new person from an earlier first day; an empty cell changes nobody', async () => {
    await bringIn(world.server, world.as, people(3));
    const night = await schedule('Tungi');
    await schedule("Savdo bo'limi");
    await give(night.id, 1, '2026-11-10');
    await give(night.id, 2, '2026-11-10');
    const before = (await readAudit()).length;
    const rows = [
      { ...listed(0), schedule: ' TUNGI ' },
      { ...listed(1), schedule: 'savdo boʻlimi' },
      listed(2),
      { ...listed(3), schedule: 'Tungi', firstDay: '2026-11-09' as const },
      { ...listed(4), schedule: 'Tungi', firstDay: '2026-12-01' as const },
    ];
    const { path, after } = await bringIn(world.server, world.as, rows, 'update');
    expect(after.done).toMatchObject({ created: 2, updated: 2, unchanged: 1, failed: 0 });
    const all = [
      [0, 'Tungi', today],
      [1, 'Tungi', '2026-11-10'],
      [1, "Savdo bo'limi", today],
      [2, 'Tungi', '2026-11-10'],
      [3, 'Tungi', '2026-11-09'],
      [4, 'Tungi', today],
    ];
    expect(await readGiven()).toEqual(all);
    const named = await Promise.all([0, 1, 3, 4].map(idOf));
    expect((await readAudit()).slice(before).sort()).toEqual(named.sort());
    const [first, , third] = await rowsOf(path);
    expect(first).toMatchObject({ person: { schedule: 'TUNGI' }, current: { schedule: 'Tungi' } });
    expect(third?.person).not.toHaveProperty('schedule');
    const again = await bringIn(world.server, world.as, rows);
    expect(again.after.done).toMatchObject({ unchanged: 5, updated: 0 });
    expect(await readGiven()).toEqual(all);
  });

  it('are refused at their field when they are unknown or closed, or share their title', async () => {
    await bringIn(world.server, world.as, people(1));
    await close(await schedule('Eski'));
    const twins = [await schedule('Ikkita'), await schedule('Ikkita')];
    await give(twins[0]!.id, 0);
    const { path, findings } = await stage(world.server, world.as, [
      { ...listed(0), schedule: 'Ikkita' },
      { ...listed(1), schedule: 'Eski' },
      { ...listed(2), schedule: 'Yoʻq' },
      { ...listed(3), schedule: 'Ikkita' },
    ]);
    expect(findings).toMatchObject([
      { rowNumber: 2, outcome: 'unchanged', problems: [] },
      { rowNumber: 3, outcome: 'problem', problems: unknown },
      { rowNumber: 4, outcome: 'problem', problems: unknown },
      { rowNumber: 5, outcome: 'problem', problems: unknown },
    ]);
    await schedule('YOʻQ');
    expect((await check(path)).plan).toMatchObject({ problem: 2, create: 1 });
  });

  it('are given to nobody when they are closed between check and commit', async () => {
    await bringIn(world.server, world.as, people(1));
    const night = await schedule('Tungi');
    const rows = [
      { ...listed(0), firstName: 'Zafar', schedule: 'Tungi' },
      { ...listed(1), schedule: 'Tungi' },
      listed(2),
    ];
    const { path } = await stage(world.server, world.as, rows);
    good(await world.server.call('decideImport', { as: world.as, path, body: { decision: 'update' } }));
    expect((await check(path)).plan).toMatchObject({ problem: 0, update: 1, create: 2 });
    await close(night);
    good(await world.server.call('commitImport', { as: world.as, path }));
    await world.server.imported();
    expect((await importOf(path)).done).toMatchObject({ rows: 3, created: 1, updated: 0, failed: 2 });
    const failed = await rowsOf(path, { state: 'failed' });
    expect(failed.map(({ problems }) => problems)).toEqual([unknown, unknown]);
    expect(await readGiven()).toEqual([]);
    expect((await byPinfl(listed(0).pinfl))?.firstName).toBe(listed(0).firstName);
  });

  it('give way to the former ones in an undo, unless the person was given another since or the former one is closed', async () => {
    await bringIn(world.server, world.as, people(4));
    const [old, night, day] = [await schedule('Eski'), await schedule('Tungi'), await schedule('Kunduzgi')];
    await give(day.id, 1, '2026-11-10');
    await give(old.id, 3, '2026-11-10');
    const rows = people(5).map((row) => ({ ...row, schedule: 'Tungi' }));
    const { path, after } = await bringIn(world.server, world.as, rows, 'update');
    expect(after.done).toMatchObject({ created: 1, updated: 4 });
    await give(day.id, 2);
    await close(old);
    good(await world.server.call('undoImport', { as: world.as, path }));
    await world.server.imported();
    expect(await importOf(path)).toMatchObject({ undone: { removed: 1, restored: 2, kept: 2 } });
    expect(await readGiven()).toEqual([
      [0, null, today],
      [1, 'Kunduzgi', '2026-11-10'],
      [1, 'Kunduzgi', today],
      [2, 'Kunduzgi', today],
      [3, 'Eski', '2026-11-10'],
      [3, night.title, today],
    ]);
    const kept = await rowsOf(path, { state: 'kept' });
    expect(kept.map(({ rowNumber, problems }) => [rowNumber, problems])).toEqual([
      [4, [{ field: 'schedule', code: 'changedSince' }]],
      [5, [{ field: 'schedule', code: 'scheduleGone' }]],
    ]);
  });
});
