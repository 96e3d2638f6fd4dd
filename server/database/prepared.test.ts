import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/server/testDatabase.ts';
import type { OpenDatabase } from './open.ts';
import { prepared, textOfPrepared, type Places } from './prepared.ts';

describe('a prepared statement', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  interface Asked {
    from: number;
    list?: readonly number[] | null;
    isDown: boolean;
    inside?: { least: number; most?: number } | undefined;
  }
  let built = 0;
  const build = (db: OpenDatabase['db'], { from, list, isDown, inside }: Places<Asked>) => {
    built += 1;
    let query = db
      .selectFrom(sql<{ n: number }>`generate_series(${from}::int, 9)`.as<'s'>(sql`s(n)`))
      .select('n');
    if (list) query = query.where('n', '=', sql<number>`any(${list}::int[])`);
    if (inside) query = query.where('n', '>=', sql<number>`${inside.least}::int`);
    if (inside?.most) query = query.where('n', '<=', sql<number>`${inside.most}::int`);
    return query.orderBy('n', isDown ? 'desc' : 'asc');
  };
  const statement = prepared<Asked>()((db, asked) => build(db as OpenDatabase['db'], asked));
  const ask = async (asked: Asked) => (await statement(database.db, asked)).map(({ n }) => n);

  it('is built once, and gets other values each time', async () => {
    built = 0;
    expect(await ask({ from: 7, isDown: false })).toEqual([7, 8, 9]);
    expect(await ask({ from: 9, isDown: false })).toEqual([9]);
    expect(await ask({ from: 8, isDown: false })).toEqual([8, 9]);
    expect(built).toBe(1);
  });

  it('has a text for each combination of what is null, true, inside and left out', async () => {
    expect(await ask({ from: 7, isDown: true })).toEqual([9, 8, 7]);
    expect(await ask({ from: 1, list: [2, 4], isDown: true })).toEqual([4, 2]);
    expect(await ask({ from: 3, list: [2, 4], isDown: true })).toEqual([4]);
    expect(await ask({ from: 1, list: [], isDown: true })).toEqual([]);
    expect(await ask({ from: 8, list: null, isDown: true })).toEqual([9, 8]);
    expect(await ask({ from: 1, isDown: false, inside: { least: 8 } })).toEqual([8, 9]);
    expect(await ask({ from: 1, isDown: false, inside: { least: 3, most: 4 } })).toEqual([3, 4]);
    expect(await ask({ from: 1, isDown: false, inside: { least: 7 } })).toEqual([7, 8, 9]);
    expect(await ask({ from: 8, isDown: false, inside: undefined })).toEqual([8, 9]);
  });

  it('runs in the transaction that it is given', async () => {
    const inTransaction = prepared<{ n: number }>()((db, { n }) =>
      db.selectNoFrom(
        sql<string | null>`nullif(set_config('davomat.n', coalesce(${n}::text, ''), true), '')`.as('n'),
      ),
    );
    const read = prepared<object>()((db) =>
      db.selectNoFrom(sql<string | null>`nullif(current_setting('davomat.n', true), '')`.as('n')),
    );
    await database.db.transaction().execute(async (tx) => {
      await inTransaction(tx, { n: 5 });
      expect(await read(tx, {})).toEqual([{ n: '5' }]);
    });
    expect(await read(database.db, {})).toEqual([{ n: null }]);
  });

  it('tells its text by the id that its result has', async () => {
    const seen: (string | undefined)[] = [];
    const watched = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result, queryId }) => {
        seen.push(textOfPrepared(queryId));
        return Promise.resolve(result);
      },
    });
    await statement(watched, { from: 7, isDown: false });
    expect(seen).toEqual(['select "n" from generate_series($1::int, 9) as s(n) order by "n" asc']);
  });
});
