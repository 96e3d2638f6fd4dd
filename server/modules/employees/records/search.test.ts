import { describe, expect, it } from 'vitest';
import { searchOf } from './search.ts';

describe('a typed text is parsed', () => {
  it.each([
    ['', { kind: 'everyone' }],
    ['   ', { kind: 'everyone' }],
    ["G'ofur", { kind: 'words', words: ['gofur'] }],
    ['Ғофур Тў', { kind: 'words', words: ['gofur', 'to'] }],
    ['to Ғофур', { kind: 'words', words: ['gofur', 'to'] }],
    ['%', { kind: 'nobody' }],
    ["' -- ", { kind: 'nobody' }],
    ['90 123', { kind: 'digits', phone: '99890123', pinfl: '90123' }],
    ['+998 (90) 123', { kind: 'digits', phone: '99890123', pinfl: '99890123' }],
    ['3010190', { kind: 'digits', phone: '9983010190', pinfl: '3010190' }],
    ['aa 12', { kind: 'passport', passport: 'AA12' }],
    ['AB1234567', { kind: 'passport', passport: 'AB1234567' }],
    ['AB12345678', { kind: 'words', words: ['ab12345678'] }],
  ])('%j', (typed, looked) => {
    expect(searchOf(typed)).toEqual(looked);
  });
});
