import { expect, test } from 'vitest';
import { editingKey, navigatingKey } from './gridKeys.ts';

const press = (
  key: string,
  held: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {},
) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test.each([
  [press('ArrowDown'), { type: 'cursor.moved', rows: 1, columns: 0, extend: false }],
  [press('ArrowLeft', { shiftKey: true }), { type: 'cursor.moved', rows: 0, columns: -1, extend: true }],
  [press('ArrowDown', { ctrlKey: true }), { type: 'cursor.moved', rows: 1e9, columns: 0, extend: false }],
  [press('ArrowRight', { metaKey: true }), { type: 'cursor.moved', rows: 0, columns: 1e9, extend: false }],
  [press('Home'), { type: 'cursor.moved', rows: 0, columns: -1e9, extend: false }],
  [press('Home', { ctrlKey: true }), { type: 'cursor.moved', rows: -1e9, columns: -1e9, extend: false }],
  [press('End', { ctrlKey: true }), { type: 'cursor.moved', rows: 1e9, columns: 1e9, extend: false }],
  [press('a', { ctrlKey: true }), { type: 'all.selected' }],
  [press('z', { ctrlKey: true }), 'undo'],
  [press('z', { metaKey: true }), 'undo'],
  [press('Z', { ctrlKey: true, shiftKey: true }), 'redo'],
  [press('y', { ctrlKey: true }), 'redo'],
  [press('c', { ctrlKey: true }), undefined],
  [press('Enter'), { type: 'editing.started', text: 'old' }],
  [press('F2'), { type: 'editing.started', text: 'old' }],
  [press('ў'), { type: 'editing.started', text: 'ў' }],
  [press('Delete'), 'clear'],
  [press('Tab'), undefined],
  [press('Shift'), undefined],
  [press('F5'), undefined],
])('a key on a cell navigates: %o', (pressed, meant) => {
  expect(navigatingKey(pressed, 'old')).toEqual(meant);
});

test.each([
  [press('Enter'), { type: 'editing.completed', rows: 1, columns: 0 }],
  [press('Tab', { shiftKey: true }), { type: 'editing.completed', rows: 0, columns: -1 }],
  [press('Escape'), { type: 'editing.cancelled' }],
  [press('ArrowLeft'), undefined],
  [press('x'), undefined],
])('a key in an edited cell: %o', (pressed, meant) => {
  expect(editingKey(pressed)).toEqual(meant);
});
