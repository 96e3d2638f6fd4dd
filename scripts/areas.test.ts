import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas } from './lint/areas.js';

test.each(['openapi/paths', 'openapi/schemas'])('%s has the folders of areas', (room) => {
  const folders = readdirSync(room, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.length).toBeGreaterThan(3);
  for (const { name } of folders) expect(areas).toContain(name);
});
