import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startImportWork } from '#server/jobs/importWork.ts';
import { importWorld } from '#tests/support/worlds/importWorld.ts';
import { good, listed, people, stage, type ImportedRow } from '#tests/support/worlds/imports.ts';
import { addAccount, addColleague } from '#tests/support/worlds/people.ts';
import { anyone } from '#tests/support/worlds/world.ts';

vi.setConfig({ testTimeout: 180_000 });

describe('imports that meet', () => {
  const { world, importOf, employees } = importWorld();

  /** Another employer of the same company. */
  async function colleague() {
    const { phoneNumber } = anyone();
    const accountId = await addAccount(world.server, phoneNumber);
    await addColleague(world.server, world.organizationId, accountId, { role: 'owner' });
    return world.server.signIn(phoneNumber);
  }

  const prepareImport = async (as: typeof world.as, rows: ImportedRow[]) => {
    const { path } = await stage(world.server, as, rows);
    good(await world.server.call('checkImport', { as, path }));
    return path;
  };

  it('write each person once, whoever is first, with several processes at work', async () => {
    const other = await colleague();
    const mine = await prepareImport(world.as, people(520));
    const theirs = await prepareImport(other, people(520).reverse());
    const workers = Array.from({ length: 3 }, () => startImportWork(world.server.services, 'embedded'));
    await Promise.all([
      world.server.call('commitImport', { as: world.as, path: mine }),
      world.server.call('commitImport', { as: other, path: theirs }),
    ]);
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(workers.map((worker) => worker.run()));
      world.server.clock.advance(1_000);
    }
    await Promise.all(workers.map((worker) => worker.stop()));
    const [one, two] = [await importOf(mine), await importOf(theirs)];
    expect([one.state, two.state]).toEqual(['committed', 'committed']);
    expect(one.done.created + two.done.created).toBe(520);
    expect(one.done.failed + two.done.failed).toBe(520);
    expect(await employees()).toHaveLength(520);
    const total = good(await world.server.call('listEmployees', { as: world.as })).body.total;
    expect(total).toBe(520);
  });

  it('commit once for many requests at once', async () => {
    const path = await prepareImport(world.as, people(5));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => world.server.call('commitImport', { as: world.as, path })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    await world.server.imported();
    expect((await importOf(path)).done.created).toBe(5);
  });

  it('take chunks that arrive at once, in whatever order', async () => {
    const { path } = await stage(world.server, world.as, []);
    const all = people(100);
    const chunks = [...Array(10).keys()].map((n) => all.slice(n * 10, n * 10 + 10)).reverse();
    await Promise.all(
      [...chunks, ...chunks].map(async (rows) =>
        good(await world.server.call('addImportRows', { as: world.as, path, body: { rows } })),
      ),
    );
    expect(await importOf(path)).toMatchObject({ staged: 100, plan: { create: 100 } });
  });

  describe('and one that cannot go on', () => {
    afterEach(() => sql`drop trigger if exists refuse on employee`.execute(world.server.db));

    /** The database refuses one person: a server fault, not an error in the list. */
    const refuse = async (pinfl: string) => {
      await sql`
        create or replace function refuse() returns trigger language plpgsql as
        $$ begin if new.pinfl = tg_argv[0] then raise exception 'refused'; end if; return new; end $$`.execute(
        world.server.db,
      );
      await sql`
        create trigger refuse before insert on employee for each row execute function refuse(${sql.lit(pinfl)})`.execute(
        world.server.db,
      );
    };
    /** Moves the clock only between two attempts: the server polls too, and must find nothing due. */
    const workFor = async (times: number) => {
      for (let n = 0; n < times; n += 1) {
        if (n > 0) world.server.clock.advance(30_000);
        await world.server.imported();
      }
    };

    it('is retried, then fails, continues on request, and can be undone', async () => {
      const rows = people(600);
      await refuse(rows[550]!.pinfl);
      const path = await prepareImport(world.as, rows);
      good(await world.server.call('commitImport', { as: world.as, path }));
      await workFor(4);
      const { state, done } = await importOf(path);
      expect([state, done.created]).toEqual(['committing', done.rows]);
      await workFor(4);
      expect(await importOf(path)).toMatchObject({ state: 'failed', done: { rows: done.rows } });
      // All chunks before the failing one, each complete.
      expect(done.rows).toBeGreaterThan(0);
      expect(done.rows).toBeLessThanOrEqual(550);
      expect(await employees()).toHaveLength(done.rows);

      await sql`drop trigger refuse on employee`.execute(world.server.db);
      good(await world.server.call('continueImport', { as: world.as, path }));
      await world.server.imported();
      expect(await importOf(path)).toMatchObject({ state: 'committed', done: { rows: 600, created: 600 } });

      good(await world.server.call('undoImport', { as: world.as, path }));
      await world.server.imported();
      expect(await importOf(path)).toMatchObject({ state: 'undone', undone: { rows: 600, removed: 600 } });
      expect(await employees()).toEqual([]);
    });

    it('does not delay others', async () => {
      const bad = people(1);
      await refuse(bad[0]!.pinfl);
      const path = await prepareImport(world.as, bad);
      good(await world.server.call('commitImport', { as: world.as, path }));
      const other = await colleague();
      const good1 = await prepareImport(other, [listed(5)]);
      good(await world.server.call('commitImport', { as: other, path: good1 }));
      await workFor(2);
      expect((await importOf(good1)).state).toBe('committed');
      expect((await importOf(path)).state).toBe('committing');
    });
  });

  it('stop after the current chunk, and continue from there', async () => {
    const path = await prepareImport(world.as, people(1_100));
    good(await world.server.call('commitImport', { as: world.as, path }));
    const stopped = await world.server.call('stopImport', { as: world.as, path });
    await world.server.imported();
    const halted = await importOf(path);
    if (stopped.status === 200) {
      expect(halted.state).toBe('stopped');
      expect(await employees()).toHaveLength(halted.done.rows);
      good(await world.server.call('continueImport', { as: world.as, path }));
      await world.server.imported();
    }
    expect(await importOf(path)).toMatchObject({ state: 'committed', done: { rows: 1_100, created: 1_100 } });
    expect(await employees()).toHaveLength(1_100);
  });
});
