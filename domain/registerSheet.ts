import type { Language } from './language.ts';

type Words = Record<Language, string>;

/** Title and columns of a register of payments for a bank. */
export const registerSheet = {
  title: { 'uz-Latn': 'Toʻlov reestri', ru: 'Реестр выплат', 'uz-Cyrl': 'Тўлов реестри' },
  number: { 'uz-Latn': '№', ru: '№', 'uz-Cyrl': '№' },
  fullName: { 'uz-Latn': 'F.I.Sh.', ru: 'ФИО', 'uz-Cyrl': 'Ф.И.Ш.' },
  pinfl: { 'uz-Latn': 'JShShIR', ru: 'ПИНФЛ', 'uz-Cyrl': 'ЖШШИР' },
  cardNumber: { 'uz-Latn': 'Karta raqami', ru: 'Номер карты', 'uz-Cyrl': 'Карта рақами' },
  amount: { 'uz-Latn': "Summa, so'm", ru: 'Сумма, сум', 'uz-Cyrl': 'Сумма, сўм' },
  period: { 'uz-Latn': 'Qaysi oy uchun', ru: 'За месяц', 'uz-Cyrl': 'Қайси ой учун' },
  key: { 'uz-Latn': 'Toʻlov kodi', ru: 'Код платежа', 'uz-Cyrl': 'Тўлов коди' },
} as const satisfies Record<string, Words>;
