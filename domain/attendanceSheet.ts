import type { Language } from './language.ts';

type Words = Record<Language, string>;

/** Title and columns of a file of a day's attendance. */
export const attendanceSheet = {
  title: { 'uz-Latn': 'Davomat', ru: 'Посещаемость', 'uz-Cyrl': 'Давомат' },
  employee: { 'uz-Latn': 'Xodim', ru: 'Сотрудник', 'uz-Cyrl': 'Ходим' },
  unit: { 'uz-Latn': 'Boʻlim', ru: 'Отдел', 'uz-Cyrl': 'Бўлим' },
  date: { 'uz-Latn': 'Sana', ru: 'Дата', 'uz-Cyrl': 'Сана' },
  presence: { 'uz-Latn': 'Holati', ru: 'Статус', 'uz-Cyrl': 'Ҳолати' },
  arrived: { 'uz-Latn': 'Keldi', ru: 'Приход', 'uz-Cyrl': 'Келди' },
  left: { 'uz-Latn': 'Ketdi', ru: 'Уход', 'uz-Cyrl': 'Кетди' },
  worked: { 'uz-Latn': 'Ishladi, daqiqa', ru: 'Отработано, минут', 'uz-Cyrl': 'Ишлади, дақиқа' },
  tardiness: { 'uz-Latn': 'Kechikdi, daqiqa', ru: 'Опоздание, минут', 'uz-Cyrl': 'Кечикди, дақиқа' },
} as const satisfies Record<string, Words>;

export const presenceWords = {
  notStarted: { 'uz-Latn': 'Hali kelmagan', ru: 'Прихода ещё нет', 'uz-Cyrl': 'Ҳали келмаган' },
  present: { 'uz-Latn': 'Ishda', ru: 'На работе', 'uz-Cyrl': 'Ишда' },
  checkedOut: { 'uz-Latn': 'Ketgan', ru: 'Уход отмечен', 'uz-Cyrl': 'Кетган' },
  missedCheckOut: {
    'uz-Latn': 'Ketish belgilanmagan',
    ru: 'Уход не отмечен',
    'uz-Cyrl': 'Кетиш белгиланмаган',
  },
  absent: { 'uz-Latn': 'Kelmagan', ru: 'Отсутствует', 'uz-Cyrl': 'Келмаган' },
  dayOff: { 'uz-Latn': 'Dam olish kuni', ru: 'Выходной', 'uz-Cyrl': 'Дам олиш куни' },
  holiday: { 'uz-Latn': 'Bayram', ru: 'Праздник', 'uz-Cyrl': 'Байрам' },
  onLeave: {
    'uz-Latn': 'Ruxsat bilan yoʻq',
    ru: 'Отсутствие согласовано',
    'uz-Cyrl': 'Рухсат билан йўқ',
  },
  late: { 'uz-Latn': 'Kechikkan', ru: 'Опоздание', 'uz-Cyrl': 'Кечиккан' },
} as const satisfies Record<string, Words>;

export type SheetPresence = keyof typeof presenceWords;
