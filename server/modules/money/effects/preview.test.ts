import { expect, it } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { runInTurn, type Preview } from './preview.ts';

const previewOf = (organizationId: string, gone = new AbortController().signal): Preview => ({
  ...{ db: {} as Database, organizationId, now: 0, gone },
});

/** Work that goes on until it is told to end. */
function work() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const run = async () => {
    begin();
    await ended;
  };
  return { run, begun, end };
}

it('dry runs of one company go one after another, beside those of others', async () => {
  const [first, second, other] = [work(), work(), work()];
  const order: string[] = [];
  const one = runInTurn(previewOf('one'), first.run).then(() => order.push('first'));
  const two = runInTurn(previewOf('one'), second.run).then(() => order.push('second'));
  second.end();
  const beside = runInTurn(previewOf('other'), other.run).then(() => order.push('other'));
  await other.begun;
  other.end();
  await beside;
  await first.begun;
  first.end();
  await Promise.all([one, two]);
  expect(order).toEqual(['other', 'first', 'second']);
});

it('one that nobody waits for any more is not begun, and one that fails holds nobody up', async () => {
  const leaving = new AbortController();
  const failing = runInTurn(previewOf('one'), () => Promise.reject(new Error('broken')));
  let begun = 0;
  const left = runInTurn(previewOf('one', leaving.signal), async () => {
    begun += 1;
  });
  const next = runInTurn(previewOf('one'), () => Promise.resolve('done'));
  leaving.abort();
  await expect(failing).rejects.toThrow('broken');
  await expect(left).rejects.toMatchObject({ code: 'serviceUnavailable' });
  expect([await next, begun]).toEqual(['done', 0]);
});
