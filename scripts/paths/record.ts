import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WalkedPath } from '../../tests/paths/browser/support/walkedPath.ts';

/** Where browser walks store their results for the report. */
export const recordFolder = fileURLToPath(new URL('../../test-results/paths', import.meta.url));

function listRecords(): string[] {
  try {
    return readdirSync(recordFolder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

/** The last walk of each path, by machine id and number; empty when none was recorded. */
export const walkedPaths = (): WalkedPath[] =>
  listRecords().map((name) => JSON.parse(readFileSync(path.join(recordFolder, name), 'utf8')) as WalkedPath);

/**
 * Before all paths of one machine, or of every machine, are walked again: paths that no longer exist would be shown
 * forever.
 */
export function forgetWalks(id: string | undefined): void {
  for (const name of listRecords())
    if (id === undefined || name.replace(/-\d+\.json$/, '') === id) rmSync(path.join(recordFolder, name));
}
