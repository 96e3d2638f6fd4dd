import { beforeEach, expect, test, vi } from 'vitest';
import { languages } from '#domain/language.ts';
import { catalogues } from './catalogues.support.ts';
import type { Area } from './types.ts';

const first = ['auth', 'common', 'fields', 'problems'] as const;

/** A fresh page: nothing loaded, and this in local storage. */
async function open(stored: Record<string, string> = {}) {
  vi.resetModules();
  const kept = new Map(Object.entries(stored));
  const root = { lang: '' };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('document', { documentElement: root });
  const i18n = await import('./i18n.ts');
  await i18n.startLanguage(first);
  return { ...i18n, kept, root };
}

beforeEach(() => vi.unstubAllGlobals());

test.each([
  [undefined, 'uz-Latn', 'Yopish'],
  ['ru', 'ru', 'Закрыть'],
  ['uz-Cyrl', 'uz-Cyrl', 'Ёпиш'],
  ['en', 'uz-Latn', 'Yopish'],
])('with %s stored the app speaks %s', async (stored, language, close) => {
  const { currentLanguage, textOf, root } = await open(stored ? { language: stored } : {});
  expect(currentLanguage()).toBe(language);
  expect(root.lang).toBe(language);
  expect(textOf('common')('close')).toBe(close);
});

test('the choice is kept under the language key, and every area in use is there before it is heard of', async () => {
  const { ensureArea, onLanguage, setLanguage, textOf, kept } = await open();
  await ensureArea('uz-Latn', 'home');
  const heard = vi.fn(() => {
    expect(ensureArea('ru', 'common')).toBe(true);
    expect(ensureArea('ru', 'home')).toBe(true);
  });
  onLanguage(heard);
  await setLanguage('ru');
  expect(heard).toHaveBeenCalledOnce();
  expect(kept.get('language')).toBe('ru');
  expect(textOf('problems')('wrongCredentials')).toBe('Неверный номер телефона или пароль');
});

test('what only companies are refused for is loaded when it is first asked for', async () => {
  const { ensureLateProblems, setLanguage, textOf } = await open();
  expect(ensureLateProblems('uz-Latn')).toBe(false);
  await vi.waitUntil(() => ensureLateProblems('uz-Latn'));
  expect(textOf('problems')('unitExists')).toBe('Bunday nomli boʻlim bor');
  expect(textOf('problems')('wrongCredentials')).toBe('Telefon raqami yoki parol notoʻgʻri');
  await setLanguage('ru');
  expect(ensureLateProblems('ru')).toBe(true);
});

test.each(languages)('every area of %s is in the file that is loaded for it', async (language) => {
  const { ensureArea, setLanguage, textOf } = await open();
  await setLanguage(language);
  await ensureArea(language, 'companyProblems');
  for (const [area, texts] of catalogues.get(language) ?? []) {
    await ensureArea(language, area as Area);
    const key = [...texts.keys()].find((one) => !/_(one|few|many|other)$/.test(one)) ?? '';
    expect([area, textOf(area as Area)(key as never)]).not.toEqual([area, key]);
  }
});

test('an area is loaded once, however many ask', async () => {
  const { ensureArea } = await open();
  const loading = ensureArea('uz-Latn', 'payments');
  expect(ensureArea('uz-Latn', 'payments')).toBe(loading);
  await loading;
  expect(ensureArea('uz-Latn', 'payments')).toBe(true);
});

test.each([
  [1, 'Исправьте 1 поле'],
  [3, 'Исправьте 3 поля'],
  [5, 'Исправьте 5 полей'],
  [21, 'Исправьте 21 поле'],
])('Russian counts %i', async (count, expected) => {
  const { textOf } = await open({ language: 'ru' });
  expect(textOf('common')('checkFields', { count })).toBe(expected);
});
