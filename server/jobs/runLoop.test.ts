import { afterEach, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { startRunLoop, type RunLoop } from './runLoop.ts';

const log = createLog(readConfig({ LOG_LEVEL: 'silent' }));
const HOUR_MS = 3_600_000;

/** Runs that end when they are told to. */
function held() {
  const begun: (() => void)[] = [];
  const fail = { next: false };
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => begun.push(resolve));
    running -= 1;
    if (!fail.next) return;
    fail.next = false;
    throw new Error('the run failed');
  };
  const end = async (run: number) => {
    await expect.poll(() => begun.length).toBe(run);
    begun[run - 1]!();
  };
  return { work, end, fail, count: () => begun.length, most: () => most };
}

let loop: RunLoop;
afterEach(() => loop.stop());

it('runs once more for all requests that came during a run, and never twice at a time', async () => {
  const runs = held();
  loop = startRunLoop({ log }, { everyMs: HOUR_MS, failure: 'failed' }, runs.work);
  const first = loop.run();
  await expect.poll(runs.count).toBe(1);
  const later = [loop.run(), loop.run()];
  await runs.end(1);
  await first;
  await runs.end(2);
  await Promise.all(later);
  expect([runs.count(), runs.most()]).toEqual([2, 1]);
});

it('goes on after a run that failed, also by its timer', async () => {
  const runs = held();
  loop = startRunLoop({ log }, { everyMs: 5, failure: 'failed' }, runs.work);
  runs.fail.next = true;
  await runs.end(1);
  await runs.end(2);
  await runs.end(3);
  await expect.poll(runs.count).toBe(4);
  const stopped = loop.stop();
  await runs.end(4);
  await stopped;
});

it('stops after the current run and drops the one that was requested meanwhile', async () => {
  const runs = held();
  loop = startRunLoop({ log }, { everyMs: HOUR_MS, failure: 'failed' }, runs.work);
  void loop.run();
  await expect.poll(runs.count).toBe(1);
  void loop.run();
  let over = false;
  const stopped = loop.stop().then(() => (over = true));
  expect(over).toBe(false);
  await runs.end(1);
  await stopped;
  await loop.run();
  expect(runs.count()).toBe(1);
});
