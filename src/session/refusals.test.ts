import { expect, test } from 'vitest';
import { announceRefusal, onNotYourJob } from './refusals.ts';

test('tells of a refusal because the job is gone, and of no other', async () => {
  let told = 0;
  onNotYourJob(() => (told += 1));
  await announceRefusal(Response.json({ code: 'forbidden' }, { status: 403 }));
  await announceRefusal(new Response('<html>', { status: 403 }));
  expect(told).toBe(0);
  await announceRefusal(Response.json({ code: 'notYourJob' }, { status: 403 }));
  expect(told).toBe(1);
});
