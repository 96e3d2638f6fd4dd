import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WalkedPath } from '../../tests/paths/browser/support/walkedPath.ts';

/** Where the browser's walks leave what they saw; the report reads it. */
export const recordFolder = fileURLToPath(new URL('../../test-results/paths', import.meta.url));

/** The last walk of each path, by machine id and number; empty when none was recorded. */
export function walkedPaths(): WalkedPath[] {
  try {
    return readdirSync(recordFolder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(path.join(recordFolder, name), 'utf8')) as WalkedPath);
  } catch {
    return [];
  }
}
