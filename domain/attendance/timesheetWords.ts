import type { Language } from '../language.ts';
import type { AbsenceKind } from './absenceKinds.ts';
import { printedCode, type TimesheetCell, type TimesheetCode } from './timesheet.ts';

type Words = Record<Language, string>;

/** Letters in the cells of the form T-13; Russian ones are the form's own. */
const codeLetters = {
  worked: { 'uz-Latn': 'I', ru: 'Я', 'uz-Cyrl': 'И' },
  restWorked: { 'uz-Latn': 'DI', ru: 'РВ', 'uz-Cyrl': 'ДИ' },
  off: { 'uz-Latn': 'D', ru: 'В', 'uz-Cyrl': 'Д' },
  unclear: { 'uz-Latn': 'A', ru: 'НН', 'uz-Cyrl': 'А' },
  notHired: { 'uz-Latn': 'X', ru: 'Х', 'uz-Cyrl': 'Х' },
  open: { 'uz-Latn': '', ru: '', 'uz-Cyrl': '' },
} as const satisfies Record<Exclude<TimesheetCode, 'away' | 'dismissed'>, Words>;

const scripts = { 'uz-Latn': 'uzLatn', ru: 'ru', 'uz-Cyrl': 'uzCyrl' } as const;

export type Letters = (cell: Pick<TimesheetCell, 'code' | 'kind'>) => string;

/** The letters of a cell: the form's own, or the company's for the kind of an absence or dismissed day. */
export function lettersOf(
  kinds: readonly Pick<AbsenceKind, 'number' | 'letters'>[],
  language: Language,
): Letters {
  const ofKinds = new Map(kinds.map(({ number, letters }) => [number, letters[scripts[language]]]));
  return ({ code, kind }) =>
    code === 'away' || code === 'dismissed' ? (ofKinds.get(kind!) ?? '') : codeLetters[code][language];
}

export type PrintedLetters = (cell: TimesheetCell) => string;

/** The printed letters of a cell. */
export function printedLettersOf(...of: Parameters<typeof lettersOf>): PrintedLetters {
  const letters = lettersOf(...of);
  return (cell) => letters({ ...cell, code: printedCode(cell) });
}

/** A kind of absence as the head of its column: `09 ОТ`. */
export const codeOf = (
  { number, letters }: Pick<AbsenceKind, 'number' | 'letters'>,
  language: Language,
): string => `${String(number).padStart(2, '0')} ${letters[scripts[language]]}`;

/** Words of the form T-13 and of the table beside it. */
export const timesheetWords = {
  form: { 'uz-Latn': 'T-13', ru: 'Т-13', 'uz-Cyrl': 'Т-13' },
  data: { 'uz-Latn': 'Maʼlumot', ru: 'Данные', 'uz-Cyrl': 'Маълумот' },
  title: {
    'uz-Latn': 'ISH VAQTIDAN FOYDALANISH TABELI',
    ru: 'ТАБЕЛЬ УЧЁТА РАБОЧЕГО ВРЕМЕНИ',
    'uz-Cyrl': 'ИШ ВАҚТИДАН ФОЙДАЛАНИШ ТАБЕЛИ',
  },
  draft: {
    'uz-Latn': 'QORALAMA: oy hali yopilmagan',
    ru: 'ЧЕРНОВИК: месяц ещё не закрыт',
    'uz-Cyrl': 'ҚОРАЛАМА: ой ҳали ёпилмаган',
  },
  version: { 'uz-Latn': 'Versiya', ru: 'Версия', 'uz-Cyrl': 'Версия' },
  organization: { 'uz-Latn': 'Tashkilot', ru: 'Организация', 'uz-Cyrl': 'Ташкилот' },
  tin: { 'uz-Latn': 'STIR', ru: 'ИНН', 'uz-Cyrl': 'СТИР' },
  okpo: { 'uz-Latn': 'KTUT', ru: 'ОКПО', 'uz-Cyrl': 'КТУТ' },
  period: { 'uz-Latn': 'Hisobot davri', ru: 'Отчётный период', 'uz-Cyrl': 'Ҳисобот даври' },
  number: { 'uz-Latn': '№', ru: '№', 'uz-Cyrl': '№' },
  employee: { 'uz-Latn': 'F.I.Sh.', ru: 'Ф.И.О.', 'uz-Cyrl': 'Ф.И.Ш.' },
  employeeAndPosition: {
    'uz-Latn': 'F.I.Sh., lavozimi',
    ru: 'Ф.И.О., должность',
    'uz-Cyrl': 'Ф.И.Ш., лавозими',
  },
  position: { 'uz-Latn': 'Lavozimi', ru: 'Должность', 'uz-Cyrl': 'Лавозими' },
  personnelNumber: { 'uz-Latn': 'Tabel raqami', ru: 'Табельный номер', 'uz-Cyrl': 'Табель рақами' },
  unit: { 'uz-Latn': 'Boʻlim', ru: 'Отдел', 'uz-Cyrl': 'Бўлим' },
  pinfl: { 'uz-Latn': 'JShShIR', ru: 'ПИНФЛ', 'uz-Cyrl': 'ЖШШИР' },
  marks: {
    'uz-Latn': 'Oy kunlari boʻyicha belgilar va soatlar',
    ru: 'Отметки и часы по числам месяца',
    'uz-Cyrl': 'Ой кунлари бўйича белгилар ва соатлар',
  },
  inHalf: { 'uz-Latn': 'Yarim oyda', ru: 'За половину', 'uz-Cyrl': 'Ярим ойда' },
  inMonth: { 'uz-Latn': 'Oyda', ru: 'За месяц', 'uz-Cyrl': 'Ойда' },
  daysAndHours: { 'uz-Latn': 'kun / soat', ru: 'дни / часы', 'uz-Cyrl': 'кун / соат' },
  norm: { 'uz-Latn': 'Meʼyor', ru: 'Норма', 'uz-Cyrl': 'Меъёр' },
  restHours: {
    'uz-Latn': 'Dam olish kunlari, soat',
    ru: 'В выходные, часы',
    'uz-Cyrl': 'Дам олиш кунлари, соат',
  },
  absences: {
    'uz-Latn': 'Yoʻqlik: kod va kunlar',
    ru: 'Отсутствия: код и дни',
    'uz-Cyrl': 'Йўқлик: код ва кунлар',
  },
  unclear: { 'uz-Latn': 'Aniqlanmagan kun', ru: 'Невыясненные дни', 'uz-Cyrl': 'Аниқланмаган кун' },
  firstHalfDays: { 'uz-Latn': '1–15: kun', ru: '1–15: дни', 'uz-Cyrl': '1–15: кун' },
  firstHalfHours: { 'uz-Latn': '1–15: soat', ru: '1–15: часы', 'uz-Cyrl': '1–15: соат' },
  secondHalfDays: { 'uz-Latn': '16–: kun', ru: '16–: дни', 'uz-Cyrl': '16–: кун' },
  secondHalfHours: { 'uz-Latn': '16–: soat', ru: '16–: часы', 'uz-Cyrl': '16–: соат' },
  monthDays: { 'uz-Latn': 'Oyda: kun', ru: 'За месяц: дни', 'uz-Cyrl': 'Ойда: кун' },
  monthHours: { 'uz-Latn': 'Oyda: soat', ru: 'За месяц: часы', 'uz-Cyrl': 'Ойда: соат' },
  normDays: { 'uz-Latn': 'Meʼyor: kun', ru: 'Норма: дни', 'uz-Cyrl': 'Меъёр: кун' },
  normHours: { 'uz-Latn': 'Meʼyor: soat', ru: 'Норма: часы', 'uz-Cyrl': 'Меъёр: соат' },
  adjustedDays: {
    'uz-Latn': 'Yopilgan oylar uchun: kun',
    ru: 'За закрытые месяцы: дни',
    'uz-Cyrl': 'Ёпилган ойлар учун: кун',
  },
  adjustedHours: {
    'uz-Latn': 'Yopilgan oylar uchun: soat',
    ru: 'За закрытые месяцы: часы',
    'uz-Cyrl': 'Ёпилган ойлар учун: соат',
  },
  adjustedPay: {
    'uz-Latn': "Yopilgan oylar uchun, so'm",
    ru: 'За закрытые месяцы, сум',
    'uz-Cyrl': 'Ёпилган ойлар учун, сўм',
  },
  responsible: { 'uz-Latn': 'Masʼul shaxs', ru: 'Ответственное лицо', 'uz-Cyrl': 'Масъул шахс' },
  unitHead: {
    'uz-Latn': 'Boʻlim boshligʻi',
    ru: 'Руководитель подразделения',
    'uz-Cyrl': 'Бўлим бошлиғи',
  },
  personnel: {
    'uz-Latn': 'Kadrlar boʻyicha xodim',
    ru: 'Работник кадровой службы',
    'uz-Cyrl': 'Кадрлар бўйича ходим',
  },
  signature: { 'uz-Latn': 'imzo, sana', ru: 'подпись, дата', 'uz-Cyrl': 'имзо, сана' },
} as const satisfies Record<string, Words>;
