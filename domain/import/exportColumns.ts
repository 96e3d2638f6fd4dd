import type { Language } from '../language.ts';

type Words = Record<Language, string>;

/** Columns of an export besides those that can be uploaded again; an upload ignores them. */
export const exportColumns = {
  registration: { 'uz-Latn': 'Roʻyxatdan oʻtganmi', ru: 'Регистрация', 'uz-Cyrl': 'Рўйхатдан ўтганми' },
  registeredAt: {
    'uz-Latn': 'Roʻyxatdan oʻtgan sana',
    ru: 'Дата регистрации',
    'uz-Cyrl': 'Рўйхатдан ўтган сана',
  },
  addedAt: { 'uz-Latn': 'Qoʻshilgan sana', ru: 'Дата добавления', 'uz-Cyrl': 'Қўшилган сана' },
} as const satisfies Record<string, Words>;

export const registrationWords = {
  registered: { 'uz-Latn': 'Roʻyxatdan oʻtgan', ru: 'Зарегистрирован', 'uz-Cyrl': 'Рўйхатдан ўтган' },
  unregistered: {
    'uz-Latn': 'Roʻyxatdan oʻtmagan',
    ru: 'Без регистрации',
    'uz-Cyrl': 'Рўйхатдан ўтмаган',
  },
} as const satisfies Record<string, Words>;
