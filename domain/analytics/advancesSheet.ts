import type { Language } from '../language.ts';

type Words = Record<Language, string>;

/** Title and columns of a file of advance figures. */
export const advancesSheet = {
  title: { 'uz-Latn': 'Avans koʻrsatkichlari', ru: 'Показатели авансов', 'uz-Cyrl': 'Аванс кўрсаткичлари' },
  month: { 'uz-Latn': 'Oy', ru: 'Месяц', 'uz-Cyrl': 'Ой' },
  people: { 'uz-Latn': 'Xodimlar soni', ru: 'Сотрудников', 'uz-Cyrl': 'Ходимлар сони' },
  earned: { 'uz-Latn': "Ishlab topilgan, so'm", ru: 'Заработано, сум', 'uz-Cyrl': 'Ишлаб топилган, сўм' },
  askers: {
    'uz-Latn': 'Soʻrov yuborgan xodimlar',
    ru: 'Подали заявку, сотрудников',
    'uz-Cyrl': 'Сўров юборган ходимлар',
  },
  askedRate: {
    'uz-Latn': 'Soʻrov yuborganlar ulushi, %',
    ru: 'Доля подавших заявку, %',
    'uz-Cyrl': 'Сўров юборганлар улуши, %',
  },
  requests: { 'uz-Latn': 'Soʻrovlar soni', ru: 'Заявок', 'uz-Cyrl': 'Сўровлар сони' },
  asked: { 'uz-Latn': "Soʻralgan, so'm", ru: 'Сумма заявок, сум', 'uz-Cyrl': 'Сўралган, сўм' },
  receivers: {
    'uz-Latn': 'Avans olgan xodimlar',
    ru: 'Получили аванс, сотрудников',
    'uz-Cyrl': 'Аванс олган ходимлар',
  },
  paid: {
    'uz-Latn': "Toʻlangan avans, so'm",
    ru: 'Выплачено аванса, сум',
    'uz-Cyrl': 'Тўланган аванс, сўм',
  },
  takenRate: { 'uz-Latn': 'Avansning ulushi, %', ru: 'Доля аванса, %', 'uz-Cyrl': 'Аванснинг улуши, %' },
  timed: { 'uz-Latn': 'Toʻlangan soʻrovlar', ru: 'Выплачено заявок', 'uz-Cyrl': 'Тўланган сўровлар' },
  median: {
    'uz-Latn': 'Soʻrovdan toʻlovgacha: mediana, soat',
    ru: 'От заявки до выплаты: медиана, часов',
    'uz-Cyrl': 'Сўровдан тўловгача: медиана, соат',
  },
  p90: {
    'uz-Latn': 'Soʻrovdan toʻlovgacha: 90-persentil, soat',
    ru: 'От заявки до выплаты: 90-й процентиль, часов',
    'uz-Cyrl': 'Сўровдан тўловгача: 90-персентил, соат',
  },
  refused: {
    'uz-Latn': 'Bekor qilingan soʻrovlar',
    ru: 'Отменено заявок',
    'uz-Cyrl': 'Бекор қилинган сўровлар',
  },
  refusedRate: {
    'uz-Latn': 'Bekor qilinganlar ulushi, %',
    ru: 'Доля отменённых, %',
    'uz-Cyrl': 'Бекор қилинганлар улуши, %',
  },
  withdrawn: {
    'uz-Latn': 'Qaytarib olingan soʻrovlar',
    ru: 'Отозвано заявок',
    'uz-Cyrl': 'Қайтариб олинган сўровлар',
  },
  failed: {
    'uz-Latn': 'Toʻlovi oʻtmagan yoki qaytgan soʻrovlar',
    ru: 'Выплата не прошла или вернулась, заявок',
    'uz-Cyrl': 'Тўлови ўтмаган ёки қайтган сўровлар',
  },
} as const satisfies Record<string, Words>;
