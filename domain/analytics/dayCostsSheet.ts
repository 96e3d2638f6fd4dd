import type { Language } from '../language.ts';

type Words = Record<Language, string>;

/** Title, columns and rows of a file of what a day costs. */
export const dayCostsSheet = {
  title: {
    'uz-Latn': 'Bir ish kuni xarajati',
    ru: 'Стоимость рабочего дня',
    'uz-Cyrl': 'Бир иш куни харажати',
  },
  unit: { 'uz-Latn': 'Boʻlim', ru: 'Отдел', 'uz-Cyrl': 'Бўлим' },
  people: { 'uz-Latn': 'Xodimlar soni', ru: 'Сотрудников', 'uz-Cyrl': 'Ходимлар сони' },
  days: {
    'uz-Latn': 'Hisobga oʻtgan kunlar',
    ru: 'Засчитано дней',
    'uz-Cyrl': 'Ҳисобга ўтган кунлар',
  },
  earned: { 'uz-Latn': "Ishlab topilgan, so'm", ru: 'Заработано, сум', 'uz-Cyrl': 'Ишлаб топилган, сўм' },
  additions: {
    'uz-Latn': "Qoʻshimcha toʻlovlar, so'm",
    ru: 'Доплаты, сум',
    'uz-Cyrl': 'Қўшимча тўловлар, сўм',
  },
  cost: { 'uz-Latn': "Bir kun, so'm", ru: 'За день, сум', 'uz-Cyrl': 'Бир кун, сўм' },
  before: {
    'uz-Latn': "Oldingi davrda bir kun, so'm",
    ru: 'За день в прошлом периоде, сум',
    'uz-Cyrl': 'Олдинги даврда бир кун, сўм',
  },
  noUnit: { 'uz-Latn': 'Boʻlimsiz', ru: 'Без отдела', 'uz-Cyrl': 'Бўлимсиз' },
  total: { 'uz-Latn': 'Jami', ru: 'Всего', 'uz-Cyrl': 'Жами' },
} as const satisfies Record<string, Words>;
