import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { makeSheetDesk } from './sheetDesk.ts';

test('a file of 200 MB is refused before a byte of it is read', async () => {
  const file = new Blob([new Uint8Array(200 * 1024 * 1024)]);
  file.arrayBuffer = () => Promise.reject(new Error('it was read'));
  expect(file.size).toBeGreaterThan(limits.fileBytes);
  await expect(makeSheetDesk(() => undefined).open(file)).rejects.toMatchObject({ refusal: 'tooLarge' });
});
