import type { OnDone } from '#server/sheets/parts.ts';
import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStillClock } from '#server/clock.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import {
  ahead,
  askAhead,
  auditOf,
  cancel,
  download,
  fileOf,
  noticesOf,
  partsOf,
  reportOf,
  rowOf,
  server,
  useReports,
  work,
} from '#tests/support/worlds/reportsWorld.ts';
import { makeReport, TooManyRows } from './kinds/make.ts';
import { reportLimits } from './limits.ts';

const logged: string[] = [];
useReports({ onLog: (line) => void logged.push(line) });
beforeEach(() => {
  logged.length = 0;
});

/** Does not become smaller by being compressed. */
const pieces = Array.from({ length: 8 }, () => randomBytes(3000).toString('base64'));
const whole = Buffer.from(pieces.join(''));
/** Is not compressed once more: its parts are stored while it is made, however short it is. */
const workbook = { format: 'xlsx' } as const;
const inParts = { partBytes: 1000, pulseMs: 0 };

/** All pieces, each after the step is done. */
const file = (step: (index: number, onDone: OnDone) => Promise<void> | void = () => undefined) =>
  fileOf(async function* (onDone) {
    for (const [index, piece] of pieces.entries()) {
      await step(index, onDone);
      yield piece;
    }
  });
const failing = (error: Error, at = 5) =>
  file((index) => {
    if (index === at) throw error;
  });
const steps = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

const isWhole = async (id: string, format: 'csv' | 'xlsx' = 'csv') => {
  const parts = await partsOf(id);
  expect(parts.length).toBeGreaterThan(10);
  expect(new Set(parts.slice(0, -1).map(({ length }) => length))).toEqual(new Set([1000]));
  const kept = Buffer.concat(parts);
  expect(format === 'csv' ? gunzipSync(kept) : kept).toEqual(whole);
  expect(await reportOf(id)).toMatchObject({ state: 'ready', progress: 100, size: whole.length });
  expect((await download(id)).body).toEqual(whole);
};

describe('the file', () => {
  it.each(['csv', 'xlsx'] as const)('is stored in parts and fetched whole as %s', async (format) => {
    const { id } = await askAhead({ format });
    expect(await work(file(), inParts)).toBe(true);
    await isWhole(id, format);
    expect(await work(file(), inParts)).toBe(false);
  });

  it('is made of what the kind has', async () => {
    const { id } = await askAhead({ format: 'xlsx' });
    await work(makeReport, { partBytes: 100 });
    expect((await partsOf(id)).length).toBeGreaterThan(5);
    expect(
      bodyOf(await download(id))
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('says how far it has come', async () => {
    const { id } = await askAhead();
    const seen: number[] = [];
    const told = file(async (index, onDone) => {
      const { state, progress, size } = await reportOf(id);
      expect([state, size]).toEqual(['making', null]);
      seen.push(progress);
      // Nothing is taken back, and the end is told when the file is stored.
      await onDone([0.2, 0.105, 0.5, 0.5, 1][index] ?? 1);
    });
    await work(told, inParts);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect([seen[0], seen.at(-1)]).toEqual([0, 99]);
    expect(await reportOf(id)).toMatchObject({ progress: 100 });
  });

  it('is not written about more often than once in a time, however small its pieces are', async () => {
    const { id } = await askAhead();
    const seen = new Set<number>();
    await work(
      file(async (_, onDone) => {
        await onDone(0.5);
        seen.add((await reportOf(id)).progress);
      }),
      { pulseMs: 3_600_000 },
    );
    expect([...seen]).toEqual([0]);
  });
});

describe('a report that is cancelled while it is made', () => {
  it('is made no further and leaves nothing', async () => {
    const { id } = await askAhead(workbook);
    const reached: number[] = [];
    let closed = false;
    const cut = fileOf(async function* () {
      try {
        for (const [index, piece] of pieces.entries()) {
          reached.push(index);
          if (index === 4) {
            expect((await partsOf(id)).length).toBeGreaterThan(0);
            expect(bodyOf(await cancel(id))).toMatchObject({ state: 'cancelled', legalEvents: [] });
          }
          yield piece;
        }
      } finally {
        closed = true;
      }
    });
    expect(await work(cut, inParts)).toBe(true);
    expect(reached.length).toBeLessThan(8);
    await expect.poll(() => closed).toBe(true);
    expect(await partsOf(id)).toEqual([]);
    expect(await reportOf(id)).toMatchObject({ state: 'cancelled', size: null, problem: null });
    expect([await noticesOf(), await auditOf(id)]).toEqual([[], ['ask', 'cancel']]);
    expect(logged).toEqual([]);
    expect(await work(file(), inParts)).toBe(false);
  });

  it('is not made ready by the last step', async () => {
    const { id } = await askAhead();
    await work(
      file(async (index) => {
        if (index === 7) await cancel(id);
      }),
      { pulseMs: 3_600_000 },
    );
    expect([(await reportOf(id)).state, await partsOf(id)]).toEqual(['cancelled', []]);
  });
});

describe('a process that is gone', () => {
  it('is followed by another when its lease ends, which makes the file from its beginning', async () => {
    const { id } = await askAhead(workbook);
    const [half, rest] = [steps(), steps()];
    const slow = work(
      file(async (index) => {
        if (index !== 4) return;
        half.open();
        await rest.opened;
      }),
      { partBytes: 1000 },
    );
    await half.opened;
    // The four pieces until then; after that it writes nothing.
    await expect.poll(async () => (await partsOf(id)).length, { timeout: 60_000 }).toBe(16);
    const next = createStillClock(ahead.now() + reportLimits.leaseMs - 1);
    expect(await work(file(), inParts, { clock: next })).toBe(false);
    next.advance(1);
    expect(await work(file(), inParts, { clock: next })).toBe(true);
    await isWhole(id, 'xlsx');
    // It was only slow: it finds that its try is over, and changes nothing.
    rest.open();
    await slow;
    await isWhole(id, 'xlsx');
    expect(await rowOf(id)).toMatchObject({ tries: 2, tryId: null });
    expect(await noticesOf()).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  it('three times means that the report cannot be made', async () => {
    const { id } = await askAhead();
    const never = new Promise<void>(() => undefined);
    for (let tried = 0; tried < 3; tried += 1) {
      const begun = steps();
      void work(
        file(() => {
          begun.open();
          return never;
        }),
        inParts,
      );
      await begun.opened;
      ahead.advance(reportLimits.leaseMs);
    }
    expect(await work(file(), inParts)).toBe(true);
    expect(await reportOf(id)).toMatchObject({ state: 'failed', problem: 'failed' });
    expect(await noticesOf()).toMatchObject([{ about: 'reportFailed', reportId: id }]);
  });

  it('is none when a server stops: the report is made again at once, and the try is not counted', async () => {
    const { id } = await askAhead();
    let stopping = false;
    const reached: number[] = [];
    await work(
      file((index) => {
        reached.push(index);
        stopping = index === 4;
      }),
      inParts,
      { isStopping: () => stopping },
    );
    expect(reached.length).toBeLessThan(8);
    expect(await rowOf(id)).toMatchObject({ state: 'making', tries: 0, tryId: null });
    expect(await work(file(), inParts)).toBe(true);
    await isWhole(id);
    expect(logged).toEqual([]);
  });
});

describe('an error', () => {
  const failed = { state: 'failed', size: null, keptUntil: null, legalEvents: [] };

  it('is followed by other tries after one and two seconds, and then no more', async () => {
    const { id } = await askAhead();
    const broken = failing(new Error('no rows'));
    for (const wait of [0, 1000, 2000]) {
      if (wait) {
        ahead.advance(wait - 1);
        expect(await work(broken, inParts)).toBe(false);
        ahead.advance(1);
      }
      expect((await reportOf(id)).problem).toBeNull();
      expect(await work(broken, inParts)).toBe(true);
    }
    expect(await reportOf(id)).toMatchObject({ ...failed, problem: 'failed' });
    expect(await partsOf(id)).toEqual([]);
    expect(await noticesOf()).toEqual([
      { about: 'reportFailed', reportId: id, file: 'сотрудники-2026-11-18.csv' },
    ]);
    expect(logged.map((line) => (JSON.parse(line) as { tries: number }).tries)).toEqual([1, 2, 3]);
    ahead.advance(60_000);
    expect(await work(file(), inParts)).toBe(false);
  });

  it('is made up for by the next try, whose file is whole', async () => {
    const { id } = await askAhead(workbook);
    await work(failing(new Error('no rows')), inParts);
    expect((await partsOf(id)).length).toBeGreaterThan(0);
    ahead.advance(1000);
    await work(file(), inParts);
    await isWhole(id, 'xlsx');
  });

  it('that another try would only repeat ends it at once', async () => {
    const { id } = await askAhead({ format: 'xlsx' });
    await work(failing(new TooManyRows()), inParts);
    expect(await reportOf(id)).toMatchObject({ ...failed, problem: 'tooManyRows' });
    const large = await askAhead();
    await work(file(), { ...inParts, bytes: 5000 });
    expect(await reportOf(large.id)).toMatchObject({ ...failed, problem: 'tooLarge' });
    expect([await partsOf(id), await partsOf(large.id), logged]).toEqual([[], [], []]);
    expect(await noticesOf()).toMatchObject([
      { about: 'reportFailed', reportId: large.id },
      { about: 'reportFailed', reportId: id },
    ]);
  });
});

describe('several reports', () => {
  it('are made in the order they were asked for', async () => {
    const ids: string[] = [];
    for (const language of ['ru', 'uz-Latn', 'uz-Cyrl'] as const) {
      ids.push((await askAhead({ language })).id);
      ahead.advance(1000);
    }
    for (const [place] of ids.entries()) {
      await work(file(), inParts);
      const states = await Promise.all(ids.map(async (id) => (await reportOf(id)).state));
      expect(states.filter((state) => state === 'ready')).toHaveLength(place + 1);
      expect(states[place]).toBe('ready');
    }
  });

  it('are each made once by processes that look at the same time', async () => {
    const ids: string[] = [];
    for (const language of ['ru', 'uz-Latn', 'uz-Cyrl'] as const) ids.push((await askAhead({ language })).id);
    let files = 0;
    const counted = file((index) => {
      if (index === 0) files += 1;
    });
    const process = async () => {
      while (await work(counted, inParts));
    };
    await Promise.all([process(), process(), process()]);
    // One may have looked while another was locking the row, and found nothing.
    await process();
    expect(files).toBe(3);
    for (const id of ids) await isWhole(id);
  });

  it('are made by servers side by side', async () => {
    const other = await server.startBeside();
    const rows = await Promise.all((['ru', 'uz-Latn'] as const).map((language) => askAhead({ language })));
    server.clock.set(ahead.now());
    await Promise.all([server.reportsMade(), other.reportsMade()]);
    await Promise.all([server.reportsMade(), other.reportsMade()]);
    const { db } = server;
    const ids = rows.map(({ id }) => id);
    const states = await db.selectFrom('report').select(['state', 'tries']).where('id', 'in', ids).execute();
    expect(states).toEqual(ids.map(() => ({ state: 'ready', tries: 1 })));
    await other.close();
  });
});
