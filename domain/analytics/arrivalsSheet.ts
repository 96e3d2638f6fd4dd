import type { Language } from '../language.ts';

type Words = Record<Language, string>;

/** Title and columns of a file of arrivals by weekday; the half-hours have their times. */
export const arrivalsSheet = {
  title: {
    'uz-Latn': 'Kelish vaqtlari',
    ru: 'Время прихода',
    'uz-Cyrl': 'Келиш вақтлари',
  },
  weekday: { 'uz-Latn': 'Hafta kuni', ru: 'День недели', 'uz-Cyrl': 'Ҳафта куни' },
  days: { 'uz-Latn': 'Kunlar', ru: 'Дней', 'uz-Cyrl': 'Кунлар' },
} as const satisfies Record<string, Words>;
