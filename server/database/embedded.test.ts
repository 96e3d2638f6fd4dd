import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockDirectory } from './dataLock.ts';
import { DurableFiles, durableStartParams } from './durableFiles.ts';
import { embeddedPool } from './embeddedPool.ts';
import { rowTypes } from './types.ts';

describe('the pool over one embedded session', () => {
  let lite: PGlite;
  let pool: pg.Pool;
  beforeAll(async () => {
    lite = await PGlite.create();
    pool = embeddedPool(lite, { types: rowTypes, connectionTimeoutMillis: 2_000 });
    pool.on('error', () => undefined);
    await pool.query('create table t (id int primary key, big bigint, day date)');
    await pool.query("insert into t values (1, 9007199254740991, '2026-11-18'), (2, 9007199254740993, null)");
  });
  afterAll(async () => {
    await pool.end();
    await lite.close();
  });

  const echo = async (value: number) =>
    (await pool.query<{ v: number }>('select $1::int as v', [value])).rows[0]?.v;

  it('gives every query its own rows after each kind of error', async () => {
    const errors = ['select 1/0', 'insert into t values (1)', 'select nope', 'sel', 'select * from nowhere'];
    for (const wrong of errors) {
      await expect(pool.query(wrong)).rejects.toThrow();
      const answers = await Promise.all([11, 12, 13, 14, 15, 16].map(echo));
      expect(answers).toEqual([11, 12, 13, 14, 15, 16]);
    }
  });

  it('leaves nothing open of a client that was dropped inside a transaction', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into t values (3, 3, null)');
    client.release(new Error('dropped'));
    expect((await pool.query('select id from t where id = 3')).rows).toEqual([]);
  });

  it('gives bigint as a number, and refuses one that is not exact', async () => {
    const row = await pool.query<{ big: number; day: string }>('select big, day from t where id = 1');
    expect(row.rows[0]).toEqual({ big: Number.MAX_SAFE_INTEGER, day: '2026-11-18' });
    await expect(pool.query('select big from t where id = 2')).rejects.toThrow(RangeError);
  });
});

describe('the data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'davomat-data-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has one process at a time; the next waits for it to go', async () => {
    const unlock = await lockDirectory(folder, 0);
    await expect(lockDirectory(folder, 0)).rejects.toThrow(`in use by process ${process.pid}`);
    const next = lockDirectory(folder, 5_000);
    await unlock();
    await (
      await next
    )();
  });

  it('syncs each commit to the disk', async () => {
    const fs = new DurableFiles(join(folder, 'postgres'));
    const lite = await PGlite.create({ fs, startParams: durableStartParams });
    await lite.exec('create table t (id int)');
    const before = fs.syncs;
    for (let id = 0; id < 10; id += 1) await lite.query('insert into t values ($1)', [id]);
    expect(fs.syncs - before).toBeGreaterThanOrEqual(10);
    const shown = await lite.query<{ fsync: string }>('show fsync');
    expect(shown.rows[0]?.fsync).toBe('on');
    await lite.close();
  });
});
