import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Makes a folder and those above it that are missing. Not `mkdirSync` with `recursive`: where nothing can be made in an
 * existing folder and the system calls that ENOENT, as in /proc, it never returns.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && statSync(path).isDirectory()) return;
    const above = dirname(path);
    if (codeOf(error) !== 'ENOENT' || above === path) throw error;
    makeFolder(above);
    try {
      mkdirSync(path);
    } catch (again) {
      // Another process may have made it meanwhile.
      if (codeOf(again) !== 'EEXIST' || !statSync(path).isDirectory()) throw again;
    }
  }
}
