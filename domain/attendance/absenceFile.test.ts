import { expect, test } from 'vitest';
import { fileTypeOf } from './absenceFile.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['%PDF-1.7\n', 'pdf'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n\0', 'png'],
  ['<svg onload="x">', null],
  ['<!DOCTYPE html>', null],
  [' %PDF-1.7', null],
  ['\x89PNG\n', null],
  ['MZ', null],
  ['', null],
])('%j is %s', (text, type) => {
  expect(fileTypeOf(bytes(text))).toBe(type);
});
