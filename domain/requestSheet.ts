import type { Language } from './language.ts';

type Words = Record<Language, string>;

/** Title and columns of a file of payment requests. */
export const requestSheet = {
  title: { 'uz-Latn': 'Soʻrovlar', ru: 'Заявки', 'uz-Cyrl': 'Сўровлар' },
  employee: { 'uz-Latn': 'Xodim', ru: 'Сотрудник', 'uz-Cyrl': 'Ходим' },
  unit: { 'uz-Latn': 'Boʻlim', ru: 'Отдел', 'uz-Cyrl': 'Бўлим' },
  asked: { 'uz-Latn': "Soʻralgan, so'm", ru: 'Запрошено, сум', 'uz-Cyrl': 'Сўралган, сўм' },
  amount: { 'uz-Latn': "Summa, so'm", ru: 'Сумма, сум', 'uz-Cyrl': 'Сумма, сўм' },
  period: { 'uz-Latn': 'Oy', ru: 'Месяц', 'uz-Cyrl': 'Ой' },
  requestedAt: { 'uz-Latn': 'Yuborilgan sana', ru: 'Дата заявки', 'uz-Cyrl': 'Юборилган сана' },
  state: { 'uz-Latn': 'Holati', ru: 'Статус', 'uz-Cyrl': 'Ҳолати' },
  card: { 'uz-Latn': 'Karta', ru: 'Карта', 'uz-Cyrl': 'Карта' },
  reason: { 'uz-Latn': 'Qaror sababi', ru: 'Причина решения', 'uz-Cyrl': 'Қарор сабаби' },
} as const satisfies Record<string, Words>;

export const requestStateWords = {
  inProcess: { 'uz-Latn': 'Koʻrib chiqilmoqda', ru: 'На рассмотрении', 'uz-Cyrl': 'Кўриб чиқилмоқда' },
  approvedAlone: {
    'uz-Latn': 'Maʼqullangan, qaytarish mumkin',
    ru: 'Одобрена, можно вернуть',
    'uz-Cyrl': 'Маъқулланган, қайтариш мумкин',
  },
  approved: { 'uz-Latn': 'Maʼqullangan', ru: 'Одобрена', 'uz-Cyrl': 'Маъқулланган' },
  sending: { 'uz-Latn': 'Yuborilmoqda', ru: 'Отправляется', 'uz-Cyrl': 'Юборилмоқда' },
  inDoubt: { 'uz-Latn': 'Aniqlanmoqda', ru: 'Выясняется', 'uz-Cyrl': 'Аниқланмоқда' },
  returned: { 'uz-Latn': 'Toʻlov qaytgan', ru: 'Выплата вернулась', 'uz-Cyrl': 'Тўлов қайтган' },
  failed: { 'uz-Latn': 'Toʻlov oʻtmagan', ru: 'Выплата не прошла', 'uz-Cyrl': 'Тўлов ўтмаган' },
  paid: { 'uz-Latn': 'Toʻlangan', ru: 'Выплачена', 'uz-Cyrl': 'Тўланган' },
  cancelled: { 'uz-Latn': 'Bekor qilingan', ru: 'Отменена', 'uz-Cyrl': 'Бекор қилинган' },
} as const satisfies Record<string, Words>;
