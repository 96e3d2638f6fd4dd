import { describe, expect, it } from 'vitest';
import { readEmployment } from '../records/index.ts';
import { importWorld } from '#tests/support/worlds/importWorld.ts';
import { bringIn, good, listed, people, stage } from '#tests/support/worlds/imports.ts';

const today = '2026-11-18';

describe('the first working days that a list names', () => {
  const { world, rowsOf, importOf, employees } = importWorld();
  /** The first days by the last digit of the PINFL. */
  const readFirstDays = async () => {
    const days = (await employees()).map(
      ({ pinfl, employment }) => [pinfl.at(-1), readEmployment(employment)[0]?.from] as const,
    );
    return Object.fromEntries(days) as Record<string, string>;
  };
  const members = () =>
    world.server.db
      .selectFrom('employeeUnit')
      .innerJoin('employee', 'employee.id', 'employeeUnit.employeeId')
      .where('employee.organizationId', '=', world.organizationId)
      .select(['pinfl', 'validFrom'])
      .orderBy('pinfl')
      .execute();

  it('hold for new people, who are in their units from then on, and for known people; an undo restores the former days', async () => {
    good(await world.server.call('createUnit', { as: world.as, body: { title: 'Ombor' } }));
    await bringIn(world.server, world.as, people(2));
    const rows = [
      { ...listed(0), firstDay: '2026-11-02' as const },
      listed(1),
      { ...listed(2), firstDay: '2026-11-05' as const, unit: 'Ombor' },
      { ...listed(3), firstDay: '2026-12-01' as const, unit: 'Ombor' },
      listed(4),
    ];
    const { path, after } = await bringIn(world.server, world.as, rows, 'update');
    expect(after.done).toMatchObject({ created: 3, updated: 1, unchanged: 1, failed: 0 });
    const [first] = await rowsOf(path);
    expect(first).toMatchObject({
      ...{ changed: ['firstDay'], person: { firstDay: '2026-11-02' }, current: { firstDay: '2026-11-02' } },
    });
    const days = { 0: '2026-11-02', 1: today, 2: '2026-11-05', 3: '2026-12-01', 4: today };
    expect(await readFirstDays()).toEqual(days);
    expect((await members()).map(({ validFrom }) => validFrom)).toEqual(['2026-11-05', today]);
    const again = await bringIn(world.server, world.as, rows, 'update');
    expect(again.after.done).toMatchObject({ created: 0, updated: 0, unchanged: 5 });
    good(await world.server.call('undoImport', { as: world.as, path }));
    await world.server.imported();
    expect(await importOf(path)).toMatchObject({ undone: { restored: 1, removed: 3, kept: 0 } });
    expect(await readFirstDays()).toEqual({ 0: today, 1: today });
  });

  it('are refused at their field, also where the month is closed before the list is written', async () => {
    const rows = [
      { ...listed(0), firstDay: '2026-10-31' as const },
      { ...listed(1), firstDay: '2028-11-19' as const },
      { ...listed(2), firstDay: '2026-11-02' as const },
      listed(3),
    ];
    const { path, findings } = await stage(world.server, world.as, rows);
    expect(findings.map(({ rowNumber, problems }) => [rowNumber, problems])).toEqual([
      [2, [{ field: 'firstDay', code: 'firstDayEarly' }]],
      [3, [{ field: 'firstDay', code: 'dateTooFar' }]],
    ]);
    good(
      await world.server.call('addImportRows', { as: world.as, path, body: { rows: [], removed: [2, 3] } }),
    );
    good(await world.server.call('checkImport', { as: world.as, path }));
    const { organizationId } = world;
    const closed = { organizationId, month: '2026-11' as const, state: 'closed' as const };
    await world.server.db
      .insertInto('period')
      .values({ ...closed, changedAt: world.server.clock.date() })
      .execute();
    good(await world.server.call('commitImport', { as: world.as, path }));
    await world.server.imported();
    expect((await importOf(path)).done).toMatchObject({ created: 1, failed: 1 });
    expect(await readFirstDays()).toEqual({ 3: today });
  });
});
