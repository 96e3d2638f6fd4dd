import { describe, expect, test } from 'vitest';
import { hostile } from '#tests/support/sheets/hostile.ts';
import { openFile } from './openFile.ts';
import { SheetRefused } from './refusal.ts';

const outcome = (bytes: Uint8Array): string | number => {
  try {
    return openFile(bytes).sheets.reduce((sum, sheet) => sum + sheet.rows().length, 0);
  } catch (error) {
    if (error instanceof SheetRefused) return error.refusal;
    throw error;
  }
};

describe('a hostile file is refused with a reason, or read right', () => {
  test.each(Object.entries(hostile))('%s', (_name, { bytes, expected }) => {
    const file = bytes();
    expect(outcome(file)).toBe(expected);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
