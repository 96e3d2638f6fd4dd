import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas } from './lint/areas.js';

/** Texts have a folder beside those of the areas: files in which several are loaded together. */
const others = ['groups'];

test.each(['openapi/paths', 'openapi/schemas', 'src/i18n/uz-Latn'])('%s has the folders of areas', (room) => {
  const folders = readdirSync(room, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.length).toBeGreaterThan(3);
  for (const { name } of folders) expect([...areas, ...others]).toContain(name);
});
