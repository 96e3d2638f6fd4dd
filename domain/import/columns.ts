import type { Language } from '../language.ts';
import { searchKey } from '../text.ts';

export type ColumnKind = 'text' | 'digits' | 'money' | 'date' | 'choice';

/** The heading written into templates and exports, by language. */
type Headings = Record<Language, string>;

interface ColumnFacts {
  /** `digits` are typed as text in every file we write: a spreadsheet would round them. */
  kind: ColumnKind;
  /** Width in characters, in files we write. */
  width: number;
  headings: Headings;
  /** A list without it can still be imported. */
  optional?: true;
  /** Other headings people use, in any script: folded like the headings. */
  aliases: readonly string[];
}

/** The columns of a list of people, in the order of the template. */
export const columns = {
  lastName: {
    kind: 'text',
    width: 22,
    headings: { 'uz-Latn': 'Familiya', ru: 'Фамилия', 'uz-Cyrl': 'Фамилия' },
    aliases: ['last name', 'surname', 'familiyasi', 'familya'],
  },
  firstName: {
    kind: 'text',
    width: 20,
    headings: { 'uz-Latn': 'Ism', ru: 'Имя', 'uz-Cyrl': 'Исм' },
    aliases: ['first name', 'name', 'ismi', 'given name'],
  },
  passportSerialNumber: {
    kind: 'text',
    width: 18,
    headings: {
      'uz-Latn': 'Pasport seriyasi va raqami',
      ru: 'Серия и номер паспорта',
      'uz-Cyrl': 'Паспорт серияси ва рақами',
    },
    aliases: [
      'passport',
      'pasport',
      'паспорт',
      'pasport raqami',
      'номер паспорта',
      'passport serial number',
      'pasport seriya raqami',
      'паспортные данные',
      'id karta raqami',
    ],
  },
  pinfl: {
    kind: 'digits',
    width: 18,
    headings: { 'uz-Latn': 'JShShIR', ru: 'ПИНФЛ', 'uz-Cyrl': 'ЖШШИР' },
    aliases: ['pinfl', 'ЖШИР', 'jshir', 'personal number', 'ПИНФЛ (ЖШШИР)', 'JShShIR (PINFL)'],
  },
  phoneNumber: {
    kind: 'digits',
    width: 18,
    headings: { 'uz-Latn': 'Telefon raqami', ru: 'Номер телефона', 'uz-Cyrl': 'Телефон рақами' },
    aliases: ['telefon', 'телефон', 'phone', 'phone number', 'tel', 'мобильный телефон', 'мобильный'],
  },
  cardNumber: {
    kind: 'digits',
    width: 24,
    headings: { 'uz-Latn': 'Karta raqami', ru: 'Номер карты', 'uz-Cyrl': 'Карта рақами' },
    aliases: [
      'karta',
      'карта',
      'card',
      'card number',
      'plastik karta',
      'пластиковая карта',
      'plastik raqami',
    ],
  },
  salary: {
    kind: 'money',
    width: 18,
    headings: { 'uz-Latn': 'Oylik ish haqi', ru: 'Оклад в месяц', 'uz-Cyrl': 'Ойлик иш ҳақи' },
    aliases: [
      'oylik',
      'maosh',
      'ish haqi',
      'оклад',
      'зарплата',
      'заработная плата',
      'месячный оклад',
      'salary',
      'monthly salary',
    ],
  },
  status: {
    kind: 'choice',
    width: 22,
    optional: true,
    headings: { 'uz-Latn': 'Holati', ru: 'Статус', 'uz-Cyrl': 'Ҳолати' },
    aliases: ['holat', 'status', 'состояние'],
  },
  salaryFrom: {
    kind: 'date',
    width: 18,
    optional: true,
    headings: {
      'uz-Latn': 'Ish haqi qachondan',
      ru: 'С какого дня оклад',
      'uz-Cyrl': 'Иш ҳақи қачондан',
    },
    aliases: ['oylik qachondan', 'maosh qachondan', 'оклад с', 'дата оклада', 'salary from'],
  },
  firstDay: {
    kind: 'date',
    width: 20,
    optional: true,
    headings: { 'uz-Latn': 'Birinchi ish kuni', ru: 'Первый рабочий день', 'uz-Cyrl': 'Биринчи иш куни' },
    aliases: [
      'ishga kirgan sana',
      'ishga qabul qilingan sana',
      'дата приёма',
      'дата приема на работу',
      'первый день работы',
      'first day',
      'first working day',
      'hire date',
    ],
  },
  unit: {
    kind: 'text',
    width: 24,
    optional: true,
    headings: { 'uz-Latn': 'Boʻlim', ru: 'Отдел', 'uz-Cyrl': 'Бўлим' },
    aliases: ['boʻlimi', 'название отдела', 'подразделение', 'department', 'unit'],
  },
  schedule: {
    kind: 'text',
    width: 24,
    optional: true,
    headings: { 'uz-Latn': 'Ish jadvali', ru: 'График работы', 'uz-Cyrl': 'Иш жадвали' },
    aliases: ['jadval', 'jadvali', 'график', 'schedule', 'work schedule'],
  },
  patronymic: {
    kind: 'text',
    width: 22,
    optional: true,
    headings: { 'uz-Latn': 'Otasining ismi', ru: 'Отчество', 'uz-Cyrl': 'Отасининг исми' },
    aliases: ['sharifi', 'шарифи', 'patronymic', 'middle name'],
  },
  position: {
    kind: 'text',
    width: 26,
    optional: true,
    headings: { 'uz-Latn': 'Lavozimi', ru: 'Должность', 'uz-Cyrl': 'Лавозими' },
    aliases: ['lavozim', 'лавозим', 'kasbi', 'профессия', 'position', 'job title'],
  },
  personnelNumber: {
    kind: 'digits',
    width: 16,
    optional: true,
    headings: { 'uz-Latn': 'Tabel raqami', ru: 'Табельный номер', 'uz-Cyrl': 'Табель рақами' },
    aliases: ['tabel nomeri', 'таб номер', 'табельный №', 'таб №', 'personnel number'],
  },
} as const satisfies Record<string, ColumnFacts>;

export type ColumnKey = keyof typeof columns;

export const columnKeys = Object.keys(columns) as ColumnKey[];

/** The columns that an export writes: the day of a salary is only for a change. */
export const exportedKeys = columnKeys.filter((key) => key !== 'salaryFrom');

/** Columns that a list must have. */
export const requiredColumns = columnKeys.filter((key) => !('optional' in columns[key]));

/** The status an employee may be shown with; a file may choose only the first two (product §1). */
export const statusWords = {
  active: { 'uz-Latn': 'Ishlamoqda', ru: 'Работает', 'uz-Cyrl': 'Ишламоқда' },
  blocked: { 'uz-Latn': 'Bloklangan', ru: 'Заблокирован', 'uz-Cyrl': 'Блокланган' },
  left: { 'uz-Latn': 'Ishdan boʻshatilgan', ru: 'Уволен', 'uz-Cyrl': 'Ишдан бўшатилган' },
  notIdentified: { 'uz-Latn': 'Roʻyxatdan oʻtmagan', ru: 'Без регистрации', 'uz-Cyrl': 'Рўйхатдан ўтмаган' },
  declined: { 'uz-Latn': 'Ishni rad etgan', ru: 'Работа отклонена', 'uz-Cyrl': 'Ишни рад этган' },
} as const satisfies Record<string, Headings>;

/** Other words that people write, and words of earlier files. */
const otherStatusWords: Partial<Record<keyof typeof statusWords, readonly string[]>> = {
  active: ['active', 'faol', 'активный', 'активен', 'работает', 'ishlayapti'],
  blocked: ['blocked', 'blok', 'блок', 'заблокирована'],
  notIdentified: ['shaxsi aniqlanmagan', 'личность не подтверждена', 'не зарегистрирован'],
};

/** Folds both scripts, every apostrophe, and any signs and spaces between the words into one form. */
const fold = (text: string): string => searchKey(text).replaceAll(' ', '');

const keysByHeading = new Map<string, ColumnKey>();
for (const key of columnKeys)
  for (const heading of [...Object.values(columns[key].headings), ...columns[key].aliases])
    keysByHeading.set(fold(heading), key);

export const columnOfHeading = (heading: string): ColumnKey | undefined => keysByHeading.get(fold(heading));

type ShownStatus = keyof typeof statusWords;

const statusesByWord = new Map<string, ShownStatus>();
for (const [status, words] of Object.entries(statusWords) as [ShownStatus, Headings][])
  for (const word of Object.values(words)) statusesByWord.set(fold(word), status);
for (const [status, words] of Object.entries(otherStatusWords) as [ShownStatus, readonly string[]][])
  for (const word of words) statusesByWord.set(fold(word), status);

export const statusOfWord = (word: string): ShownStatus | undefined => statusesByWord.get(fold(word));
