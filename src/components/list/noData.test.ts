import { Theme } from '@radix-ui/themes';
import { createElement as element, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { DataList } from './DataList.tsx';
import { EmptyState } from './EmptyState.tsx';

// The hook follows the language, which React does in a browser only. The texts themselves: which language is loaded is a state that
// test files of one worker share.
vi.mock('../../i18n/useText.ts', async () => {
  const { default: lists } = await import('../../i18n/uz-Latn/shared/lists.ts');
  return { useText: () => (key: string) => (lists as Record<string, unknown>)[key] ?? key };
});

const shown = (screen: ReactNode) =>
  renderToStaticMarkup(element(MemoryRouter, null, element(Theme, null, screen))).replaceAll(/<[^>]+>/g, '|');
const list = (rows: string[] | undefined) =>
  element(DataList<string>, {
    label: 'Namuna',
    columns: [{ key: 'name', label: 'Nomi', render: (row) => row }],
    rowKey: (row) => row,
    rows,
  });

const noData = 'Maʼlumot yoʻq';

test('an empty list says "No data" when nothing better is known (spec section 8)', () => {
  expect(shown(list([]))).toContain(noData);
  expect(shown(element(EmptyState))).toContain(noData);
});

test('and not while it loads, has a row, or knows better', () => {
  for (const screen of [list(undefined), list(['Aziza']), element(EmptyState, { text: 'Hali soʻrov yoʻq' })])
    expect(shown(screen)).not.toContain(noData);
});
