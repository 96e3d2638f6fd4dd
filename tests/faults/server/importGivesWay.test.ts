import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { good, people, stage } from '#tests/support/worlds/imports.ts';
import { importWorld } from '#tests/support/worlds/importWorld.ts';
import { postgresUrl } from '#tests/support/server/testDatabase.ts';

/** Several chunks on each database. */
const ROWS = postgresUrl ? 4_000 : 1_000;

describe('while an import is checked, committed and undone', () => {
  const { world, importOf, check, employees } = importWorld();
  const healthy = async () => good(await world.server.call('getHealth')).body.status;

  it('the server answers while the list is checked', async () => {
    const { path } = await stage(world.server, world.as, people(ROWS));
    let over = false;
    const checking = check(path).finally(() => (over = true));
    let answers = 0;
    for (; !over; answers += 1) expect(await healthy()).toBe('ok');
    await checking;
    expect(answers).toBeGreaterThan(3);
    expect((await importOf(path)).state).toBe('ready');
    good(await world.server.call('deleteImport', { as: world.as, path }));
  });

  it('the server answers, the progress moves, and a stop takes effect at once', async () => {
    const { path } = await stage(world.server, world.as, people(ROWS));
    await check(path);
    const act = async (operation: 'commitImport' | 'stopImport' | 'continueImport' | 'undoImport') =>
      good(await world.server.call(operation, { as: world.as, path })).body;
    /** The row counts reported until `done`, with a health check between two of them. */
    const watch = async (progress: 'done' | 'undone', isOver: (rows: number, state: string) => boolean) => {
      const shown = new Set<number>();
      for (;;) {
        expect(await healthy()).toBe('ok');
        const record = await importOf(path);
        shown.add(record[progress].rows);
        if (isOver(record[progress].rows, record.state)) return [...shown];
        await nextTurn();
      }
    };

    await act('commitImport');
    await watch('done', (rows) => rows > 0);
    const stopped = await act('stopImport');
    expect(stopped.state).toBe('stopped');
    expect(stopped.done.rows).toBeLessThan(ROWS);
    await world.server.imported();
    expect((await importOf(path)).done.rows).toBe(stopped.done.rows);
    expect(await employees()).toHaveLength(stopped.done.rows);

    await act('continueImport');
    const committed = await watch('done', (_, state) => state === 'committed');
    expect(committed.length).toBeGreaterThan(3);
    expect(committed.at(-1)).toBe(ROWS);

    await act('undoImport');
    await watch('undone', (rows) => rows > 0);
    const halfUndone = await act('stopImport');
    expect(halfUndone.undone.rows).toBeLessThan(ROWS);
    await act('continueImport');
    const undone = await watch('undone', (_, state) => state === 'undone');
    expect(undone.length).toBeGreaterThan(3);
    expect(await employees()).toEqual([]);
  });
});
