import { describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { refusal } from '#tests/support/worlds/punching.ts';
import {
  ahead,
  askAhead,
  at,
  cancel,
  download,
  fileOf,
  listed,
  made,
  partsOf,
  reportOf,
  rowOf,
  server,
  useReports,
  work,
} from '#tests/support/worlds/reportsWorld.ts';
import { makeCompany } from '#tests/support/worlds/world.ts';

useReports({ config: { logLevel: 'silent' } });

const downloadsOf = (id: string) =>
  server.db.selectFrom('reportDownload').select('id').where('reportId', '=', id).execute();

it('a file is kept to the end of its last day, and what it was for sixty days more', async () => {
  const { id, keptUntil, size } = await made();
  expect(keptUntil).toBe('2026-12-18');
  await at('2026-12-18T23:59:00+05:00');
  await server.tidied();
  expect((await download(id)).status).toBe(200);
  await at('2026-12-19T00:00:00+05:00');
  await server.tidied();
  expect(await reportOf(id)).toMatchObject({
    ...{ state: 'expired', removedOn: null, size, downloads: 1, legalEvents: [] },
  });
  expect(await partsOf(id)).toEqual([]);
  expect(refusal(await download(id))).toEqual([404, 'notFound']);
  expect(refusal(await cancel(id))).toEqual([409, 'illegalTransition']);
  await at('2027-02-16T11:59:00+05:00');
  await server.tidied();
  expect(await downloadsOf(id)).toHaveLength(1);
  await at('2027-02-16T12:00:00+05:00');
  await server.tidied();
  expect([await rowOf(id), await downloadsOf(id), await listed()]).toEqual([undefined, [], []]);
});

it('what a cancelled making left is deleted, and one that goes on is left alone', async () => {
  const dropped = await askAhead({ format: 'xlsx', language: 'uz-Latn' });
  const broken = fileOf(async function* () {
    for (const piece of ['a', 'b', 'c', 'd', 'e']) yield await Promise.resolve(piece);
    throw new Error('no rows');
  });
  await work(broken, { partBytes: 1 });
  const going = await askAhead({ format: 'xlsx' });
  await work(broken, { partBytes: 1 });
  await cancel(dropped.id);
  for (const { id } of [dropped, going]) expect((await partsOf(id)).length).toBeGreaterThan(0);
  await server.tidied();
  expect(await partsOf(dropped.id)).toEqual([]);
  expect((await partsOf(going.id)).length).toBeGreaterThan(0);
  await at('2027-02-16T12:00:00+05:00');
  await server.tidied();
  expect(await rowOf(dropped.id)).toBeUndefined();
  await server.reportsMade();
  expect(await reportOf(going.id)).toMatchObject({ state: 'ready' });
});

describe('more bytes than a company keeps', () => {
  const thousand = fileOf(async function* () {
    yield await Promise.resolve(Buffer.alloc(1000));
  });
  /** Of a thousand bytes that no compression makes less. */
  const makeOne = async (unit: string, reportBytes: number) => {
    const { id } = await askAhead({ format: 'xlsx', unit });
    await work(thousand, {}, { config: { reportBytes } });
    ahead.advance(1000);
    return id;
  };

  it('take the oldest that were fetched, and then the oldest, but never the new one', async () => {
    const [first, second, third] = [
      await makeOne(newId(), 3000),
      await makeOne(newId(), 3000),
      await makeOne(newId(), 3000),
    ];
    expect((await listed()).map(({ state }) => state)).toEqual(['ready', 'ready', 'ready']);
    await download(third);
    await download(second);
    const fourth = await makeOne(newId(), 3000);
    expect(await reportOf(second)).toMatchObject({ state: 'expired', removedOn: '2026-11-18' });
    expect([await partsOf(second), (await download(second)).status]).toEqual([[], 404]);
    const fifth = await makeOne(newId(), 2000);
    expect([(await reportOf(third)).state, (await reportOf(first)).state]).toEqual(['expired', 'expired']);
    const sixth = await makeOne(newId(), 10);
    for (const id of [fourth, fifth])
      expect(await reportOf(id)).toMatchObject({ state: 'expired', removedOn: '2026-11-18' });
    expect(await reportOf(sixth)).toMatchObject({ state: 'ready', removedOn: null });
    expect(await partsOf(sixth)).toHaveLength(1);
  });

  it('are those of one company', async () => {
    const id = await makeOne(newId(), 1000);
    const other = await makeCompany(server);
    await askAhead({ format: 'xlsx' }, other);
    await work(thousand, {}, { config: { reportBytes: 1000 } });
    expect(await reportOf(id)).toMatchObject({ state: 'ready' });
  });
});
